/** Notices of the system, for whoever looks elsewhere: browsers lend them to secure pages alone, and only when asked to. */

export function canNotify(): boolean {
  return window.isSecureContext && "Notification" in window;
}

/** Ask the user; only where he has just pressed something. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Show a notice until it is taken away again, or pressed: then the page comes to the front. */
export function notify(text: string, tag: string): () => void {
  if (!canNotify() || Notification.permission !== "granted") return () => {};
  try {
    const notice = new Notification(text, { tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    return () => {}; // some phones show none to pages
  }
}
