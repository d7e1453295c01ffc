/** A receiver that answers 410 gets nothing more of a rule, which says so. */
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
beforeEach(() => {
  alerting.receiver.received.length = 0;
  alerting.receiver.reply = (_, response) => response.writeHead(410).end();
});

async function settled(): Promise<void> {
  while ((await outboxSize(alerting.meridian.services.store)) > 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

const outcomes = async (id: string) =>
  (await alerting.shown(token, id)).lastDeliveries.map(({ outcome, reason, status }) => [outcome, reason, status]);

it('neither that message nor another one of the rule is tried again, until the rule is updated', async () => {
  const id = await alerting.create(token);
  await alerting.send(id, 2);
  await settled();
  expect(alerting.receiver.received).toHaveLength(1);
  expect(await outcomes(id)).toEqual([
    ['DROPPED', null, null],
    ['GIVEN_UP', 'STATUS', 410],
  ]);
  expect(await alerting.shown(token, id)).toMatchObject({ stopReason: 'RECEIVER_GONE' });
  await alerting.send(id, 1);
  await settled();
  expect(alerting.receiver.received).toHaveLength(1);

  alerting.receiver.reply = (_, response) => response.writeHead(204).end();
  const text =
    'mutation ($id: ID!, $input: UpdateAlertRuleInput!) { updateAlertRule(id: $id, input: $input) { rule { stopReason } } }';
  const channel = { webhook: { url: `${alerting.receiver.url}/new` } };
  expect(await alerting.ask(text, { id, input: { channel } }, token)).toEqual({
    updateAlertRule: { rule: { stopReason: null } },
  });
  await alerting.send(id, 1);
  await settled();
  expect(alerting.receiver.received.map(({ path }) => path)).toEqual(['/alerts', '/alerts/new']);
});

it('neither is anything after a test', async () => {
  const id = await alerting.create(token);
  expect(await alerting.test(token, id)).toMatchObject({ outcome: 'FAILED', reason: 'STATUS', status: 410 });
  expect(await alerting.shown(token, id)).toMatchObject({ stopReason: 'RECEIVER_GONE' });
  expect(await alerting.test(token, id)).toMatchObject({ outcome: 'DROPPED', status: null });
  expect(alerting.receiver.received).toHaveLength(1);
});

it('other rules go on, and so does one that has another receiver by then', async () => {
  const [id, other] = [await alerting.create(token), await alerting.create(token)];
  const channel = { webhook: { url: `${alerting.receiver.url}/new` } };
  alerting.receiver.reply = (request, response) => {
    if (request.path !== '/alerts') return void response.writeHead(204).end();
    const text =
      'mutation ($id: ID!, $input: UpdateAlertRuleInput!) { updateAlertRule(id: $id, input: $input) { rule { id } } }';
    void alerting.ask(text, { id, input: { channel } }, token).then(() => response.writeHead(410).end());
  };
  await alerting.send(id, 2);
  await settled();
  expect(alerting.receiver.received.map(({ path }) => path)).toEqual(['/alerts', '/alerts/new']);
  expect(await alerting.shown(token, id)).toMatchObject({ stopReason: null });
  expect(await alerting.shown(token, other)).toMatchObject({ stopReason: null });
});

describe('what is stored of it', () => {
  it('is read by former releases as a rule that has stopped', async () => {
    const id = await alerting.create(token);
    await alerting.test(token, id);
    const records = alerting.meridian.services.store.namespace<Record<string, unknown>>('alert-rules');
    const stored = await records.get(id);
    expect(stored?.['stopped']).toEqual({
      at: expect.any(String),
      // They take rules with another reason for none, and drop what is in no rule.
      reason: 'NOT_PERMITTED',
      because: 'RECEIVER_GONE',
    });
    // One that notes a change writes only what it knows.
    const { at } = stored?.['stopped'] as { at: string };
    await records.set(id, { ...stored, stopped: { at, reason: 'NOT_PERMITTED' } });
    expect(await alerting.shown(token, id)).toMatchObject({ stopReason: 'NOT_PERMITTED' });
  });
});
