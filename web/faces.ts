// Every face of the packs, and what else the pictures of shared links show, on a page of its own: one element each, under
// the name that `tools/postcards/faces.py` looks for.  It is no part of what is built.

import { mount } from "svelte";
import "./src/app.css";
import Card from "./src/cards/Card.svelte";
import type { Suits } from "./src/cards/faces.ts";
import SuitSigns from "./src/cards/Suits.svelte";

const names = new URLSearchParams(location.search).get("names")?.split(" ") ?? [];
const COLOURS: Record<string, string> = { H: "#c0241f", D: "#c0241f", A: "#7d5a26", L: "#2f7d3b", B: "#c0241f" };
const SVG = "http://www.w3.org/2000/svg";

function drawn(into: HTMLElement, name: string): void {
  const [kind = "", code = ""] = name.split("-");
  if (kind === "mark") {
    into.append(Object.assign(new Image(200, 200), { src: "/icon.svg" }));
  } else if (kind === "back") {
    into.className = "card back";
    into.style.setProperty("--card-w", "200px");
  } else if (kind === "sign") {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "-50 -50 100 100");
    svg.setAttribute("color", COLOURS[code] ?? "#1b2430");
    const use = document.createElementNS(SVG, "use");
    for (const [key, value] of Object.entries({ href: `#sign-${code}`, x: "-50", y: "-50", width: "100", height: "100" })) use.setAttribute(key, value);
    svg.append(use);
    into.append(svg);
  } else {
    mount(Card, { target: into, props: { code, suits: kind as Suits, pack: "club" } });
  }
}

mount(SuitSigns, { target: document.body });
const all = document.querySelector("#faces");
for (const name of names) {
  const one = document.createElement("div");
  one.dataset["name"] = name;
  all?.append(one);
  if (/^(mark|sign|numbers)-/.test(name)) one.className = "round";
  drawn(one, name);
}
