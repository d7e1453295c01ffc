/** Servers that a test may cut off from the service: a Redis, and a database in the PostgreSQL of this machine. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Optional, Temporary } from './optional.js';
import { ownRedis } from './redis.js';
import { services } from './services.js';

export interface OwnServer {
  readonly kind: 'redis' | 'postgres';
  /** Once it has started. */
  readonly port: number;
  /** Through its own port, or that of a proxy. */
  url(port?: number): string;
}

export interface OwnServers extends Readonly<Record<string, Optional<OwnServer>>> {
  readonly redis: Optional<OwnServer>;
  readonly postgres: Optional<OwnServer>;
}

export function ownServers(): OwnServers {
  return {
    redis: ownRedis('--appendonly', 'yes', '--appendfsync', 'always').map((redis) => ({
      kind: 'redis',
      get port() {
        return redis.port;
      },
      url: (port = redis.port) => `redis://127.0.0.1:${port}`,
    })),
    postgres: services.postgres.temporary((url) => new OwnDatabase(url)),
  };
}

class OwnDatabase implements OwnServer, Temporary {
  readonly kind = 'postgres';
  readonly port: number;
  readonly #name = `meridian_test_${randomBytes(6).toString('hex')}`;

  constructor(private readonly admin: string) {
    this.port = Number(new URL(admin).port);
  }

  url(port = this.port): string {
    return `postgres://postgres@127.0.0.1:${port}/${this.#name}`;
  }

  start(): Promise<void> {
    return this.#query(`CREATE DATABASE ${this.#name}`);
  }

  remove(): Promise<void> {
    return this.#query(`DROP DATABASE IF EXISTS ${this.#name} WITH (FORCE)`);
  }

  async #query(sql: string): Promise<void> {
    const client = new pg.Client(this.admin);
    await client.connect();
    await client.query(sql);
    await client.end();
  }
}
