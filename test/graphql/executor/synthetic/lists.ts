/** Lists in every form that can be iterated over, and some that fail on the way. */
import type { Choices } from '../../generate/choices.js';

export function listOf(choices: Choices, items: readonly unknown[]): unknown {
  const form = choices.next();
  if (form < 0.5) return items;
  if (form < 0.65) return Object.freeze([...items]);
  if (form < 0.75) return new Set(items);
  if (form < 0.83)
    return (function* () {
      yield* items;
    })();
  if (form < 0.9) return { [Symbol.iterator]: () => items[Symbol.iterator]() };
  if (form < 0.92) return new Map(items.map((item, index) => [index, item]));
  if (form < 0.94) return Object.assign([...items], { length: items.length + 1 });
  if (form < 0.96) return Uint8Array.from(items, (_, index) => index);
  return (function* () {
    yield* items;
    throw new Error('No more of them');
  })();
}
