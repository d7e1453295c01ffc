/** The Redis and the PostgreSQL of this machine, at their usual ports, each by its address. */
import { connect } from 'node:net';
import pg from 'pg';
import { isBare } from './machine.js';
import { Optional } from './optional.js';

async function service(name: string, url: string, probe: (url: string) => Promise<void>): Promise<Optional<string>> {
  const { host } = new URL(url);
  if (isBare) return Optional.absent(`${name} at ${host} is hidden by TEST_BARE`);
  try {
    await probe(url);
    return Optional.found(url);
  } catch (error) {
    return Optional.absent(`${name} does not answer at ${host} (${error instanceof Error ? error.message : error})`);
  }
}

async function queried(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.end();
}

function pinged(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write('PING\r\n'));
    socket.once('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      if (String(answer).startsWith('+PONG')) resolve();
      else reject(new Error(String(answer).trim()));
    });
  });
}

export const services = {
  postgres: await service('PostgreSQL', 'postgres://postgres@127.0.0.1:5432/postgres', queried),
  redis: await service('Redis', 'redis://127.0.0.1:6379', pinged),
};
