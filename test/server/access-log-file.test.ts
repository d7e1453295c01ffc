/** The access log of a server whose stderr is a file, as that of a service is. */
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { FileWriter } from '../../src/server/file-writer.js';
import { freePort, start as command } from '../support/process.js';
import { node, start } from '../support/run.js';
import { until } from '../support/until.js';

const folder = mkdtempSync(join(tmpdir(), 'meridian-access-log-file-'));
const file = join(folder, 'log');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const requestIds = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { readonly msg: string; readonly requestId: string })
    .filter(({ msg }) => msg === 'request')
    .map(({ requestId }) => requestId);

it('has whole lines among those of the log, once each, and those of the end', async () => {
  const port = await freePort();
  const stderr = openSync(file, 'a');
  const child = start(node, command.split(' '), {
    env: {
      ...process.env,
      PORT: String(port),
      STOP_DELAY: '0',
      DATA_DIR: folder,
      RATES_SYNC: 'off',
      LOG_LEVEL: 'debug',
      ACCESS_LOG: 'on',
      BILL_HISTORY_DAYS: '0',
      FINDINGS_DAILY: 'off',
    },
    stdio: ['ignore', 'ignore', stderr],
  });
  closeSync(stderr);
  const exited = once(child, 'exit');
  const ask = async (id: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'x-request-id': id, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }', variables: { id } }),
    });
    await response.arrayBuffer();
  };
  const ids = Array.from({ length: 300 }, (_, nth) => `one-${nth}`);
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) await setTimeout(20);
    await Promise.all(ids.map(ask));
    await until(() => requestIds().length >= ids.length);
    await ask('last');
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
  expect(
    requestIds()
      .filter((id) => id === 'last' || ids.includes(id))
      .sort(),
  ).toEqual([...ids, 'last'].sort());
});

it('writes what is longer than a write in order, and survives a file that takes nothing', () => {
  const lines = Array.from({ length: 5 }, (_, nth) => `${String(nth).repeat(40_000)}ä€\n`);
  const written = join(folder, 'written');
  const target = openSync(written, 'w');
  const unwritable = openSync(written, 'r');
  new FileWriter(target).write([]);
  new FileWriter(target).write(lines);
  new FileWriter(unwritable).write(lines);
  for (const descriptor of [target, unwritable]) closeSync(descriptor);
  expect(readFileSync(written, 'utf8')).toBe(lines.join(''));
});
