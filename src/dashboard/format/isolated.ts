/** A text of others within a sentence that is one string, where OutsideText cannot be: between the isolates of Unicode. */

/** Latin letters, digits and signs turn nothing round. */
const plain = /^[\u0020-\u024f]*$/;

export function isolated(text: string): string {
  return plain.test(text) ? text : `\u2068${text}\u2069`;
}
