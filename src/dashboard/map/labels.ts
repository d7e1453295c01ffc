/** Labels beside dots: inside the frame, clear of dots, of one another and of leader lines. */
import { type Dot, type Frame } from './dots.js';
import {
  contains,
  covers,
  crosses,
  meets,
  nearest,
  overlap,
  type BoundingBox,
  type PlanePoint,
  type Segment,
} from './shapes.js';

export interface Label extends BoundingBox {
  readonly dot: Dot;
  readonly name: string;
  readonly amount: string;
  /** The amount is below the name, not beside it. */
  readonly stacked: boolean;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly leader: Segment | undefined;
}

export interface LabelWords {
  readonly name: string;
  readonly amount: string;
}

const nameWidth = 7;
const amountWidth = 6.6;
const space = 4;
const lineHeight = 15;
const gap = 2;
/** Letters extend a little beyond their box. */
const margin = 2;
/** Nearer labels need no leader line. */
const leadsFrom = 8;

const distances = [3, 8, 16, 26, 38, 52, 70, 90, 120];
/** Angles from due east: the sides first, then diagonals, then above and below. */
const turns = [0, 8, 1, 15, 7, 9, 2, 14, 6, 10, 3, 13, 5, 11, 4, 12].map((sixteenth) => (sixteenth * Math.PI) / 8);

/** The labels of the first `most` dots; one without room is left out. */
export function labelsOf(
  dots: readonly Dot[],
  frame: Frame,
  most: number,
  words: (dot: Dot) => LabelWords,
): readonly Label[] {
  const placed: Label[] = [];
  for (const dot of dots.slice(0, most)) {
    for (const label of candidates(dot, words(dot))) {
      if (!fits(label, frame, dots, placed)) continue;
      placed.push(label);
      break;
    }
  }
  return placed;
}

/** The best first: most labels are one of the first few. */
function* candidates(dot: Dot, words: LabelWords): Generator<Label> {
  for (const away of distances)
    for (const stacked of [false, true]) for (const turn of turns) yield candidate(dot, words, away, stacked, turn);
}

function candidate(dot: Dot, words: LabelWords, away: number, stacked: boolean, turn: number): Label {
  const [right, down] = [Math.cos(turn), Math.sin(turn)];
  const at = { x: dot.x + (dot.r + away) * right, y: dot.y + (dot.r + away) * down };
  const anchor = right > 0.2 ? 'start' : right < -0.2 ? 'end' : 'middle';
  const [name, amount] = [words.name.length * nameWidth, words.amount.length * amountWidth];
  const width = stacked ? Math.max(name, amount) : name + space + amount;
  const height = stacked ? 2 * lineHeight : lineHeight;
  const left = { start: at.x, middle: at.x - width / 2, end: at.x - width }[anchor];
  // Above and below, the box begins at the point; beside, it is centred on it.
  const top = at.y - height / 2 + (down * height) / 2;
  const box = { left, top, right: left + width, bottom: top + height };
  const leader = away < leadsFrom ? undefined : leaderOf(dot, box);
  return { ...box, ...words, dot, stacked, anchor, leader };
}

function leaderOf(dot: Dot, box: BoundingBox): Segment {
  const to = nearest(box, dot);
  const far = Math.hypot(to.x - dot.x, to.y - dot.y) || 1;
  const edge = (reach: number): PlanePoint => ({
    x: dot.x + ((to.x - dot.x) * reach) / far,
    y: dot.y + ((to.y - dot.y) * reach) / far,
  });
  return { from: edge(dot.r), to: edge(Math.max(dot.r, far - gap)) };
}

function fits(label: Label, { width, height }: Frame, dots: readonly Dot[], placed: readonly Label[]): boolean {
  const { leader } = label;
  if (!contains({ left: margin, top: margin, right: width - margin, bottom: height - margin }, label)) return false;
  if (dots.some((dot) => covers(label, dot, gap))) return false;
  if (placed.some((other) => overlap(label, other, gap))) return false;
  if (placed.some((other) => other.leader && crosses(other.leader, label))) return false;
  if (!leader) return true;
  if (dots.some((dot) => dot !== label.dot && meets(leader, dot, gap))) return false;
  return !placed.some((other) => crosses(leader, other) || (other.leader && cut(leader, other.leader)));
}

/** Whether two lines cross: the ends of each lie on both sides of the other. */
function cut(a: Segment, b: Segment): boolean {
  const side = ({ from, to }: Segment, point: PlanePoint) =>
    Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
  return side(a, b.from) !== side(a, b.to) && side(b, a.from) !== side(b, a.to);
}
