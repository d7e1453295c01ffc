/** Replicas that start together where nothing is stored yet, as on the first day of a service. */
import { expect } from '@jest/globals';
import { itEach } from '../../support/optional/optional.js';
import { networkedPlaces } from '../../support/optional/places.js';

const [rounds, replicas] = [12, 8];

itEach(
  networkedPlaces,
  'a store of the kind $kind opens for all who are its first at the same moment',
  async (place) => {
    const failed: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await place.remove();
      const opened = await Promise.allSettled(Array.from({ length: replicas }, () => place.open()));
      const stores = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      failed.push(...opened.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])));
      await Promise.all(stores.map((store, n) => store.namespace<number>('first').set(`${n}`, n)));
      await Promise.all(stores.map((store) => store.close()));
    }
    expect(failed).toEqual([]);
  },
);
