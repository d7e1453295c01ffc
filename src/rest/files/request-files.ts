/** What the engine needs of whoever passes on the files that are too large for a question or its answer. */
import type { ComingFile } from './incoming-file.js';
import type { PathValues } from '../rows/path.js';

export interface Files {
  /** The one that comes with this request. */
  readonly coming: ComingFile | null;
  /** Where to send the file of a write, which is then asked again. */
  expect(write: AwaitingWrite): Promise<Ticketed>;
  /** Where to get what a read answers. */
  offer(read: OfferedRead): Promise<Ticketed>;
}

/** Of the context of a request. */
export interface WithFiles {
  readonly files: Files;
}

export interface AwaitingWrite {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Bytes of the file. */
  readonly size: number;
}

export interface OfferedRead {
  /** The field in the graph that its row has become: `Type.field`. */
  readonly field: string;
  readonly account: string;
  readonly values: PathValues;
  readonly sent: Readonly<Record<string, unknown>>;
}

/** For one request, which has to come in time. */
export interface Ticketed {
  readonly url: string;
  readonly expiresAt: Date;
}
