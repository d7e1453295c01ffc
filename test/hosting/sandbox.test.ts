import { Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cloud } from '../../src/apis/cloud/api.js';
import type { ApiDefinition } from '../../src/apis/definition.js';
import { apis } from '../../src/apis/index.js';
import { type Meridian, startMeridian } from '../support/meridian.js';

interface Placed {
  readonly __typename: string;
  readonly country: { readonly name: string } | null;
  readonly city: { readonly name: string } | null;
}

interface Answer {
  readonly hosting: {
    readonly servers: { readonly nodes: readonly Placed[] };
    readonly storageBoxes: { readonly nodes: readonly Placed[] };
  };
  readonly country: { readonly servers: { readonly nodes: readonly { readonly id: string }[] } };
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
        query: `{ hosting { servers(first: 1000) { nodes { ${place} addresses monthlyAmount { net { in(currency: "USD") { amount } } } } }
          storageBoxes { nodes { ${place} server } } } country(code: "DE") { servers { nodes { id } } } }`,
      },
      { authorization: `Bearer ${await meridian.token(['hosting:read'])}` },
    );
    expect(body.errors).toBeUndefined();
    const { hosting, country } = body.data as unknown as Answer;
    const kinds = new Set(
      [...hosting.servers.nodes, ...hosting.storageBoxes.nodes].map(({ __typename }) => __typename),
    );
    expect([...kinds].sort()).toEqual(['CloudServer', 'DedicatedServer', 'DedicatedStorageBox', 'StorageBox']);
    for (const { country, city } of [...hosting.servers.nodes, ...hosting.storageBoxes.nodes])
      expect({ country, city }).toEqual({ country: expect.anything(), city: expect.anything() });
    const german = hosting.servers.nodes.filter(({ country }) => country?.name === 'Germany');
    expect(german.length).toBeGreaterThan(0);
    expect(country.servers.nodes).toHaveLength(german.length);
  });
});

describe('the sandbox', () => {
  const unreachable = 'http://127.0.0.1:9';
  const real = ({ name, credential }: ApiDefinition) => [
    [`${name}_BASE_URL`, unreachable],
    ...credential.parts.map((part) => [`${name}_${part}`, 'real']),
  ];
  const realOf = (all: readonly ApiDefinition[]) => Object.fromEntries(all.flatMap(real)) as Record<string, string>;

  it.each([
    ['beside Meridian while an API has no account', apis.slice(1), 2],
    ['nowhere once all have one', apis, 1],
  ])('listens %s', async (_where, withAccount, expected) => {
    const listen = jest.spyOn(Server.prototype, 'listen');
    const meridian = await startMeridian(realOf(withAccount));
    expect(listen).toHaveBeenCalledTimes(expected);
    listen.mockRestore();
    await meridian.close();
  });

  it('serves the APIs without an account alone', async () => {
    const meridian = await startMeridian(realOf([cloud]));
    const sandboxed = meridian.services.upstreams.accounts.filter((account) => account.sandbox);
    const others = apis.filter((api) => api !== cloud);
    expect(sandboxed.map(({ api }) => api)).toEqual(others.map(({ name }) => name));
    const statusOf = async (path: string) => (await fetch(new URL(path, sandboxed[0]?.baseUrl))).status;
    expect(await statusOf('/storage/storage_boxes')).toBe(401);
    expect(await statusOf('/cloud/servers')).toBe(404);
    await meridian.close();
  });
});
