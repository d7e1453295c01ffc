/** Servers that a test may cut off from the service: a Redis and a PostgreSQL database of its own, as far as there are any. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ownRedis } from '../../support/redis.js';

export interface OwnServer {
  readonly kind: 'redis' | 'postgres';
  readonly port: number;
  url(port: number): string;
  remove(): Promise<void>;
}

async function ownDatabase(): Promise<OwnServer | null> {
  const admin = async (sql: string) => {
    const client = new pg.Client('postgres://postgres@127.0.0.1:5432/postgres');
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  const name = `meridian_test_${randomBytes(6).toString('hex')}`;
  try {
    await admin(`CREATE DATABASE ${name}`);
  } catch (error) {
    process.stdout.write(`Left out: what needs a PostgreSQL database of its own: ${String(error)}\n`);
    return null;
  }
  return {
    kind: 'postgres',
    port: 5432,
    url: (port) => `postgres://postgres@127.0.0.1:${port}/${name}`,
    remove: () => admin(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

export async function ownServers(): Promise<OwnServer[]> {
  const redis = await ownRedis('--appendonly', 'yes', '--appendfsync', 'always');
  const url = (port: number) => `redis://127.0.0.1:${port}`;
  const servers = [redis && { ...redis, kind: 'redis' as const, url }, await ownDatabase()];
  return servers.filter((server) => server !== null);
}
