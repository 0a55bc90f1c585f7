/** Fluent texts in one language, and how one of them is said. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../browser/languages.ts";

export type Args = Record<string, FluentVariable>;

export function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

export function formatted(from: FluentBundle | undefined, id: string, args: Args): string | undefined {
  const pattern = from?.getMessage(id)?.value;
  return from && pattern ? from.formatPattern(pattern, args, []) : undefined;
}
