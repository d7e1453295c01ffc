/** Redis's protocol, as a client speaks it: a command is passed on, or in its place one that the server answers with an error. */
import type { Dialogue, Ends, Saying } from './faulty.js';

const nothingOfData = new Set([
  'PING',
  'HELLO',
  'CLIENT',
  'SELECT',
  'AUTH',
  'INFO',
  'CONFIG',
  'SUBSCRIBE',
  'UNSUBSCRIBE',
  'PUBLISH',
  'MULTI',
  'EXEC',
]);
const writes = new Set(['SET', 'DEL', 'UNLINK', 'EVAL']);

export class Redis implements Dialogue {
  #rest: Buffer = Buffer.alloc(0);

  constructor(private readonly ends: Ends) {}

  sent(chunk: Buffer, saying: Saying | null): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (let command = this.#next(); command !== null; command = this.#next()) {
      const isRefused = saying !== null && isMeant(saying, command.name);
      // The order of answers is that of commands, so the server itself says it.
      this.ends.pass(
        isRefused ? encoded(['EVAL', 'return redis.error_reply(ARGV[1])', '0', saying.text]) : command.bytes,
      );
    }
  }

  /** Each of them comes as one chunk, or several of them do. */
  withoutMessages(chunk: Buffer): Buffer {
    const text = chunk.toString('latin1');
    return Buffer.from(text.replace(/\*3\r\n\$7\r\nmessage\r\n(?:\$\d+\r\n[^\r]*\r\n){2}/g, ''), 'latin1');
  }

  /** The next whole command. */
  #next(): { readonly name: string; readonly bytes: Buffer } | null {
    const parts: string[] = [];
    let at = 0;
    const line = () => {
      const end = this.#rest.indexOf('\r\n', at);
      if (end < 0) return null;
      const text = this.#rest.toString('latin1', at, end);
      at = end + 2;
      return text;
    };
    const count = line();
    if (count === null) return null;
    for (let n = 0; n < Number(count.slice(1)); n++) {
      const length = line();
      if (length === null) return null;
      const end = at + Number(length.slice(1));
      if (this.#rest.length < end + 2) return null;
      parts.push(this.#rest.toString('latin1', at, end));
      at = end + 2;
    }
    const bytes = this.#rest.subarray(0, at);
    this.#rest = this.#rest.subarray(at);
    return { name: (parts[0] ?? '').toUpperCase(), bytes };
  }
}

function isMeant({ where, code }: Saying, name: string): boolean {
  if (where === 'all') return true;
  if (where === 'data') return !nothingOfData.has(name);
  // A server that cannot save answers a ping so, too.
  return where === 'write' && (writes.has(name) || (code === 'MISCONF' && name === 'PING'));
}

function encoded(parts: readonly string[]): Buffer {
  return Buffer.from(
    `*${parts.length}\r\n${parts.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`).join('')}`,
  );
}
