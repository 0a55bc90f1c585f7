/** A word of the engine as a part of the id of a text. */
export function plain(word: string): string {
  return word.replaceAll(/[^a-z0-9]+/gi, "-");
}
