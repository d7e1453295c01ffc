/** Changes of nothing: whoever sends one has lost what should be changed on the way. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { Api } from '../../src/rest/rows/dialect.js';
import { rowsOf } from '../../src/rest/schema/fields-of-rows.js';
import { sharedGraph } from '../support/shared/graph.js';
import { asker, upstreamsOf } from '../rest/harness.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';

const schema = await sharedGraph();

const takesNothing = (type: GraphQLInputType | undefined) => {
  const named = getNamedType(type);
  return isInputObjectType(named) && !Object.values(named.getFields()).some(isRequiredInputField);
};

const changes = [...rowsOf(schema)]
  .filter(([{ kind, name }]) => kind === 'write' && /^(update|batch)/.test(name))
  .filter(([, { args }]) => takesNothing(args.find(({ name }) => name === 'input')?.type));

let upstream: ScriptedUpstream;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
});
afterAll(() => upstream.close());

it('are refused by every API that takes changes', () => {
  expect(new Set(changes.map(([{ dialect }]) => dialect.api))).toEqual(
    new Set<Api>(['CLOUD', 'DEDICATED', 'EDGE', 'STORAGE']),
  );
});

it.each(changes.map(([row, field]) => [row.name, row, field] as const))(
  'are not sent by %s',
  async (name, row, { args }) => {
    upstream.asked.splice(0);
    const { api } = row.dialect;
    const upstreams = upstreamsOf([{ api, name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }]);
    const path = args.filter(isRequiredArgument).filter(({ name }) => name !== 'input');
    const value = (type: GraphQLInputType) => {
      const named = getNamedType(type);
      return isEnumType(named) ? named.getValues()[0]?.name : '"1"';
    };
    const given = [...path.map(({ name, type }) => `${name}: ${value(type)}`), 'input: {}'].join(', ');
    const { errors = [] } = await asker(schema, upstreams)(`mutation { ${name}(${given}) { __typename } }`);
    upstreams.close();
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
    expect(errors[0]?.message).toMatch(/^input: expected /);
    expect(upstream.lines).toEqual([]);
  },
);
