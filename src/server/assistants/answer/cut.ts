/** Cuts the lists of a long answer, all at the same number of items, and says which. */
import { isObject } from '../../../base/unknown.js';

interface CutList {
  /** Such as `hosting.bill.groups.nodes`. */
  readonly list: string;
  readonly shown: number;
  /** How many the answer had; of lists in a list, the longest one. */
  readonly of: number;
}

export interface CutAnswer {
  readonly value: unknown;
  readonly cuts: readonly CutList[];
  /** The paths of texts of which the beginning alone is there. */
  readonly cutTexts: readonly string[];
}

/** Characters of a text that stay where lists of one item are still too long. */
const shortText = 200;

/** Null where nothing that can be cut makes it short enough. */
export function cutTo(value: unknown, most: number): CutAnswer | null {
  if (lengthOf(value) <= most) return { value, cuts: [], cutTexts: [] };
  let best: CutAnswer | null = null;
  let [low, high] = [1, longestList(value)];
  while (low <= high) {
    const items = Math.floor((low + high) / 2);
    const cut = cutAt(value, items, Infinity, most);
    if (cut === null) high = items - 1;
    else {
      best = cut;
      low = items + 1;
    }
  }
  return best ?? cutAt(value, 1, shortText, most);
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}

function longestList(value: unknown): number {
  let longest = 0;
  const parts: unknown[] = [value];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (Array.isArray(part)) longest = Math.max(longest, part.length);
    if (typeof part !== 'object' || part === null) continue;
    for (const below of Object.values(part)) if (typeof below === 'object') parts.push(below);
  }
  return longest;
}

/** Null where it is longer than `most`, which it gives up as soon as that is known. */
function cutAt(value: unknown, items: number, characters: number, most: number): CutAnswer | null {
  const cuts = new Map<string, CutList>();
  const cutTexts = new Set<string>();
  let left = most;
  const take = (length: number) => {
    left -= length;
    if (left < 0) throw new TooLong();
  };
  function cut(part: unknown, path: string): unknown {
    if (Array.isArray(part)) {
      take(2);
      if (part.length > items) note(path, part.length);
      return part.slice(0, items).map((item) => {
        take(1);
        return cut(item, path);
      });
    }
    if (isObject(part)) {
      take(2);
      return Object.fromEntries(
        entriesOf(part, items).map(([name, below]) => {
          take(JSON.stringify(name).length + 2);
          return [name, cut(below, path === '' ? name : `${path}.${name}`)];
        }),
      );
    }
    if (typeof part === 'string' && part.length > characters) {
      cutTexts.add(path);
      const short = `${part.slice(0, characters)}…`;
      take(JSON.stringify(short).length);
      return short;
    }
    take(lengthOf(part));
    return part;
  }
  function note(list: string, of: number): void {
    const known = cuts.get(list);
    if (!known || known.of < of) cuts.set(list, { list, shown: items, of });
  }
  try {
    return { value: cut(value, ''), cuts: [...cuts.values()], cutTexts: [...cutTexts] };
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}

/** The page of a list that is cut would speak of items that are not there. */
function entriesOf(part: Readonly<Record<string, unknown>>, items: number): [string, unknown][] {
  const isCut = ['nodes', 'edges'].some((name) => {
    const list = part[name];
    return Array.isArray(list) && list.length > items;
  });
  return Object.entries(part).filter(([name]) => !isCut || name !== 'pageInfo');
}

class TooLong extends Error {}
