/** Whole numbers as short text: six bits a character, the lowest first, one of them for "more follow". */

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit, value]));

/** Numbers that grow little from one to the next take one or two characters each. */
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
  let [number, difference, weight] = [0, 0, 1];
  for (const character of text) {
    const value = values.get(character);
    if (value === undefined) throw new Error(`Expected letters, digits, - and _, but got ${character}`);
    difference += (value & 31) * weight;
    weight *= 32;
    if (value & 32) continue;
    number += difference % 2 === 1 ? -(difference - 1) / 2 : difference / 2;
    numbers.push(number);
    [difference, weight] = [0, 1];
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
