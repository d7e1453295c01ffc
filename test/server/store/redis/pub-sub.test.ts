/** Messages of services that share a Redis, and of replicas of the former release. */
import { expect, it } from '@jest/globals';
import { createClient } from '@keyv/redis';
import { openRedis } from '../../../../src/server/store/redis/store.js';
import type { Store } from '../../../../src/base/store/store.js';
import { ownRedis } from '../../../support/optional/redis.js';
import { until } from '../../../support/until.js';

/** What a store hears from then on, in order. */
async function hearing({ pubSub }: Store): Promise<string[]> {
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    pubSub.subscribe('rates', (message) => (message === null ? resolve() : heard.push(message)));
  });
  return heard;
}

ownRedis().describe('replicas of two services with a database each', (redis) => {
  it('hear those of their own database alone, once each, and both those of the former release', async () => {
    const former = await createClient({ url: redis.url }).connect();
    const ears = await createClient({ url: redis.url }).connect();
    const saidToFormer: string[] = [];
    await ears.subscribe('shop:messages', (text) => saidToFormer.push(text));
    const stores = await Promise.all(['/0', '', '/1'].map((path) => openRedis(redis.url + path, 'shop')));
    const [one, same, other] = stores as [Store, Store, Store];
    const [ofOne, ofSame, ofOther] = await Promise.all([hearing(one), hearing(same), hearing(other)]);
    for (let n = 0; n < 20; n++) {
      await one.pubSub.publish('rates', `one ${n}`);
      if (n % 5 === 0) await former.publish('shop:messages', `rates former ${n}`);
      await other.pubSub.publish('rates', `other ${n}`);
    }
    const end = 'other 19';
    await until(() => ofOther.includes(end) && saidToFormer.includes(`rates ${end}`));
    await Promise.all(stores.map(({ pubSub }) => pubSub.confirm()));
    const said = (who: string) => Array.from({ length: 20 }, (_, n) => `${who} ${n}`);
    const ofFormer = [0, 5, 10, 15].map((n) => `former ${n}`);
    for (const [heard, own] of [
      [ofOne, 'one'],
      [ofSame, 'one'],
      [ofOther, 'other'],
    ] as const) {
      expect(heard.filter((message) => message.startsWith(own))).toEqual(said(own));
      expect(heard.filter((message) => !message.startsWith(own))).toEqual(ofFormer);
    }
    // The former release hears all of them, as they were, and takes no notice of the marks.
    const all = [...said('one'), ...ofFormer, ...said('other')].map((message) => `rates ${message}`);
    expect(saidToFormer.filter((text) => !text.startsWith('marked ')).sort()).toEqual(all.sort());
    for (const store of stores) await store.close();
    former.destroy();
    ears.destroy();
  });
});
