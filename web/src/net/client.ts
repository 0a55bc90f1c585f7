/** What a page elsewhere, or another client, needs of a house: docs/client.md has an example. */

export { houseAt, HouseError, type House } from "./api.ts";
export type * from "./protocol.ts";
export { Socket, type Answer, type Asking, type Listener } from "./socket.ts";
export { changed, placeKey } from "./views.ts";
