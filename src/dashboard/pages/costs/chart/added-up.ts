/** The sum of the period by the end of each bar: each amount in it looks as in the bar that it comes from. */
import type { Stack } from './stacks.js';

/** `estimated`: in part. `unread`: all of it is assumed. */
type Look = 'read' | 'estimated' | 'unread';

const looks: readonly Look[] = ['read', 'estimated', 'unread'];

interface Layer {
  readonly look: Look;
  readonly from: number;
  readonly to: number;
}

interface Sum {
  readonly bar: Stack['bar'];
  /** Null: to come alone. */
  readonly known: number | null;
  /** Null where nothing is known of the bar. */
  readonly total: number | null;
  /** The parts of `known`, from the axis on. */
  readonly layers: readonly Layer[];
}

export function addedUp(stacks: readonly Stack[]): readonly Sum[] {
  const sums = { read: 0, estimated: 0, unread: 0 };
  let [known, total, isLeast] = [0, 0, false];
  return stacks.map(({ bar, amount, toCome, isUnread, isEstimated }) => {
    const isUnknown = amount === null && bar.toCome === null;
    isLeast ||= isUnknown;
    if (amount !== null) {
      known += amount;
      sums[isUnread ? 'unread' : isEstimated ? 'estimated' : 'read'] += amount;
    }
    total += amount === null ? toCome : amount + toCome;
    return {
      bar,
      known: amount === null ? null : known,
      total: isUnknown ? null : total,
      layers: amount === null ? [] : layersOf(isLeast ? notSolid(sums) : sums),
    };
  });
}

type Sums = Readonly<Record<Look, number>>;

/** Behind a bar of which nothing is known all sums are lower bounds. */
function notSolid({ read, estimated, unread }: Sums): Sums {
  return { read: 0, estimated: read + estimated, unread };
}

function layersOf(sums: Sums): readonly Layer[] {
  const own = looks.filter((look) => sums[look] !== 0);
  const last = own.at(-1);
  // Parts above and below zero do not stand upon each other: the sum looks like the least certain of them.
  if (last && own.some((look) => sums[look] < 0)) {
    return [{ look: last, from: 0, to: own.reduce((so, look) => so + sums[look], 0) }];
  }
  let from = 0;
  return own.map((look) => {
    const layer = { look, from, to: from + sums[look] };
    from = layer.to;
    return layer;
  });
}
