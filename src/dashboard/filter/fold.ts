/** Normalises texts that differ in case and accents alone. */

/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };
const beyondAscii = /[^\0-\x7f]/;

export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðßæœı]/g, (letter) => letters[letter] ?? letter);
}
