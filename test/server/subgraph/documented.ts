/** What docs/supergraph.md shows: files to save, by their names, and commands. */
import { blocksOf } from '../../docs/blocks.js';

const blocks = blocksOf('docs/supergraph.md');

/** The block that begins so. */
export function documented(beginning: string): string {
  const block = blocks.find(({ text }) => text.startsWith(beginning));
  if (!block) throw new Error(`Expected a block of docs/supergraph.md that begins with ${beginning}`);
  return block.text;
}
