/** PostgreSQL's protocol, as a client speaks it: a query is passed on, or answered with an error. */
import type { Dialogue, Ends, Saying } from './faulty.js';

/** What a ping asks, and a connection that listens. */
const nothingOfData = /^(?:SELECT key FROM \S+ LIMIT 1|SELECT 1|LISTEN .*)$/;
const writes = /^\s*(?:INSERT|UPDATE|DELETE|BEGIN)/i;
/** After these the server ends the connection. */
const fatal = /^(?:08|28|53300|57P)/;

export class Postgres implements Dialogue {
  #rest: Buffer = Buffer.alloc(0);
  #received: Buffer = Buffer.alloc(0);
  #isBegun = false;
  /** Until the end of the extended query that is answered here. */
  #refusing: Saying | null = null;

  constructor(private readonly ends: Ends) {}

  sent(chunk: Buffer, saying: Saying | null): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (let message = this.#next(); message !== null; message = this.#next()) this.#answer(message, saying);
  }

  /** Whole messages, as soon as they are. */
  withoutMessages(chunk: Buffer): Buffer {
    this.#received = Buffer.concat([this.#received, chunk]);
    const others: Buffer[] = [];
    for (;;) {
      const end = this.#received.length < 5 ? Infinity : 1 + this.#received.readInt32BE(1);
      if (this.#received.length < end) return Buffer.concat(others);
      if (this.#received.toString('latin1', 0, 1) !== 'A') others.push(this.#received.subarray(0, end));
      this.#received = this.#received.subarray(end);
    }
  }

  #answer({ type, bytes }: { readonly type: string; readonly bytes: Buffer }, saying: Saying | null): void {
    if (type === 'begin') {
      if (saying?.where === 'connect') return this.#say(saying);
      return this.ends.pass(bytes);
    }
    if (this.#refusing) {
      if (type !== 'S') return;
      const refused = this.#refusing;
      this.#refusing = null;
      return this.#say(refused);
    }
    const isRefused = saying !== null && ['Q', 'P'].includes(type) && isMeant(saying, sqlIn(type, bytes));
    if (!isRefused) return this.ends.pass(bytes);
    if (type === 'P') this.#refusing = saying;
    else this.#say(saying);
  }

  #say({ code, text }: Saying): void {
    const severity = fatal.test(code) ? 'FATAL' : 'ERROR';
    const fields = [`S${severity}`, `V${severity}`, `C${code}`, `M${text}`].map((field) => `${field}\0`).join('');
    this.ends.answer(packet('E', Buffer.from(`${fields}\0`)));
    if (severity === 'FATAL') this.ends.end();
    else this.ends.answer(packet('Z', Buffer.from('I')));
  }

  /** The next whole message; the first one has no type. */
  #next(): { readonly type: string; readonly bytes: Buffer } | null {
    const start = this.#isBegun ? 1 : 0;
    if (this.#rest.length < start + 4) return null;
    const end = start + this.#rest.readInt32BE(start);
    if (this.#rest.length < end) return null;
    const type = this.#isBegun ? this.#rest.toString('latin1', 0, 1) : 'begin';
    const bytes = this.#rest.subarray(0, end);
    this.#isBegun = true;
    this.#rest = this.#rest.subarray(end);
    return { type, bytes };
  }
}

function isMeant({ where }: Saying, sql: string): boolean {
  if (where === 'all') return true;
  if (where === 'data') return !nothingOfData.test(sql);
  return where === 'write' && writes.test(sql);
}

/** Of a query, or after the name of a statement. */
function sqlIn(type: string, bytes: Buffer): string {
  const from = type === 'Q' ? 5 : bytes.indexOf(0, 5) + 1;
  return bytes.toString('utf8', from, bytes.indexOf(0, from));
}

function packet(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
