/** The text of a file: UTF-8 without damage, or nothing. */
import { refused } from './refusal.js';

const utf16 = new Set(['fffe', 'feff']);
/** Letters that stand where UTF-8 was read as Latin-1 and written again. */
const misread = /Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ]|â‚¬|â\u0082¬/;

export function textOf(bytes: Uint8Array): string {
  if (utf16.has(Buffer.from(bytes.subarray(0, 2)).toString('hex'))) throw refused('expected UTF-8, but got UTF-16');
  const text = decoded(bytes);
  if (text.includes('\u0000')) throw refused('expected text in UTF-8, but got a byte of 0');
  if (text.includes('\ufffd')) {
    throw refused(`line ${lineAt(text, '\ufffd')}: expected UTF-8, but got a replacement for a lost character`);
  }
  const damage = misread.exec(text)?.[0];
  if (damage !== undefined) {
    throw refused(`line ${lineAt(text, damage)}: expected UTF-8, but got letters that were read in another encoding`);
  }
  if (text.trim() === '') throw refused('expected rows, but got an empty file');
  return text;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('expected UTF-8, but got bytes of another encoding');
  }
}

function lineAt(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}
