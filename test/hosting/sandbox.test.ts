import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';

interface Placed {
  readonly __typename: string;
  readonly country: { readonly name: string } | null;
  readonly city: { readonly name: string } | null;
}

interface Answer {
  readonly hosting: { readonly servers: readonly Placed[]; readonly storageBoxes: readonly Placed[] };
  readonly country: { readonly servers: readonly { readonly id: string }[] };
}

describe('the machines of a Meridian without credentials', () => {
  let meridian: Meridian;
  beforeAll(async () => {
    meridian = await startMeridian();
  });
  afterAll(() => meridian.close());

  it('are those of the sandbox, each in a country and a city', async () => {
    const place = '__typename id name status country { name } city { name }';
    const { body } = await meridian.query(
      {
        query: `{ hosting { servers { ${place} addresses monthlyPrice { net { in(currency: "USD") { amount } } } }
          storageBoxes { ${place} server } } country(code: "DE") { servers { id } } }`,
      },
      { authorization: `Bearer ${await meridian.token(['hosting:read'])}` },
    );
    expect(body.errors).toBeUndefined();
    const { hosting, country } = body.data as unknown as Answer;
    const kinds = new Set([...hosting.servers, ...hosting.storageBoxes].map(({ __typename }) => __typename));
    expect([...kinds].sort()).toEqual(['CloudServer', 'DedicatedServer', 'DedicatedStorageBox', 'StorageBox']);
    for (const { country, city } of [...hosting.servers, ...hosting.storageBoxes])
      expect({ country, city }).toEqual({ country: expect.anything(), city: expect.anything() });
    const german = hosting.servers.filter(({ country }) => country?.name === 'Germany');
    expect(german.length).toBeGreaterThan(0);
    expect(country.servers).toHaveLength(german.length);
  });
});
