/** Asks over an account that has not been asked before: nothing is cached by an earlier question. */
import type { GraphQLSchema } from 'graphql';
import type { Api } from '../../../src/rest/rows/dialect.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { type LabResult, asker, hasty, silent } from '../../rest/harness.js';
import type { Operation } from './selection.js';

interface ApiUnderTest {
  readonly schema: GraphQLSchema;
  readonly api: Api;
  readonly baseUrl: string;
  readonly name?: string;
}

export async function askAnew(asked: ApiUnderTest, { source, variables }: Operation): Promise<LabResult> {
  const { schema, api, baseUrl, name = 'default' } = asked;
  const account = { api, name, credential: 'secret', baseUrl, sandbox: false };
  const upstreams = new Upstreams({ accounts: [account], log: silent, retryPolicy: hasty });
  const answered = await asker(schema, upstreams)(source, variables);
  upstreams.close();
  return answered;
}
