/** Values that are worked out of toy sources: how often, for whom, and until when they are kept. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Derived } from '../../../src/hosting/derived/derived.js';
import type { Reader } from '../../../src/hosting/derived/reader.js';
import { untilCollected } from '../../support/garbage.js';

interface Toys {
  readonly inventory: Reader;
  readonly red: List;
  readonly blue: List;
  readonly rate: number;
}

interface List {
  readonly wires: readonly { readonly id: number }[];
  readonly error: Error | null;
  readonly readAt: number | null;
}

const hour = 3_600_000;
const start = Date.parse('2026-11-29T12:00:00Z');

const list = (...ids: readonly number[]): List => ({ wires: ids.map((id) => ({ id })), error: null, readAt: start });

let now = start;
let service = {};
let made: string[] = [];

beforeEach(() => {
  now = start;
  service = {};
  made = [];
});

/** What a new request of that scope has. */
function asking(toys: Partial<Omit<Toys, 'inventory'>> = {}, scope = 'all', span: object = service): Toys {
  const inventory = {
    span,
    scope,
    get now() {
      return now;
    },
  };
  return { inventory, red: list(1, 2), blue: list(3), rate: 2, ...toys };
}

const share = { most: 100 };
const sizeOf = () => 1;
const keyOf = (name: string) => name;

const sum = new Derived<Toys, string, { readonly sum: number }>({ share, sizeOf, keyOf }, async (d, name) => {
  made.push(name);
  const [red] = await d.lists(({ red }) => [red] as const);
  const rate = await d.value(({ rate }) => rate);
  return { sum: rate * red.wires.reduce((sum, { id }) => sum + id, 0) };
});

describe('a value', () => {
  it('is worked out once, and returned without a promise as long as what it read says the same', async () => {
    const first = await sum.of(asking(), 'a');
    expect(first).toEqual({ sum: 6 });
    const again = asking({ blue: list(4) });
    // The version of lists that have just been read is worked out first.
    expect(await sum.of(again, 'a')).toBe(first);
    expect(sum.of(again, 'a')).toBe(first);
    expect(sum.of(asking({ red: again.red }), 'a')).toBe(first);
    expect(made).toEqual(['a']);
  });

  it.each([
    ['a list says something else', { red: list(5) }, 10],
    ['a list has failed', { red: { ...list(), readAt: null, error: new Error('away') } }, 0],
    ['another value is in force', { rate: 3 }, 9],
  ])('is worked out anew once %s', async (_, toys, expected) => {
    await sum.of(asking(), 'a');
    expect(await sum.of(asking(toys), 'a')).toEqual({ sum: expected });
    expect(made).toHaveLength(2);
  });

  it('is another one for other arguments', async () => {
    await sum.of(asking(), 'a');
    await sum.of(asking(), 'b');
    expect(made).toEqual(['a', 'b']);
  });

  it('hands each request what that has read for it, in the order in which it was begun', async () => {
    const noting = new Derived<Toys, string, object, List[]>({ share, sizeOf, keyOf }, async (d, name) => {
      made.push(name);
      const later = () => new Promise<void>((resolve) => setImmediate(resolve));
      const note = (into: List[], lists: readonly List[]) => into.push(...lists);
      await Promise.all([d.lists(({ red }) => later().then(() => [red]), note), d.lists(({ blue }) => [blue], note)]);
      return {};
    });
    for (const toys of [asking(), asking()]) {
      const read: List[] = [];
      for (const note of (await noting.read(toys, 'a')).notes) note(read);
      expect(read[0]?.wires).toBe(toys.red.wires);
      expect(read[1]?.wires).toBe(toys.blue.wires);
    }
    expect(made).toHaveLength(1);
  });
});

describe('who may see it', () => {
  it('shares with those of the same scope alone', async () => {
    const mine = await sum.of(asking(), 'a');
    expect(await sum.of(asking({}, 'one'), 'a')).not.toBe(mine);
    expect(await sum.of(asking(), 'a')).toBe(mine);
    expect(made).toHaveLength(2);
  });

  it('shares nothing with a twin of the service', async () => {
    const mine = await sum.of(asking(), 'a');
    expect(await sum.of(asking({}, 'all', {}), 'a')).not.toBe(mine);
    expect(made).toHaveLength(2);
  });

  it('shares a value of one account with all who may read that', async () => {
    const own = new Derived<Toys, string, { readonly count: number }>(
      { share, sizeOf, keyOf, scopeOf: () => 'the account' },
      async (d) => {
        made.push('own');
        const [red] = await d.lists(({ red }) => [red] as const);
        return { count: red.wires.length };
      },
    );
    expect(await own.of(asking({}, 'one'), 'a')).toBe(await own.of(asking({}, 'another'), 'a'));
    expect(made).toHaveLength(1);
  });
});

describe('work that is under way', () => {
  const gate = () => {
    let open: (error?: Error) => void = () => undefined;
    const opened = new Promise<void>((resolve, reject) => {
      open = (error) => (error ? reject(error) : resolve());
    });
    return { open, opened };
  };
  let gates: ReturnType<typeof gate>[] = [];
  const slow = new Derived<Toys, string, { readonly by: number }>({ share, sizeOf, keyOf }, async (d) => {
    const own = gate();
    const by = gates.push(own);
    await d.value(({ rate }) => rate);
    await own.opened;
    return { by };
  });
  const rounds = () => new Promise((resolve) => setImmediate(resolve));
  beforeEach(() => {
    gates = [];
  });

  it('is shared by all of a scope, and is that of one request twice', async () => {
    const toys = asking();
    const all = [slow.of(toys, 'a'), slow.of(toys, 'a'), slow.of(asking(), 'a')];
    await rounds();
    expect(gates).toHaveLength(1);
    gates[0]?.open();
    expect(await Promise.all(all)).toEqual([{ by: 1 }, { by: 1 }, { by: 1 }]);
  });

  it('is not shared by one of another scope, nor by one who has read something else', async () => {
    const all = [slow.of(asking(), 'a'), slow.of(asking({}, 'one'), 'a'), slow.of(asking({ rate: 3 }), 'a')];
    await rounds();
    expect(gates).toHaveLength(2);
    gates.forEach(({ open }) => open());
    await rounds();
    gates.forEach(({ open }) => open());
    expect(await Promise.all(all)).toEqual([{ by: 1 }, { by: 2 }, { by: 3 }]);
  });

  it('that one caller gives up does not harm another, and is not kept', async () => {
    const own = slow.of(asking(), 'a');
    const other = slow.of(asking(), 'a');
    gates[0]?.open(new Error('given up'));
    await expect(own).rejects.toThrow('given up');
    await rounds();
    gates[1]?.open();
    expect(await other).toEqual({ by: 2 });
    expect(await slow.of(asking(), 'a')).toEqual({ by: 2 });
  });

  it('that fails is tried anew, by the same request too', async () => {
    const toys = asking();
    const failed = slow.of(toys, 'a');
    gates[0]?.open(new Error('away'));
    await expect(failed).rejects.toThrow('away');
    const again = slow.of(toys, 'a');
    gates[1]?.open();
    expect(await again).toEqual({ by: 2 });
  });
});

describe('time', () => {
  const today = new Derived<Toys, string, { readonly day: string }>({ share, sizeOf, keyOf }, (d, name) => {
    made.push(name);
    return Promise.resolve({ day: d.moment.today });
  });

  it('ends what depends on the day, for a request that has it already too', async () => {
    const toys = asking();
    const first = await today.of(toys, 'a');
    now += 11 * hour;
    expect(today.of(toys, 'a')).toBe(first);
    expect(today.of(asking(), 'a')).toBe(first);
    now += 2 * hour;
    expect(await today.of(toys, 'a')).toEqual({ day: '2026-11-30' });
    expect(await today.of(asking(), 'a')).toEqual({ day: '2026-11-30' });
    expect(made).toHaveLength(2);
  });

  it('that runs backwards ends it, too', async () => {
    await today.of(asking(), 'a');
    now -= 13 * hour;
    expect(await today.of(asking(), 'a')).toEqual({ day: '2026-11-28' });
  });

  it('ends what knows something without a version for those who take nothing as old', async () => {
    const seen = new Derived<Toys, string, object>({ share, sizeOf, keyOf }, (d, name) => {
      made.push(name);
      d.holdsSince(({ inventory, rate }) => inventory.now - rate * hour);
      return Promise.resolve({});
    });
    const first = await seen.of(asking({ rate: 2 }), 'a');
    now += hour;
    expect(await seen.of(asking({ rate: 2 }), 'a')).toBe(first);
    expect(await seen.of(asking({ rate: 0 }), 'a')).not.toBe(first);
  });
});

describe('a value of values', () => {
  const twice = new Derived<Toys, string, { readonly twice: number }>({ share, sizeOf, keyOf }, async (d, name) => {
    made.push(`twice ${name}`);
    const { sum: once } = await d.value((toys) => sum.of(toys, name));
    return { twice: 2 * once };
  });

  it('is worked out anew as soon as one of them is', async () => {
    const first = await twice.of(asking(), 'a');
    expect(await twice.of(asking({ blue: list() }), 'a')).toBe(first);
    expect(await twice.of(asking({ rate: 1 }), 'a')).toEqual({ twice: 6 });
    expect(made).toEqual(['twice a', 'a', 'a', 'twice a']);
  });

  it('stays where one of them comes to what its users stand on', async () => {
    const parity = new Derived<Toys, string, { readonly isOdd: boolean }>(
      { share, sizeOf, keyOf, digestOf: ({ isOdd }) => String(isOdd) },
      async (d, name) => {
        const { sum: once } = await d.value((toys) => sum.of(toys, name));
        return { isOdd: once % 2 === 1 };
      },
    );
    const word = new Derived<Toys, string, { readonly word: string }>({ share, sizeOf, keyOf }, async (d, name) => {
      made.push('word');
      return { word: (await d.value((toys) => parity.of(toys, name))).isOdd ? 'odd' : 'even' };
    });
    const first = await word.of(asking({ red: list(1) }), 'a');
    expect(await word.of(asking({ red: list(2) }), 'a')).toBe(first);
    expect(made.filter((one) => one === 'word')).toHaveLength(1);
    expect(await word.of(asking({ red: list(1), rate: 1 }), 'a')).toEqual({ word: 'odd' });
  });
});

describe('of all that is kept', () => {
  const sized = new Derived<Toys, number, { readonly size: number }>(
    { share: { most: 10 }, sizeOf: ({ size }) => size, keyOf: String },
    (_d, size) => {
      made.push(String(size));
      return Promise.resolve({ size });
    },
  );

  it('the least recently used goes first', async () => {
    await sized.of(asking(), 4);
    await sized.of(asking(), 3);
    await sized.of(asking(), 4);
    await sized.of(asking(), 2);
    await sized.of(asking(), 4);
    await sized.of(asking(), 3);
    expect(made).toEqual(['4', '3', '2', '3']);
  });

  it('what is too large alone is kept for its request, and for those who wait for it', async () => {
    const toys = asking();
    const [one, other] = await Promise.all([sized.of(toys, 20), sized.of(asking(), 20)]);
    expect(other).toBe(one);
    expect(sized.of(toys, 20)).toBe(one);
    await sized.of(asking(), 20);
    expect(made).toEqual(['20', '20']);
  });
});

it('nothing of the request that worked it out is kept with it', async () => {
  // In a function of its own, so that nothing here refers to it.
  const held = await (async () => {
    const toys = asking();
    await sum.of(toys, 'a');
    return [new WeakRef(toys), new WeakRef(toys.inventory), new WeakRef(toys.red)];
  })();
  await untilCollected(held);
  expect(held.map((one) => one.deref())).toEqual([undefined, undefined, undefined]);
  await sum.of(asking(), 'a');
  expect(made).toEqual(['a']);
});
