/** @own-worker */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { graphql, type GraphQLSchema, isObjectType } from 'graphql';
import { buildSchema } from 'type-graphql';
import { TokenResolver } from '../../../src/server/tokens/resolver.js';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildSchema({ resolvers: [TokenResolver], validate: false });
});

const caller = {
  id: '0123456789ab',
  name: 'Legacy shop',
  defaultCurrency: 'USD',
  scopes: ['rates', 'hosting:read', 'hosting:write@sandbox', 'hosting:read@cloud:prod'],
  documentsOnly: false,
  active: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  lastUsedAt: '2026-01-02T00:00:00.000Z',
};

describe('Query.token', () => {
  it("is the caller's own token", async () => {
    const contextValue = { caller };
    const source =
      '{ token { id name defaultCurrency scopes { scope boundTo { api account } } documentsOnly isActive createdAt expiresAt lastUsedAt } }';
    const result = await graphql({ schema, source, contextValue });
    const { active: isActive, ...others } = caller;
    expect(JSON.parse(JSON.stringify(result))).toEqual({
      data: {
        token: {
          ...others,
          isActive,
          scopes: [
            { scope: 'RATES', boundTo: null },
            { scope: 'HOSTING_READ', boundTo: null },
            { scope: 'HOSTING_WRITE', boundTo: { api: null, account: 'sandbox' } },
            { scope: 'HOSTING_READ', boundTo: { api: 'CLOUD', account: 'prod' } },
          ],
        },
      },
    });
  });

  it('asks for a token, whatever its scopes', async () => {
    const ask = (who: object | null) => graphql({ schema, source: '{ token { id } }', contextValue: { caller: who } });
    expect((await ask(null)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect((await ask({ ...caller, scopes: [] })).data).toEqual({ token: { id: caller.id } });
  });

  it('has no field for the secret or its hash, and describes every field', () => {
    const type = schema.getType('Token');
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const names = Object.keys(caller).map((name) => (name === 'active' ? 'isActive' : name));
    expect(fields.map(({ name }) => name)).toEqual(names);
    expect(fields.filter(({ description }) => !description)).toEqual([]);
  });
});
