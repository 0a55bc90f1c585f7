"""Texts that do not fit: what is cut off by a box around it, or runs out of its own, on the page as it stands."""

from __future__ import annotations

from playwright.sync_api import Page

CUT = """() => {
  const wrong = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxed = 'button, .button, .card, label, th, td, dt, dd, h1, h2, h3, .chip, .badge, summary, option';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue.trim();
    const own = node.parentElement;
    if (!text || !own || own.closest('.unseen, option, script, style, svg')) continue;
    range.selectNodeContents(node);
    const said = range.getBoundingClientRect();
    const seen = own.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!said.width || !said.height || !seen) continue;
    for (let box = own; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
      if (style.position === 'fixed' || scrolls) break;
      const cuts = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
      if (!cuts && !(box === own.closest(boxed))) continue;
      const frame = box.getBoundingClientRect();
      if (frame.width < 2 || frame.height < 2) break;
      const out = Math.max(said.right - frame.right, frame.left - said.left, cuts ? said.bottom - frame.bottom : 0);
      if (out > 2) wrong.add(`"${text.slice(0, 60)}" runs ${Math.round(out)} out of ${box.tagName}.${box.className}`);
    }
  }
  return [...wrong];
}"""


def cut_texts(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found
