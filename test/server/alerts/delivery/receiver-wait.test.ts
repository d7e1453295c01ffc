/** A receiver that says `Retry-After` gets nothing of the rule before that. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Alerting, startAlerting } from '../alerting.js';
import { outboxSize } from '../senders.js';

let alerting: Alerting;
let token: string;
beforeAll(async () => {
  alerting = await startAlerting();
  token = await alerting.token();
});
afterAll(() => alerting.close());

/** Of the receiver: what it says, by path, to the first request there. */
const answers = new Map<string, { readonly status: number; readonly retryAfter: string }>();
beforeEach(() => {
  answers.clear();
  alerting.receiver.received.length = 0;
  alerting.receiver.reply = ({ path }, response) => {
    const answer = answers.get(path);
    answers.delete(path);
    if (answer) response.writeHead(answer.status, { 'retry-after': answer.retryAfter });
    else response.writeHead(204);
    response.end();
  };
});

const at = (path: string) => alerting.receiver.received.filter((request) => request.path === path);
const urlOf = (path: string) => alerting.receiver.url.replace('/alerts', path);
const ruleAt = (path: string) => alerting.create(token, { channel: { webhook: { url: urlOf(path) } } });

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Once everything that is due was looked at: a message of another rule that comes later has arrived, and one after it. */
async function looked(): Promise<void> {
  for (const path of ['/probe', '/probe']) {
    const before = at(path).length;
    await alerting.send(await ruleAt(path), 1);
    await until(() => at(path).length > before);
  }
}

const empty = async () => (await outboxSize(alerting.meridian.services.store)) === 0;

describe.each([
  ['503 with seconds', 503, () => '120', 120],
  ['429 with a date', 429, () => new Date(alerting.now() + 120_000).toUTCString(), 120],
  ['503 with far too many seconds, which are an hour', 503, () => '99999999999999999999', 3_600],
])('after %s', (name, status, retryAfter, seconds) => {
  it('the next attempt and other messages of the rule wait', async () => {
    const path = `/${name.replaceAll(' ', '-')}`;
    answers.set(path, { status, retryAfter: retryAfter() });
    const id = await ruleAt(path);
    await alerting.send(id, 2);
    await until(() => at(path).length === 1);
    await looked();
    alerting.pass((seconds - 10) * 1_000);
    await looked();
    expect(at(path)).toHaveLength(1);
    alerting.pass(30_000);
    await until(empty);
    expect(at(path).map(({ headers }) => headers['webhook-attempt'])).toEqual([
      '1',
      expect.any(String),
      expect.any(String),
    ]);
    expect((await alerting.shown(token, id)).lastDeliveries.map(({ outcome }) => outcome)).toEqual([
      'DELIVERED',
      'DELIVERED',
      'FAILED',
    ]);
  });
});

it('a test waits as well', async () => {
  answers.set('/tested', { status: 429, retryAfter: '60' });
  const id = await ruleAt('/tested');
  expect(await alerting.test(token, id)).toMatchObject({ outcome: 'FAILED', reason: 'STATUS', status: 429 });
  const waiting = alerting.test(token, id);
  await looked();
  expect(at('/tested')).toHaveLength(1);
  alerting.pass(60_000);
  expect(await waiting).toMatchObject({ outcome: 'DELIVERED' });
});

it('another receiver of the rule need not wait', async () => {
  answers.set('/before', { status: 503, retryAfter: '600' });
  const id = await ruleAt('/before');
  await alerting.send(id, 2);
  await until(() => at('/before').length === 1);
  const text =
    'mutation ($id: ID!, $input: UpdateAlertRuleInput!) { updateAlertRule(id: $id, input: $input) { rule { id } } }';
  await alerting.ask(text, { id, input: { channel: { webhook: { url: urlOf('/after') } } } }, token);
  await until(() => at('/after').length === 1);
  expect(at('/before')).toHaveLength(1);
  alerting.pass(3_600_000);
  await until(empty);
});

it('what RFC 9110 does not allow says nothing, and neither does a receiver that takes the message', async () => {
  for (const [path, status, retryAfter] of [
    ['/odd', 503, '-5'],
    ['/taken', 200, '600'],
  ] as const) {
    answers.set(path, { status, retryAfter });
    await alerting.send(await ruleAt(path), 2);
    await until(() => at(path).length === 2);
  }
  alerting.pass(10_000);
  await until(empty);
});

it('a wait that lies further ahead than it can have been set is over', async () => {
  answers.set('/ahead', { status: 503, retryAfter: '60' });
  const id = await ruleAt('/ahead');
  await alerting.test(token, id);
  const records = alerting.meridian.services.store.namespace<readonly { wait: object }[]>('alert-deliveries');
  const [delivery] = (await records.get(id)) ?? [];
  if (!delivery) throw new Error('Expected a delivery');
  const wait = { ...delivery.wait, until: alerting.now() + 400 * 86_400_000 };
  await records.set(id, [{ ...delivery, wait }]);
  await alerting.send(id, 1);
  await until(() => at('/ahead').length === 2);
});
