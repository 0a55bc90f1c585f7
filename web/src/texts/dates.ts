/** Dates as the chosen language writes them. */

import { settings } from "../browser/settings.svelte.ts";

/** A day and a time, from milliseconds since 1970. */
export function when(at: number): string {
  return new Date(at).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });
}

export function day(at: number): string {
  return new Date(at).toLocaleDateString(settings.language, { dateStyle: "medium" });
}
