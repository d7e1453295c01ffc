/** The documents, and the fenced blocks of code in them. */
import { readFileSync, readdirSync } from 'node:fs';

export interface Block {
  /** The document, and the line on which the block begins. */
  readonly where: string;
  readonly language: string;
  readonly text: string;
  /** The block that stands right behind it, with at most a line of words between them; null when there is none. */
  readonly next: Block | null;
}

export const documents: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`)
      .sort(),
  ),
];

const fence = /^```(\w*)\n([^]*?)^```$/gm;

export function blocksOf(document: string): Block[] {
  const text = readFileSync(document, 'utf8');
  const found = [...text.matchAll(fence)];
  return found.reduceRight<Block[]>((behind, match, place) => {
    const end = match.index + match[0].length;
    const isNext = text.slice(end, found[place + 1]?.index).trim() === '';
    const line = text.slice(0, match.index).split('\n').length;
    const [, language = '', code = ''] = match;
    return [{ where: `${document}:${line}`, language, text: code, next: (isNext && behind[0]) || null }, ...behind];
  }, []);
}
