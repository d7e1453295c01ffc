/** What a caller without the right to write reads, of every mutation of the graph. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type GraphQLInputField,
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

const scalars: Readonly<Record<string, string>> = {
  Boolean: 'true',
  Int: '1',
  Float: '1',
  BigInt: '1',
  Date: '"2026-01-01"',
  DateTime: '"2026-01-01T00:00:00Z"',
  JSON: '{}',
  JSONObject: '{}',
  CurrencyCode: '"USD"',
  Byte: '"YQ=="',
};

/** The least that the type takes. */
function least(type: GraphQLInputType): string {
  if (isNonNullType(type)) return least(type.ofType);
  if (isListType(type)) return `[${least(type.ofType)}]`;
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  if (!isInputObjectType(named)) return scalars[named.name] ?? '"1"';
  const fields = Object.values(named.getFields());
  return `{ ${filled(named.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField))} }`;
}

function filled(asked: readonly (GraphQLArgument | GraphQLInputField)[]): string {
  return asked.map(({ name, type }) => `${name}: ${least(type)}`).join(', ');
}

function mutations(): [name: string, query: string][] {
  const fields = Object.values(meridian.services.schema.getMutationType()?.getFields() ?? {});
  return fields.map(({ name, args, type }) => {
    const given = filled(args.filter(isRequiredArgument));
    const selection = isObjectType(getNamedType(type)) ? ' { __typename }' : '';
    return [name, `mutation { ${name}${given && `(${given})`}${selection} }`];
  });
}

/** What each reports, without those that need another scope. */
async function messagesOf(token?: string): Promise<Map<string, string[]>> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answers = new Map<string, string[]>();
  for (const [name, query] of mutations()) {
    if (name === 'createToken' || name === 'deactivateToken' || name.endsWith('AlertRule')) continue;
    // It has lists read that the token may read, and changes nothing.
    if (name === 'startBackgroundReading') continue;
    const { body } = await meridian.query({ query }, headers);
    const [error] = body.errors ?? [];
    const scopes = /\b(hosting:\w+)/.exec(error?.message ?? '');
    const key = `${String(error?.extensions['code'])} ${scopes?.[1] ?? error?.message}`;
    answers.set(key, [...(answers.get(key) ?? []), name]);
  }
  return answers;
}

describe('every mutation', () => {
  it.each<[string, 'hosting:read'[] | null, string]>([
    ['without a token', null, 'UNAUTHENTICATED hosting:write'],
    ['with a token that may read alone', ['hosting:read'], 'FORBIDDEN hosting:write'],
  ])('%s reports hosting:write, of nothing else', async (_, scopes, expected) => {
    const answers = await messagesOf(scopes ? await meridian.token(scopes) : undefined);
    expect(Object.fromEntries(answers)).toEqual({ [expected]: expect.any(Array) });
    expect(answers.get(expected)?.length).toBeGreaterThan(200);
  });
});
