/** Keys as a tree of letters, for finding those that a text with typos was meant to be. */

/** Nodes in the order of a walk that goes down before it goes on: the children of a node follow it at once. */
export interface TreeColumns {
  /** UTF-16 code units. */
  readonly letters: Uint16Array;
  /** Letters from the root to the node; the highest bit says that a key ends here. */
  readonly depths: Uint8Array;
  /** The first node that is not below the node. */
  readonly afters: Uint32Array;
  /** The first key, as the table of names counts keys, that begins with the letters down to the node. */
  readonly firstKeys: Uint32Array;
}

export const keyEnds = 0x80;

/** Letters; a longer key has no place in the tree. */
export const deepest = keyEnds - 1;

/** A key, or all keys with the same beginning, and how many edits away it is. */
export interface Near {
  readonly firstKey: number;
  /** Letters of the first key that stand for the text. */
  readonly length: number;
  readonly edits: number;
  readonly isWhole: boolean;
}

/** Bounds the work for any text: the most that real ones take is a third of it. */
const mostSteps = 60_000;

export class NameTree {
  readonly #columns: TreeColumns;

  constructor(columns: TreeColumns) {
    this.#columns = columns;
  }

  /**
   * Keys and beginnings of keys that become the text by at most so many edits: a letter more, less or another, or two
   * neighbours exchanged (optimal string alignment). A beginning comes only where it is nearer than a shorter one.
   * `beginsAlike` looks only at keys with the first letter of the text, of which there are few enough for more edits.
   */
  near(text: string, most: number, beginsAlike = false): Near[] {
    const { letters, depths, afters, firstKeys } = this.#columns;
    const width = text.length + 1;
    const depthEnd = Math.min(deepest, text.length + most);
    // Row by row the edits between the first letters of the text and the letters down to each depth.
    const rows = new Uint8Array((depthEnd + 1) * width).fill(most + 1);
    for (let column = 0; column <= Math.min(most, text.length); column++) rows[column] = column;
    const path = new Uint16Array(depthEnd + 1);
    /** Down to each depth the edits of the nearest beginning. */
    const nearest = new Uint8Array(depthEnd + 1).fill(most + 1);
    if (text.length <= most) nearest[0] = text.length;
    const found: Near[] = [];
    for (let node = 0, steps = 0; node < letters.length && steps < mostSteps; steps++) {
      const mark = depths[node] ?? 0;
      const depth = mark & ~keyEnds;
      const after = afters[node] ?? letters.length;
      const letter = letters[node] ?? 0;
      if (depth > depthEnd || (depth === 1 && !mayBegin(letter, text.charCodeAt(0), beginsAlike))) {
        node = after;
        continue;
      }
      path[depth] = letter;
      const isNear = fillRow(rows, path, text, depth, most);
      const edits = rows[depth * width + text.length] ?? 0;
      const before = nearest[depth - 1] ?? 0;
      nearest[depth] = Math.min(before, edits);
      const at = { firstKey: firstKeys[node] ?? 0, length: depth, edits };
      if (edits < before) found.push({ ...at, isWhole: false });
      if (edits <= most && mark !== depth) found.push({ ...at, isWhole: true });
      node = isNear ? node + 1 : after;
    }
    return found;
  }
}

function mayBegin(letter: number, typed: number, isAlike: boolean): boolean {
  return isAlike ? letter === typed : script(letter) === script(typed);
}

/** Roughly: Latin, or a page of Unicode. Nobody mistypes the first letter into another script. */
function script(letter: number): number {
  return letter < 0x370 ? 0 : letter >> 8;
}

/**
 * Whether anything in the row is still within the bound. Cells further from the diagonal than it never are: they stay
 * as filled. No call but for letters here: this is where the time goes.
 */
function fillRow(rows: Uint8Array, path: Uint16Array, text: string, depth: number, most: number): boolean {
  const width = text.length + 1;
  const row = depth * width;
  const above = row - width;
  const letter = path[depth];
  const before = path[depth - 1];
  let isNear = depth <= most;
  if (isNear) rows[row] = depth;
  const first = depth > most ? depth - most : 1;
  const last = depth + most < text.length ? depth + most : text.length;
  for (let column = first; column <= last; column++) {
    const typed = text.charCodeAt(column - 1);
    let edits = rows[above + column - 1] ?? 0;
    if (typed !== letter) {
      const added = rows[above + column] ?? 0;
      const dropped = rows[row + column - 1] ?? 0;
      edits = (added < edits ? (added < dropped ? added : dropped) : edits < dropped ? edits : dropped) + 1;
      if (depth > 1 && column > 1 && typed === before && text.charCodeAt(column - 2) === letter) {
        const exchanged = (rows[above - width + column - 2] ?? 0) + 1;
        if (exchanged < edits) edits = exchanged;
      }
    }
    if (edits <= most) isNear = true;
    rows[row + column] = edits <= most ? edits : most + 1;
  }
  return isNear;
}
