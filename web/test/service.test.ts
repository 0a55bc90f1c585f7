/** The service worker: what it keeps, what it leaves alone, and how a new one takes over. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

type Handler = (event: object) => void;

const SOURCE = readFileSync(new URL("../src/pocket/service.js", import.meta.url), "utf8");
const HOME = "https://house.example";

/** A browser with caches, and a network that can be cut. */
class Browser {
  caches = new Map<string, Map<string, string>>();
  network: (path: string) => Response | Promise<Response> = (path) => new Response(`fresh ${path}`);
  asked: string[] = [];
  claimed = 0;

  worker(build: string, files: string[]): Record<string, Handler> {
    const handlers: Record<string, Handler> = {};
    const self = {
      location: { origin: HOME },
      clients: { claim: () => (this.claimed += 1) },
      addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    };
    const fetch = async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      this.asked.push(pathname);
      return this.network(pathname);
    };
    class Local extends Request {
      constructor(path: string, init: RequestInit) {
        super(HOME + path, init);
      }
    }
    const globals = { self, caches: this.storage(fetch), fetch, URL, Request: Local, Response, AbortSignal, Promise };
    runInNewContext(`const BUILD = "${build}"; const FILES = ${JSON.stringify(files)};\n${SOURCE}`, globals);
    return handlers;
  }

  storage(fetch: (request: Request) => Promise<Response>): object {
    const opened = (name: string): Map<string, string> => {
      const found = this.caches.get(name) ?? new Map<string, string>();
      this.caches.set(name, found);
      return found;
    };
    const answer = (text: string | undefined): Response | undefined => (text === undefined ? undefined : new Response(text));
    return {
      open: async (name: string) => ({
        addAll: async (requests: Request[]) => {
          for (const request of requests) opened(name).set(new URL(request.url).pathname, await (await fetch(request)).text());
        },
        match: async (path: string) => answer(opened(name).get(path)),
      }),
      match: async (path: string) => answer([...this.caches.values()].find((cache) => cache.has(path))?.get(path)),
      keys: async () => [...this.caches.keys()],
      delete: async (name: string) => this.caches.delete(name),
    };
  }
}

async function waited(handler: Handler | undefined): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  handler?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

async function answered(handlers: Record<string, Handler>, path: string, given: object = {}): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const request = { url: HOME + path, method: "GET", mode: "cors", ...given };
  handlers["fetch"]?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  return answer === undefined ? undefined : (await answer).text();
}

const NAVIGATE = { mode: "navigate" };

test("without a network the page opens as it was kept, with one as it is now", async () => {
  const browser = new Browser();
  const worker = browser.worker("1", ["/", "/assets/a.js"]);
  await waited(worker["install"]);
  browser.network = (path) => new Response(`newer ${path}`);
  assert.equal(await answered(worker, "/", NAVIGATE), "newer /");
  browser.network = () => Promise.reject(new TypeError("no network"));
  assert.equal(await answered(worker, "/", NAVIGATE), "fresh /");
  assert.equal(await answered(worker, "/assets/a.js"), "fresh /assets/a.js");
  browser.network = () => new Response("bad gateway", { status: 502 });
  assert.equal(await answered(worker, "/", NAVIGATE), "fresh /");
});

test("what the house answers is neither kept nor looked at", async () => {
  const browser = new Browser();
  const worker = browser.worker("1", ["/"]);
  await waited(worker["install"]);
  for (const path of ["/api/games", "/ws", "/health", "/assets/of-another-build.js"])
    assert.equal(await answered(worker, path), undefined);
  assert.equal(await answered(worker, "/api/evenings/x/csv", NAVIGATE), undefined);
  assert.equal(await answered(worker, "/", { method: "POST" }), undefined);
  assert.equal(await answered(worker, "/", { url: "https://elsewhere.example/" }), undefined);
  assert.deepEqual([...browser.caches.keys()], ["page-1"]);
});

test("a new build keeps its files apart, and the old ones go when it takes over", async () => {
  const browser = new Browser();
  await waited(browser.worker("1", ["/", "/assets/a.js"])["install"]);
  browser.caches.set("pocket", new Map([["/pocket/python.zip", "python"]]));
  const next = browser.worker("2", ["/", "/assets/b.js"]);
  await waited(next["install"]);
  assert.deepEqual([...browser.caches.keys()], ["page-1", "pocket", "page-2"]);
  await waited(next["activate"]);
  assert.deepEqual([...browser.caches.keys()], ["pocket", "page-2"]);
  assert.equal(browser.claimed, 1);
  browser.network = () => Promise.reject(new TypeError("no network"));
  assert.equal(await answered(next, "/pocket/python.zip"), "python");
});
