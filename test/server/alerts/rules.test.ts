/** The stored alert rules: how many a token may have, and what it costs the store when many are made at once. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { unwatched } from '../../../src/base/store/availability.js';
import type { Store } from '../../../src/base/store/store.js';
import type { AlertRule } from '../../../src/server/alerts/rules/rule.js';
import { AlertRules, alertRules } from '../../../src/server/alerts/rules/rules.js';
import { describeEach } from '../../support/optional/optional.js';
import { places } from '../../support/optional/places.js';
import { makeRules } from './senders.js';

const mostPerToken = alertRules.share.each ?? alertRules.share.total;

describeEach(places, 'in $kind', (place) => {
  let store: Store;
  let rule: AlertRule;
  beforeEach(async () => {
    store = await place.open();
    await store.namespace(alertRules.name).clear();
    const [made] = await makeRules(store, 'https://receiver.test/', 1);
    if (!made) throw new Error('Expected a rule');
    rule = made;
    // No caller has waited too long, however busy the machine is.
    jest.spyOn(performance, 'now').mockReturnValue(0);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await store.close();
  });

  it('a token has so many rules, also when it makes them at once', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: mostPerToken + 5 }, () => makeRules(store, 'https://receiver.test/', 1)),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostPerToken - 1);
    expect(await new AlertRules({ store, availability: unwatched, now: Date.now }).list()).toHaveLength(mostPerToken);
  });

  it('rules that one process makes at once do not make each other try again', async () => {
    let tries = 0;
    const { tokenId, name, kind, condition, channel, schedule } = rule;
    const own = new AlertRules({
      store: {
        namespace: (...given) => store.namespace(...given),
        compareAndSet: (...given) => store.compareAndSet(...given),
        compareAndSetAll(changes) {
          tries += 1;
          return store.compareAndSetAll(changes);
        },
        range: (...given) => store.range(...given),
      },
      availability: unwatched,
      now: Date.now,
    });
    const made = await Promise.allSettled(
      Array.from({ length: mostPerToken }, () => own.create({ tokenId, name, kind, condition, channel, schedule })),
    );
    // The one too many costs the others nothing.
    expect(made.map(({ status }) => status)).toEqual([
      ...Array<string>(mostPerToken - 1).fill('fulfilled'),
      'rejected',
    ]);
    expect(tries).toBe(mostPerToken - 1);
  });
});
