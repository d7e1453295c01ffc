/** Begins a text that is made piece by piece: it fails here if its first piece does. */

export async function begun(pieces: AsyncIterable<string>): Promise<BegunPieces> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new BegunPieces(iterator, await iterator.next());
}

class BegunPieces implements AsyncIterableIterator<string> {
  constructor(
    private readonly iterator: AsyncIterator<string>,
    private first: IteratorResult<string> | null,
  ) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<string>> {
    const ready = this.first;
    this.first = null;
    return ready ?? this.iterator.next();
  }

  async return(): Promise<IteratorResult<string>> {
    await this.iterator.return?.();
    return { done: true, value: undefined };
  }
}
