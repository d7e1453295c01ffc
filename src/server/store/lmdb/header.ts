/** The layout of an LMDB file: the two meta pages, and the header fields of all pages. */
import { readSync } from 'node:fs';
import { endianness } from 'node:os';

/** Its message says what is wrong with the file. */
export class Damage extends Error {}

export interface BTree {
  readonly root: number;
  readonly depth: number;
}

export interface Meta {
  readonly transaction: number;
  readonly pageSize: number;
  readonly lastPage: number;
  /** The tree of free pages, and that of the entries. */
  readonly trees: readonly [BTree, BTree];
}

export const headerSize = 24;
const metaSize = 168;
export const flag = { branch: 1, leaf: 2, overflow: 4, meta: 8 } as const;
export const magic = 0xbeefc0de;
export const noPage = 2 ** 64;
/** Bytes that a process can address. */
const largestMap = 2 ** 47;

/** The first two pages describe the last two transactions. */
export function latestMeta(descriptor: number): Meta {
  const first = metaAt(descriptor, 0);
  const second = metaAt(descriptor, first.pageSize);
  const apart = Math.abs(first.transaction - second.transaction);
  if (second.pageSize !== first.pageSize || apart > 1) throw new Damage('its first two pages contradict each other');
  return second.transaction > first.transaction ? second : first;
}

function metaAt(descriptor: number, offset: number): Meta {
  const page = new HeaderFields(Buffer.alloc(metaSize));
  const missing = readSync(descriptor, page.bytes, 0, metaSize, offset) < metaSize;
  if (missing) throw new Damage('it is cut off within its first two pages');
  const marked = page.u16(18) === flag.meta && page.u32(24) === magic && (page.u32(28) & 0xffff) === 2;
  const [pageSize, lastPage, mapSize] = [page.u32(48), page.u64(144), page.u64(40)];
  const usual = pageSize >= 512 && pageSize <= 65_536 && Number.isInteger(Math.log2(pageSize));
  const inMap = mapSize <= largestMap && (lastPage + 1) * pageSize <= mapSize;
  if (!marked || !usual || !inMap) throw new Damage('its first two pages are not those of a store');
  const treeAt = (at: number): BTree => ({ depth: page.u16(at + 6), root: page.u64(at + 40) });
  return { transaction: page.u64(152), pageSize, lastPage, trees: [treeAt(48), treeAt(96)] };
}

/** Numbers in the byte order of the machine, as LMDB writes them. */
export class HeaderFields {
  constructor(readonly bytes: Buffer) {}

  u16(at: number): number {
    return little ? this.bytes.readUInt16LE(at) : this.bytes.readUInt16BE(at);
  }

  u32(at: number): number {
    return little ? this.bytes.readUInt32LE(at) : this.bytes.readUInt32BE(at);
  }

  /** Exact up to 2^53; the marker for "none" becomes 2^64. */
  u64(at: number): number {
    return Number(little ? this.bytes.readBigUInt64LE(at) : this.bytes.readBigUInt64BE(at));
  }
}

const little = endianness() === 'LE';
