/** The way to the house: over the network, unless the page has a house in itself (`pocket`). */

/** What is used of a web socket; another line need have no more. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Door {
  ask(where: string, init: RequestInit): Promise<Response>;
  line(address: string, spoken: string[]): Line;
}

const NETWORK: Door = {
  ask: (where, init) => fetch(where, init),
  line: (address, spoken) => {
    const socket = new WebSocket(address, spoken);
    const line: Line = {
      get readyState() {
        return socket.readyState;
      },
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
    socket.onopen = () => line.onopen?.();
    socket.onmessage = (event) => line.onmessage?.(event);
    socket.onclose = () => line.onclose?.();
    return line;
  },
};

let own = NETWORK;

/** From now on the page's own house is behind this door; others are always reached over the network. */
export function goThrough(door: Door): void {
  own = door;
}

/** The door of the page's own house, or where another is named, the network. */
export function doorOf(another: string): Door {
  return another ? NETWORK : own;
}
