/** What playing without a network takes: files that the house has, and this browser keeps when it is asked to. */

export interface Contents {
  engine: string; // the folder of Python,
  serializer: string; // what it reads and writes messages with,
  house: string; // and our own modules
  games: Record<string, string>; // the catalogue, by language: it is shown while the rest is being begun
  files: { path: string; sent: number; whole: number }[]; // bytes over the network, and kept
}

const LIST = "/pocket.json";
const CACHE = "pocket";

/** What the house has; nothing where it was built without. */
export async function offered(): Promise<Contents | undefined> {
  try {
    const answer = await fetch(LIST, { cache: "no-cache" });
    return answer.ok ? ((await answer.json()) as Contents) : undefined;
  } catch {
    return undefined; // no network, or no such list
  }
}

/** What this browser keeps, if all of it is there. */
export async function kept(): Promise<Contents | undefined> {
  try {
    if (!(await caches.has(CACHE))) return undefined;
    const cache = await caches.open(CACHE);
    const list = await cache.match(LIST);
    return list && ((await list.json()) as Contents);
  } catch {
    return undefined; // a page that is not secure has no caches
  }
}

export function bytesSent(contents: Contents): number {
  return contents.files.reduce((sum, { sent }) => sum + sent, 0);
}

/** Keep all of it; what is there from before is not fetched again. The list comes last: who finds it finds all. */
export async function keep(contents: Contents, told: (part: number) => void): Promise<void> {
  const cache = await caches.open(CACHE);
  const whole = bytesSent(contents);
  let done = 0;
  for (const { path, sent } of contents.files) {
    if (!(await cache.match(path))) await cache.add(path);
    done += sent;
    told(done / whole);
  }
  await cache.put(LIST, new Response(JSON.stringify(contents)));
  const wanted = new Set([LIST, ...contents.files.map(({ path }) => path)]);
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
}

export async function forget(): Promise<void> {
  await caches.delete(CACHE);
}

/** The browser is asked not to clear it away by itself; some ask the user, who may take his time. */
export function askToStay(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
