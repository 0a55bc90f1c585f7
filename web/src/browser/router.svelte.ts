/** Where one is on the page: the part of the address after the hash, `#/table/ID`. */

import { ledTo } from "./links.ts";

export interface Route {
  page: string;
  rest: string[];
}

function read(): Route {
  const [page = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { page, rest };
}

const led = ledTo(location.pathname); // by a link that somebody has shared
if (led !== null) history.replaceState(null, "", `/${led}`);
let route: Route = $state.raw(read());
window.addEventListener("hashchange", () => (route = read()));

export function here(): Route {
  return route;
}

export function path(page = "", ...rest: string[]): string {
  return "#/" + [page, ...rest].filter(Boolean).map(encodeURIComponent).join("/");
}

export function go(page = "", ...rest: string[]): void {
  location.hash = path(page, ...rest);
}
