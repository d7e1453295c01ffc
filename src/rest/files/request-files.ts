/** The engine's part in passing on files that are too large for a request or response. */
import type { ComingFile } from './incoming-file.js';
import type { PathValues } from '../rows/path.js';

export interface Files {
  /** The file that comes with this request. */
  readonly coming: ComingFile | null;
  /** Issues the address to upload a write's file to; the write then runs again. */
  expect(write: AwaitingWrite): Promise<Ticketed>;
  /** Issues the address to download what a read returns. */
  offer(read: OfferedRead): Promise<Ticketed>;
}

/** The part of a request's context that handles files. */
export interface WithFiles {
  readonly files: Files;
}

export interface AwaitingWrite {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The file's size in bytes. */
  readonly size: number;
}

export interface OfferedRead {
  /** The field of the row: `Type.field`. */
  readonly field: string;
  readonly account: string;
  readonly values: PathValues;
  readonly sent: Readonly<Record<string, unknown>>;
}

/** A one-time address that expires. */
export interface Ticketed {
  readonly url: string;
  readonly expiresAt: Date;
}
