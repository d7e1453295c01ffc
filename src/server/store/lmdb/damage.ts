/** Checks an LMDB file for damage that would crash the process that opens it: LMDB trusts every number in it. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Damage, HeaderFields, flag, headerSize, latestMeta, type Meta, noPage, type BTree } from './header.js';

/** Describes the damage of a file; null if there is none. Another process may be writing to it. */
export function damageIn(file: string): string | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const look = lookThrough(file);
    if (look.damage === null) return null;
    // Pages that a later transaction reuses are no damage, and a file that is being created is short for a moment.
    if (look.still && attempt > 0) return look.damage;
    Atomics.wait(pause, 0, 0, 50);
  }
  return null;
}

const attempts = 20;
const pause = new Int32Array(new SharedArrayBuffer(4));

function lookThrough(file: string): { damage: string | null; still: boolean } {
  // Opened for writing, as LMDB will.
  const descriptor = openSync(file, 'r+');
  let before: number | undefined;
  try {
    const meta = latestMeta(descriptor);
    before = meta.transaction;
    const pages = new Pages(descriptor, meta);
    for (const tree of meta.trees) pages.walk(tree);
    return { damage: null, still: true };
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    return { damage: error.message, still: before === transactionOf(descriptor) };
  } finally {
    closeSync(descriptor);
  }
}

function transactionOf(descriptor: number): number | undefined {
  try {
    return latestMeta(descriptor).transaction;
  } catch {
    return undefined;
  }
}

/** Walks the trees and throws at the first page that is missing or not of the expected kind. */
class Pages {
  readonly #seen = new Set<number>();
  readonly #size;

  constructor(
    private readonly descriptor: number,
    private readonly meta: Meta,
  ) {
    this.#size = fstatSync(descriptor).size;
  }

  walk({ root, depth }: BTree): void {
    if (root !== noPage) this.#visit(root, depth);
  }

  #visit(number: number, depth: number): void {
    const page = this.#read(number, 1, this.meta.pageSize);
    const isLeaf = depth === 1;
    const room = this.meta.pageSize - headerSize;
    const [lower, upper] = [page.u16(20), page.u16(22)];
    this.#expect(page.u16(18) === (isLeaf ? flag.leaf : flag.branch) && lower <= upper && upper <= room, number);
    for (let index = 0; index < lower / 2; index++) {
      const node = headerSize + page.u16(headerSize + 2 * index);
      const data = node + 8 + (node + 8 <= this.meta.pageSize ? page.u16(node + 6) : Infinity);
      this.#expect(data <= this.meta.pageSize, number);
      const low = page.u32(node);
      if (isLeaf) this.#check(page, number, { data, size: low, isBig: (page.u16(node + 4) & 1) === 1 });
      else this.#visit(low + page.u16(node + 4) * 2 ** 32, depth - 1);
    }
  }

  /** A value too long for its leaf is on overflow pages. */
  #check(
    page: HeaderFields,
    number: number,
    { data, size, isBig }: { data: number; size: number; isBig: boolean },
  ): void {
    this.#expect(data + (isBig ? 24 : size) <= this.meta.pageSize, number);
    if (!isBig) return;
    const count = Math.ceil((headerSize + size) / this.meta.pageSize);
    const first = page.u64(data);
    const overflow = this.#read(first, count, headerSize);
    this.#expect(overflow.u16(18) === flag.overflow && overflow.u32(20) >= count, first);
  }

  #read(number: number, count: number, length: number): HeaderFields {
    this.#expect(number >= 2 && number + count - 1 <= this.meta.lastPage && !this.#seen.has(number), number);
    this.#seen.add(number);
    const needed = (number + count) * this.meta.pageSize;
    if (needed > this.#size) {
      throw new Damage(`it is ${this.#size} bytes long, but its own header states ${needed} at least: it was cut off`);
    }
    const page = new HeaderFields(Buffer.allocUnsafe(length));
    readSync(this.descriptor, page.bytes, 0, length, number * this.meta.pageSize);
    this.#expect(page.u64(0) === number, number);
    return page;
  }

  #expect(holds: boolean, page: number): void {
    if (!holds) throw new Damage(`its page ${page} cannot be read`);
  }
}
