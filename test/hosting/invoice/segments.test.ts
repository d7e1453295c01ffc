/** When dedicated servers end, and what they cost. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { serverOf } from '../../apis/dedicated/inventory.js';
import { accountAt, ownPrices } from '../bill/fleet.js';
import { WatchedProject } from './watched-project.js';

let project: WatchedProject;
let servers: readonly object[];
beforeEach(async () => {
  servers = [];
  project = await WatchedProject.open();
  project.accounts = [accountAt(project.upstream.url, 'DEDICATED')];
  project.special = ({ path }) =>
    path === '/server' && servers.length > 0
      ? { body: servers.map((server) => ({ server })) }
      : { status: 404, body: { error: { status: 404, code: 'NOT_FOUND', message: 'not found' } } };
});
afterEach(() => project.close());

const prices = ownPrices(
  '- { api: dedicated, kind: SERVER, amount: 31, currency: EUR, period: month }',
  Date.parse('2026-09-01'),
);

async function see(day: string, all: readonly object[]): Promise<void> {
  servers = all;
  await project.take(day, {}, 12, prices);
}
const running = { ...serverOf(1), cancelled: false, paid_until: '2026-10-31' };

it('a dedicated server without a price is unknown', async () => {
  servers = [running];
  await project.take('2026-09-30', {});
  await project.take('2026-11-01', {});
  const { unknownCount, isComplete, lines } = await project.invoice('2026-11-02', '2026-10');
  expect([unknownCount, isComplete]).toEqual([1, false]);
  expect(lines.nodes[0]).toMatchObject({ kind: 'SERVER', segments: [{ unknownReason: 'NO_PRICE' }] });
});

it.each<[string, boolean, string, number, boolean]>([
  ['not cancelled ends when it was last seen', false, '2026-10-31', 228, true],
  ['cancelled ends with the day until which it is paid', true, '2026-10-10', 240, false],
  ['that is gone before its last day ends when it was last seen', true, '2026-10-20', 228, true],
])('a dedicated server %s', async (_, cancelled, paid_until, hours, isInferred) => {
  await see('2026-09-30', [running]);
  await see('2026-10-10', [{ ...running, cancelled, paid_until }]);
  await see('2026-10-12', []);
  const { lines } = await project.invoice('2026-11-02', '2026-10');
  expect(lines.nodes[0]).toMatchObject({ assumptions: ['SHARE_BY_HOURS'], segments: [{ hours, isInferred }] });
  // 31 a month of 744 hours.
  expect(Number(lines.nodes[0]?.net.amount)).toBeCloseTo(hours / 24, 8);
});

it('a dedicated server that is listed after its last day is not charged for it', async () => {
  await see('2026-09-30', [running]);
  await see('2026-10-10', [{ ...running, cancelled: true, paid_until: '2026-10-10' }]);
  await see('2026-10-15', [{ ...running, cancelled: true, paid_until: '2026-10-10' }]);
  const { lines } = await project.invoice('2026-10-16', '2026-10');
  expect(lines.nodes[0]?.segments).toMatchObject([{ hours: 240, isInferred: false }]);
});
