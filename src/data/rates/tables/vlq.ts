/** Integers as short text: six bits per character, the lowest first, one of which means "more follow". */

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The value of each character code plus one; 0 for other characters. */
const values = new Uint8Array(128);
for (let value = 0; value < digits.length; value++) values[digits.charCodeAt(value)] = value + 1;

/** Slowly growing numbers take one or two characters each. */
export function packDifferences(numbers: readonly number[]): string {
  let before = 0;
  let text = '';
  for (const number of numbers) {
    text += pack(number - before);
    before = number;
  }
  return text;
}

export function unpackDifferences(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let difference = 0;
  let weight = 1;
  for (let at = 0; at < text.length; at++) {
    const value = (values[text.charCodeAt(at)] ?? 0) - 1;
    if (value < 0) throw new Error(`Expected letters, digits, - and _, but got ${text.charAt(at)}`);
    difference += (value & 31) * weight;
    weight *= 32;
    if (value & 32) continue;
    number += difference % 2 === 1 ? -(difference - 1) / 2 : difference / 2;
    numbers.push(number);
    difference = 0;
    weight = 1;
  }
  return numbers;
}

/** The lowest bit is the sign. */
function pack(number: number): string {
  let rest = number < 0 ? -number * 2 + 1 : number * 2;
  let text = '';
  do {
    const low = rest % 32;
    rest = Math.floor(rest / 32);
    text += digits.charAt(rest > 0 ? low + 32 : low);
  } while (rest > 0);
  return text;
}
