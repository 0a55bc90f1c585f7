/** The page as an app of its own: the service worker that opens it without a network, and the browser's offer to install it. */

import type { Language } from "./languages.ts";

interface Offer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const offered: { offer: Offer | undefined } = $state({ offer: undefined });

/** Browsers do both on secure pages alone: https, or this machine itself. */
export function canInstall(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator;
}

export function beginService(): void {
  if (!canInstall()) return;
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // it is offered in the settings
    offered.offer = event as Offer;
  });
  window.addEventListener("appinstalled", () => (offered.offer = undefined));
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // then it opens with a network only
}

/** Whether the browser would install it now. */
export function isOffered(): boolean {
  return offered.offer !== undefined;
}

export async function install(): Promise<void> {
  const offer = offered.offer;
  offered.offer = undefined; // it can be asked once
  await offer?.prompt();
}

/** The app is called, and described, in the language of the page when it is installed. */
export function introduce(language: Language): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", `/manifest.${language}.webmanifest`);
}
