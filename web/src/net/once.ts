/** Ask once for the same words and remember the answer; what failed is asked again the next time. */
export function once<Words extends string[], T>(ask: (...words: Words) => Promise<T>): (...words: Words) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (...words) => {
    const key = words.join("/");
    let found = asked.get(key);
    if (found === undefined) {
      found = ask(...words);
      found.catch(() => asked.delete(key));
      asked.set(key, found);
    }
    return found;
  };
}
