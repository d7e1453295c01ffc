/**
 * A finding that cannot be looked up now may be there: it is not silenced, and is not said to be gone. The clock goes on from
 * one test to the next.
 *
 * @in-order
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rules } from '../../../../src/hosting/findings/rules/index.js';
import { type RecordedLab, off, recordedLab } from '../recorded.js';

let lab: RecordedLab;
beforeAll(async () => {
  lab = await recordedLab();
});
afterAll(() => lab.close());

const silence = 'mutation ($id: ID!) { silenceFinding(id: $id, input: { reason: "kept" }) { findingId } }';
const failuresOf = async (id: string) => {
  const { errors } = await lab.ask(silence, undefined, { id });
  return errors?.map(({ message, extensions }) => ({ message, code: extensions['code'] }));
};

describe('silenceFinding', () => {
  it('says UPSTREAM_UNAVAILABLE while the list is away, and silences the finding once it is back', async () => {
    lab.worlds['prod'] = { servers: [off(1)] };
    const all = await lab.findings(', kinds: [SERVER_OFF], accounts: ["prod"]', 'id');
    const id = String(all[0]?.['id']);
    lab.broken.add('prod /servers');
    await lab.clock.sleep(3_600_000);
    expect(await failuresOf(id)).toEqual([
      {
        code: 'UPSTREAM_UNAVAILABLE',
        message: expect.stringMatching(/^id: it is not known whether .*prod, servers: /),
      },
    ]);
    lab.broken.clear();
    expect(await failuresOf(id)).toBeUndefined();
  });

  it('says NOT_FOUND once all could be read and it is not there', async () => {
    lab.worlds['prod'] = {};
    await lab.clock.sleep(3_600_000);
    expect(await failuresOf('cloud:prod:SERVER_OFF:AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

it('no kind of the cloud is said to be gone while the API is away', async () => {
  const ofLists = rules.filter((rule) => 'of' in rule && rule.dialect.api === 'CLOUD');
  const kinds = [...new Set(ofLists.map(({ kind }) => kind))];
  expect(kinds.length).toBeGreaterThan(12);
  lab.broken.add('prod');
  await lab.clock.sleep(3_600_000);
  const codes = await Promise.all(kinds.map((kind) => failuresOf(`cloud:prod:${kind}:AAAAAAAAAAAAAAAAAAAAAA`)));
  expect(codes.flatMap((all) => all?.map(({ code }) => code))).toEqual(kinds.map(() => 'UPSTREAM_UNAVAILABLE'));
});
