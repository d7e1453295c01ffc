/** Your resources whose names resemble that of a record that leads to none of them. */
import type { NameRow } from './name-row.js';
import { pointsAt, wordsText } from './points-at.js';

export interface Meant {
  readonly name: string;
  /** `balancer shop, 6 targets`. */
  readonly words: string;
  /** The content that makes the record lead there, too. */
  readonly content: string;
}

/** Anything less similar is a guess. */
const least = 0.34;
const most = 3;

export function mightBeMeant(row: NameRow, rows: readonly NameRow[]): readonly Meant[] {
  const label = labelOf(row);
  const best = new Map<string, Meant & { readonly score: number }>();
  for (const other of rows) {
    const [first] = other.found;
    // Only an address, not a name that may itself be moved.
    if (!first || other.standing !== 'yours' || other.type === 'CNAME' || !fits(row.type, other.type)) continue;
    const key = `${first.api} ${first.account} ${first.word} ${first.name}`;
    const score = Math.max(likeness(label, first.name), likeness(label, labelOf(other)));
    const known = best.get(key);
    // Of equally similar names the shortest is the best known.
    const isBetter = !known || score > known.score || (score === known.score && other.name.length < known.name.length);
    if (score < least || !isBetter) continue;
    best.set(key, {
      name: other.name,
      words: wordsText(pointsAt(other)),
      content: row.type === 'CNAME' ? other.name : other.content,
      score,
    });
  }
  return [...best.values()]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ name, words, content }) => ({ name, words, content }));
}

function fits(type: string, other: string): boolean {
  return type === 'CNAME' || type === other;
}

function labelOf({ name, zone }: NameRow): string {
  return name === zone ? zone : name.slice(0, -zone.length - 1);
}

/** The likeness from 0 to 1, by the pairs of letters that both contain. */
function likeness(a: string, b: string): number {
  const [own, other] = [pairsOf(a), pairsOf(b)];
  if (own.size + other.size === 0) return 0;
  const both = [...own].filter((pair) => other.has(pair)).length;
  return (2 * both) / (own.size + other.size);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)).filter(
      (pair) => !pair.includes(' '),
    ),
  );
}
