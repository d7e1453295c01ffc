/** Writes and restores backups of the store for the command line. */
import 'reflect-metadata';
import { open, unlink, writeFile as fill } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { addTo, entriesIn, linesOf } from '../store/backup.js';
import { reason, StoreError } from '../../base/store/error.js';
import type { Store } from '../../base/store/store.js';

/** The first and the last line of a backup. */
const linesAround = 2;

const emptyStore =
  'Expected a store with something to back up, but it is empty. Set DATA_DIR or STORE_URL as the server has it.';

/** Prints no secrets: the output may end up in a log. */
export async function printBackup(store: Store): Promise<void> {
  await pipeline(inPieces(linesOf(store, { withSecrets: false })), process.stdout, { end: false });
}

/** Writes to a new file that only this user can read, and flushes it to disk. Returns the number of entries. */
export async function writeBackup(store: Store, file: string): Promise<number> {
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw new StoreError(`Cannot write the backup: ${reason(error)}. Name a file that is not there yet.`);
  });
  let lines = 0;
  async function* counted(): AsyncGenerator<string, void> {
    for await (const line of linesOf(store, { withSecrets: true })) {
      lines += 1;
      yield line;
    }
  }
  try {
    await fill(handle, inPieces(counted()));
    const entries = lines - linesAround;
    // Most likely another store was meant: a backup of nothing would be noticed when it is needed.
    if (entries === 0) throw new StoreError(emptyStore);
    await handle.sync();
    return entries;
  } catch (error) {
    await unlink(file);
    throw error;
  } finally {
    await handle.close();
  }
}

/** Reads the complete backup before anything is written. */
export async function readBackup(store: Store, file: string): Promise<{ added: number; present: number }> {
  const handle = await open(file).catch((error: unknown) => {
    throw new StoreError(`Cannot read the backup: ${reason(error)}`);
  });
  const entries = await entriesIn(linesIn(handle.createReadStream({ encoding: 'utf8' })));
  const added = await addTo(store, entries);
  return { added, present: entries.length - added };
}

/** Joins lines into larger chunks: a write per line would take longer than all the reading. */
async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string, void> {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < 65_536) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

async function* linesIn(stream: Readable): AsyncGenerator<string, void> {
  let rest = '';
  for await (const chunk of stream) {
    const [first = '', ...others] = String(chunk).split('\n');
    rest += first;
    for (const other of others) {
      yield rest;
      rest = other;
    }
  }
  if (rest !== '') yield rest;
}
