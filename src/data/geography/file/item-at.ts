/** The item of a column at a position, which must be one of it. */
export function itemAt<Item>(items: ArrayLike<Item>, position: number): Item {
  const item = items[position];
  if (item === undefined) throw new RangeError(`No item ${position} among ${items.length}.`);
  return item;
}
