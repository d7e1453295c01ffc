/** The graph over a sandbox of its own, with a clock that runs as fast as it is asked to. */
import type { GraphQLSchema } from 'graphql';
import { readConfig } from '../../src/server/config/config.js';
import type { Account } from '../../src/rest/transport/account.js';
import type { Api } from '../../src/rest/rows/dialect.js';
import type { Upstreams } from '../../src/rest/transport/upstreams.js';
import { apis } from '../../src/apis/index.js';
import { startSandbox } from '../../src/sandbox/sandbox.js';
import { FastClock, asker, silent, upstreamsOf } from '../rest/harness.js';
import { sharedGeography } from '../support/shared/geography.js';
import { openAddressHistory } from '../support/address-history.js';
import { Control } from './control.js';

export interface Served {
  account(api: Api): Account;
  control(api: Api): Control;
  readonly upstreams: Upstreams;
  readonly clock: FastClock;
  readonly ask: ReturnType<typeof asker>;
  /** The data of a query that succeeds. */
  data(query: string): Promise<Record<string, unknown>>;
  /** The `extensions` of the only error. */
  refusal(query: string): Promise<unknown>;
  close(): Promise<void>;
}

export async function serve(schema: GraphQLSchema): Promise<Served> {
  const clock = new FastClock();
  const controls = new Map<Api, Control>();
  const control = (api: Api) => found(controls.get(api), api);
  const hooks = (api: Api) => {
    controls.set(api, new Control());
    return control(api);
  };
  const sandbox = await startSandbox({ schema, apis, clock, hooks });
  const { addressHistory, close: closeAddressHistory } = openAddressHistory(clock.now);
  const upstreams = upstreamsOf(sandbox.accounts, {}, clock, silent, addressHistory);
  const ask = asker(schema, upstreams, undefined, {
    upstreams,
    config: readConfig({}),
    hosting: { addressHistory },
    geography: sharedGeography(),
  });
  return {
    account: (api) =>
      found(
        sandbox.accounts.find((account) => account.api === api),
        api,
      ),
    control,
    upstreams,
    clock,
    ask,
    async data(query) {
      const { data, errors } = await ask(query);
      if (errors || !data) throw new Error(JSON.stringify(errors));
      return data;
    },
    async refusal(query) {
      const { errors = [] } = await ask(query);
      if (errors.length !== 1) throw new Error(`Expected one error, but got ${JSON.stringify(errors)}`);
      return errors[0]?.extensions;
    },
    async close() {
      upstreams.close();
      await sandbox.close();
      await closeAddressHistory();
    },
  };
}

function found<T>(value: T | undefined, api: Api): T {
  if (value === undefined) throw new Error(`The sandbox does not serve the ${api} API`);
  return value;
}

/** A call as any HTTP client makes it, for instance `GET /servers?page=2`; the body of what is not JSON stays aside. */
export async function call(account: Account, line: string, body?: unknown) {
  const [method = 'GET', path = '/'] = line.split(' ');
  const response = await fetch(`${account.baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${account.credential}` },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const { status, headers } = response;
  const isJson = text !== '' && headers.get('content-type')?.includes('json') === true;
  return { status, headers, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : undefined };
}
