/** A way to a server on which a test has the server say an error, as it would on the wire. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Redis } from './faulty-redis.js';
import { Postgres } from './faulty-postgres.js';

/** What is answered so: new connections, every call, those for data, or those that write. */
export type Where = 'connect' | 'all' | 'data' | 'write';

export interface Saying {
  readonly where: Where;
  /** PostgreSQL's SQLSTATE, or the first word of Redis. */
  readonly code: string;
  readonly text: string;
}

/** One connection, as a protocol reads it. */
export interface Dialogue {
  /** What the client has sent. */
  sent(chunk: Buffer, saying: Saying | null): void;
  /** What the server has sent, without the messages of others. */
  withoutMessages(chunk: Buffer): Buffer;
}

export interface Ends {
  /** To the server, and to the client. */
  pass(bytes: Buffer): void;
  answer(bytes: Buffer): void;
  end(): void;
}

export class Faulty {
  readonly #sockets = new Set<Socket>();
  #saying: Saying | null = null;
  /** Of connections that were begun before it. */
  #former: { readonly begun: number; readonly saying: Saying } | null = null;
  /** Whether no message of others comes through. */
  isDeaf = false;
  /** Connections that were begun. */
  begun = 0;

  private constructor(
    private readonly server: Server,
    private target: number,
    private readonly kind: 'redis' | 'postgres',
  ) {}

  static async before(kind: 'redis' | 'postgres', target: number): Promise<Faulty> {
    const server = createServer();
    const faulty = new Faulty(server, target, kind);
    server.on('connection', (near) => faulty.#join(near));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return faulty;
  }

  get port(): number {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
    return address.port;
  }

  say(saying: Saying | null): void {
    this.#saying = saying;
  }

  /** On the connections that there are now, and on no others. */
  sayOnPresent(saying: Saying): void {
    this.#former = { begun: this.begun, saying };
  }

  /** New connections lead to another server; present ones stay. */
  point(target: number): void {
    this.target = target;
  }

  breakAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.breakAll();
    this.server.close();
    await once(this.server, 'close');
  }

  #join(near: Socket): void {
    this.begun += 1;
    const number = this.begun;
    near.on('error', () => {});
    this.#sockets.add(near);
    if (this.kind === 'redis' && this.#saying?.where === 'connect') {
      near.resume().end(`-${this.#saying.text}\r\n`);
      near.on('close', () => this.#sockets.delete(near));
      return;
    }
    const far = connect(this.target, '127.0.0.1');
    const ends: Ends = {
      pass: (bytes) => void far.write(bytes),
      answer: (bytes) => void near.write(bytes),
      end: () => near.end(),
    };
    const dialogue = this.kind === 'redis' ? new Redis(ends) : new Postgres(ends);
    const said = () => (this.#former && number <= this.#former.begun ? this.#former.saying : this.#saying);
    near.on('data', (chunk) => dialogue.sent(chunk, said()));
    far.on('data', (chunk) => {
      const heard = dialogue.withoutMessages(chunk);
      near.write(this.isDeaf ? heard : chunk);
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
