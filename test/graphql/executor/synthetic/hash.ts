/** A number that is the same again for the same text: FNV-1a. */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
  }
  return mixed >>> 0;
}
