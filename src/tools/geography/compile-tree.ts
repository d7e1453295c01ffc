/** Makes the tree of letters over those keys in which typos are forgiven. */
import type { NameColumns } from '../../data/geography/search/name-table.js';
import { type TreeColumns, deepest, keyEnds } from '../../data/geography/search/name-tree.js';

interface Node {
  readonly letter: number;
  depth: number;
  after: number;
  readonly firstKey: number;
}

/** Names of a few signs, each a word: a typo makes another name of them. */
const isIdeographic = /[\u2e80-\ud7ff]/;

export function compileTree(
  { keys, keyStarts }: Pick<NameColumns, 'keys' | 'keyStarts'>,
  isWanted: (key: string) => boolean,
): TreeColumns {
  const nodes: Node[] = [];
  /** The nodes from the root down to the last letter of the key before. */
  const path: Node[] = [];
  const leaveTo = (depth: number): void => {
    for (const node of path.splice(depth)) node.after = nodes.length;
  };
  for (let position = 0; position + 1 < keyStarts.length; position++) {
    const key = keys.toString('utf8', keyStarts[position], keyStarts[position + 1]);
    if (key.length > deepest || isIdeographic.test(key) || !isWanted(key)) continue;
    let shared = 0;
    while (shared < path.length && path[shared]?.letter === key.charCodeAt(shared)) shared++;
    leaveTo(shared);
    for (let depth = shared; depth < key.length; depth++) {
      const node = { letter: key.charCodeAt(depth), depth: depth + 1, after: 0, firstKey: position };
      nodes.push(node);
      path.push(node);
    }
    const last = path.at(-1);
    if (last) last.depth |= keyEnds;
  }
  leaveTo(0);
  return {
    letters: Uint16Array.from(nodes, ({ letter }) => letter),
    depths: Uint8Array.from(nodes, ({ depth }) => depth),
    afters: Uint32Array.from(nodes, ({ after }) => after),
    firstKeys: Uint32Array.from(nodes, ({ firstKey }) => firstKey),
  };
}
