/** Mutations over many objects leave out what is protected, unless the caller includes it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Fleet } from './fleet.js';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await Fleet.start();
});
beforeEach(() => {
  fleet.reset();
  fleet.object('prod', 'servers', 2)['protection'] = { delete: true, rebuild: true };
});
afterAll(() => fleet.close());

interface Outcomes {
  readonly isDone: boolean;
  readonly totalCount: number;
  readonly callCount: number;
  readonly outcomes: readonly Record<string, unknown>[];
}

async function change(field: string): Promise<Outcomes> {
  const { data, errors } = await fleet.ask(
    `mutation { changed: ${field} { isDone totalCount callCount outcomes { status id: resourceId errorCode reason } } }`,
  );
  expect(errors).toBeUndefined();
  return data?.['changed'] as Outcomes;
}

const statuses = ({ outcomes }: Outcomes) => Object.fromEntries(outcomes.map(({ id, status }) => [id, status]));
const where = 'where: { accounts: ["prod"], ids: [1, 2] }';

describe.each([
  [
    'runServerActions',
    `runServerActions(input: { ${where}, action: POWER_OFF`,
    'prod POST /servers/#/actions/poweroff',
  ],
  [
    'changeLabels',
    'changeLabels(input: { where: { accounts: ["prod"], ids: [1, 2], kinds: [SERVER] }, add: { team: "a" }',
    'prod PUT /servers/#',
  ],
])('%s', (_, call, line) => {
  const writes = (...ids: number[]) => ids.map((id) => line.replace('#', String(id)));

  it('says of what is protected that it was left out, and sends nothing for it', async () => {
    const changed = await change(`${call} })`);
    expect(changed).toMatchObject({ isDone: false, totalCount: 2 });
    expect(changed.outcomes.find(({ id }) => id === 'cloud:prod:server:2')).toEqual({
      status: 'PROTECTED',
      id: 'cloud:prod:server:2',
      errorCode: null,
      reason: expect.stringContaining('includeProtected'),
    });
    expect(statuses(changed)['cloud:prod:server:1']).not.toBe('PROTECTED');
    expect(fleet.writes).toEqual(writes(1));
  });

  it('previews the same', async () => {
    expect(statuses(await change(`${call}, preview: true })`))).toEqual({
      'cloud:prod:server:1': 'PLANNED',
      'cloud:prod:server:2': 'PROTECTED',
    });
    expect(fleet.writes).toEqual([]);
  });

  it('includes it where the caller says so, and lifts no protection', async () => {
    const changed = await change(`${call}, includeProtected: true })`);
    expect(Object.values(statuses(changed))).not.toContain('PROTECTED');
    expect(fleet.writes.sort()).toEqual(writes(1, 2));
    expect(fleet.object('prod', 'servers', 2)['protection']).toEqual({ delete: true, rebuild: true });
  });
});

it('a server that is protected and already off is done, as nothing was left to do', async () => {
  fleet.object('prod', 'servers', 2)['status'] = 'off';
  expect(
    statuses(await change(`runServerActions(input: { ${where}, action: POWER_OFF, preview: true })`))[
      'cloud:prod:server:2'
    ],
  ).toBe('ALREADY');
});

it('what is protected between the listing and the write keeps its labels', async () => {
  fleet.object('prod', 'servers', 2)['protection'] = { delete: false, rebuild: false };
  fleet.trouble = ({ method, path }) => {
    if (method === 'GET' && path === '/servers/2') fleet.object('prod', 'servers', 2)['protection'] = { delete: true };
    return undefined;
  };
  const changed = await change('changeLabels(input: { where: { ids: [2], kinds: [SERVER] }, add: { team: "a" } })');
  expect(statuses(changed)).toEqual({ 'cloud:prod:server:2': 'PROTECTED' });
  expect(fleet.writes).toEqual([]);
});

it('record sets are protected against changes', async () => {
  fleet.object('prod', 'zones/41/rrsets', 0)['protection'] = { change: true };
  const changed = await change(
    'changeLabels(input: { where: { ids: ["41/www/A"], kinds: [RECORD_SET] }, add: { a: "b" } })',
  );
  expect(statuses(changed)).toEqual({ 'cloud:prod:dnsRecordSet:41:www:A': 'PROTECTED' });
});
