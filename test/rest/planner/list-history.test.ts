/** @decorates-classes */
import { afterAll, afterEach, expect, it, jest } from '@jest/globals';
import { formatCursor } from '../../../src/rest/schema/cursor.js';
import { History } from '../../../src/rest/planner/list-history.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { count, disks, groups, machines, serving } from '../lab.js';

const upstream = await ScriptedUpstream.start(
  serving({ disks: disks(200, (id) => ({ machine: id })), machines: machines(200) }),
);
const upstreams = upstreamsOf([
  { api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false },
]);

afterEach(() => void jest.restoreAllMocks());
afterAll(() => {
  upstreams.close();
  return upstream.close();
});

it('remembers of a question nothing that a caller can make long', async () => {
  const noted = jest.spyOn(History.prototype, 'noteNeed');
  const ask = asker(await schemaOf(groups), upstreams);
  for (const nth of count(3, (id) => id)) {
    const position = { mark: null, size: 50, index: 0, id: 'x'.repeat(100_000) + nth };
    const after = formatCursor(position, 'CLOUD default');
    const { errors } = await ask(`{ lab { disks(first: 150, after: "${after}") { nodes { machine { name } } } } }`);
    expect(errors).toBeUndefined();
  }
  const longest = Math.max(...noted.mock.calls.map(([key]) => key.length));
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(200);
});
