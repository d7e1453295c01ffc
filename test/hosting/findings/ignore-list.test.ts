import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apis } from '../../../src/apis/index.js';
import { readConfig } from '../../../src/server/config/config.js';
import { startMeridian } from '../../support/meridian.js';
import { findingsLab } from './lab.js';

const lab = findingsLab();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-ignored-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function listed(content: unknown): { FINDINGS_IGNORE_FILE: string } {
  const path = join(folder, 'ignored.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return { FINDINGS_IGNORE_FILE: path };
}

const off = { id: 1, name: 'web-1', status: 'off' };
const world = { cloud: { '/servers': { servers: [off, { ...off, id: 2, name: 'web-2' }] } } };
const silencedOf = async () =>
  (await lab.all(world, ', kinds: [SERVER_OFF], includeSilenced: true')).map(({ silencedBy }) => silencedBy);

describe('an entry of the list', () => {
  it.each([
    ['a kind', { kind: 'SERVER_OFF' }, ['ignore list', 'ignore list']],
    ['a kind in small letters', { kind: 'server_off' }, ['ignore list', 'ignore list']],
    ['an id', { id: 1 }, ['ignore list', null]],
    ['an id as text, and a reason', { id: '2', reason: 'a standby' }, [null, 'ignore list: a standby']],
    ['a name', { name: 'web-2' }, [null, 'ignore list']],
    ['all of it', { kind: 'SERVER_OFF', api: 'cloud', account: 'prod', id: 1, name: 'web-1' }, ['ignore list', null]],
    ['another kind', { kind: 'VOLUME_UNATTACHED', id: 1 }, [null, null]],
    ['another API', { kind: 'SERVER_OFF', api: 'EDGE' }, [null, null]],
    ['another account', { kind: 'SERVER_OFF', account: 'test' }, [null, null]],
    ['a day to come', { id: 1, until: '2999-12-31' }, ['ignore list', null]],
    ['a day that is over', { id: 1, until: '2020-01-31' }, [null, null]],
  ])('silences by %s', async (_, entry, silenced) => {
    lab.configure(listed([entry]));
    expect(await silencedOf()).toEqual(silenced);
    expect(await lab.finds('SERVER_OFF', world)).toHaveLength(silenced.filter((one) => one === null).length);
  });

  it('holds to the end of its last day', async () => {
    lab.configure(listed([{ id: 1, until: new Date(lab.now()).toISOString().slice(0, 10) }]));
    expect(await silencedOf()).toEqual(['ignore list', null]);
  });

  it('of a kind silences what cannot be judged as well, and one of an id does not', async () => {
    lab.configure(listed([{ kind: 'SERVER_OFF' }]));
    expect(await lab.findsWithout('cloud /servers', 'SERVER_OFF', world)).toEqual([]);
    lab.configure(listed([{ id: 1 }]));
    expect(await lab.finds('SERVER_OFF', world)).toMatchObject([{ verdict: 'UNKNOWN' }]);
  });

  it('is counted', async () => {
    lab.configure(listed([{ id: 1 }]));
    await lab.all(world);
    const { data } = await lab.ask(
      '{ hosting { findings(kinds: [SERVER_OFF], maxAge: 0) { totalCount silencedCount counts { kind count } } } }',
    );
    expect(data).toEqual({
      hosting: { findings: { totalCount: 1, silencedCount: 1, counts: [{ kind: 'SERVER_OFF', count: 1 }] } },
    });
  });
});

describe('the configuration', () => {
  it('reports all that is wrong with the list at once, by entry', () => {
    const env = listed([
      { kind: 'SERVER_OFF' },
      { reason: 'all of it' },
      { kind: 7, api: 'moon', until: '2026-02-30', id: true },
      'web-1',
      { name: 'web-1', raison: 'x' },
    ]);
    expect(() => readConfig({ ...env, PORT: 'x' })).toThrow(/8 problem/);
    expect(() => readConfig(env)).toThrow(
      new RegExp(
        [
          'FINDINGS_IGNORE_FILE, entry 2: expected at least one of kind, id and name, but got {"reason":"all of it"}',
          'entry 3: kind: expected a kind of findings, but got 7',
          `entry 3: api: expected ${apis.map(({ name }) => name).join(', ')}, but got "moon"`,
          'entry 3: until: expected a day as 2026-12-31, but got "2026-02-30"',
          'entry 3: id: expected an id, but got true',
          'entry 4: expected an object, but got "web-1"',
          'entry 5: expected kind, api, account, id, name, reason, until alone, but got "raison"',
        ].join('[^]*'),
      ),
    );
  });

  it.each([
    ['{"kind": "SERVER_OFF"}', 'expected a JSON list in .*, but got an object'],
    ['[', 'expected a JSON list in .*, but got what is no JSON'],
  ])('refuses a file with %s', (content, message) => {
    expect(() => readConfig(listed(content))).toThrow(new RegExp(`FINDINGS_IGNORE_FILE: ${message}`));
  });

  it('refuses a file that is not there', () => {
    const env = { FINDINGS_IGNORE_FILE: join(folder, 'none.json') };
    expect(() => readConfig(env)).toThrow(/FINDINGS_IGNORE_FILE: expected a JSON list in .*none.json.*no file.*ENOENT/);
  });

  it('refuses a kind that no rule has: such an entry would silence nothing', async () => {
    await expect(startMeridian(listed([{ kind: 'SERVER_OF' }]))).rejects.toThrow(
      /FINDINGS_IGNORE_FILE: expected a kind of findings.*, but got SERVER_OF$/m,
    );
  });
});
