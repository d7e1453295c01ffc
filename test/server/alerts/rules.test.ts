/** The stored alert rules: how many a token may have, and what it costs the store when many are made at once. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { unwatched } from '../../../src/base/store/availability.js';
import type { Store } from '../../../src/base/store/store.js';
import type { AlertRule } from '../../../src/server/alerts/rules/rule.js';
import { AlertRules, mostOfToken, rulesNamespace } from '../../../src/server/alerts/rules/rules.js';
import { describeEach } from '../../support/optional/optional.js';
import { places } from '../../support/optional/places.js';
import { makeRules } from './senders.js';

describeEach(places, 'in $kind', (place) => {
  let store: Store;
  let rule: AlertRule;
  beforeEach(async () => {
    store = await place.open();
    await store.namespace(rulesNamespace).clear();
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
      Array.from({ length: mostOfToken + 5 }, () => makeRules(store, 'https://receiver.test/', 1)),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostOfToken - 1);
    expect(await new AlertRules({ store, availability: unwatched, now: Date.now }).list()).toHaveLength(mostOfToken);
  });

  it('rules that one process makes at once try for the lease one after the other', async () => {
    let tries = 0;
    const { leases } = store;
    const counting: Store['leases'] = {
      acquire(...given) {
        tries += 1;
        return leases.acquire(...given);
      },
      renew: (...given) => leases.renew(...given),
      release: (...given) => leases.release(...given),
      sweep: () => leases.sweep(),
    };
    const { tokenId, name, kind, condition, channel, schedule } = rule;
    const own = new AlertRules({
      store: {
        leases: counting,
        namespace: (...given) => store.namespace(...given),
        compareAndSet: (...given) => store.compareAndSet(...given),
        range: (...given) => store.range(...given),
      },
      availability: unwatched,
      now: Date.now,
    });
    const made = await Promise.allSettled(
      Array.from({ length: mostOfToken }, () => own.create({ tokenId, name, kind, condition, channel, schedule })),
    );
    // The one too many costs the others nothing.
    expect(made.map(({ status }) => status)).toEqual([...Array<string>(mostOfToken - 1).fill('fulfilled'), 'rejected']);
    expect(tries).toBe(mostOfToken);
  });
});
