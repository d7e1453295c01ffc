/** A Meridian with an account at each API, all of them served by one upstream; what it logs of them is kept. */
import type { Logger } from '../../../src/rest/transport/account.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type Script, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { FastClock } from '../harness.js';

export const credentials = {
  CLOUD: 'Zx81-cloud/token+of==the-cloud',
  STORAGE: 'Zx81-storage/token+of==the-storage',
  EDGE: 'Zx81_edge/token+of==the-edge',
  DEDICATED: 'robot-user:Zx81-p:ass/word+of==robots',
} as const;

export type HostedApi = keyof typeof credentials;
export const apis: readonly HostedApi[] = ['CLOUD', 'STORAGE', 'EDGE', 'DEDICATED'];

/** A read of each. */
export const reads: Readonly<Record<HostedApi, string>> = {
  CLOUD: '{ cloud { server(id: "1") { name } } }',
  STORAGE: '{ storage { storageBox(id: "1") { name } } }',
  EDGE: '{ edge { zone(id: "a1") { name } } }',
  DEDICATED: '{ dedicated { server(id: "1") { name } } }',
};

export interface Hosted {
  readonly upstream: ScriptedUpstream;
  readonly clock: FastClock;
  /** What was logged at `warn`, as JSON. */
  readonly logged: string[];
  ask(query: string): ReturnType<Meridian['query']>;
  close(): Promise<void>;
}

export async function startHosted(script?: Script): Promise<Hosted> {
  const upstream = await ScriptedUpstream.start(script);
  const clock = new FastClock();
  const logged: string[] = [];
  const log: Logger = { debug: () => undefined, warn: (fields) => void logged.push(JSON.stringify(fields)) };
  const [user = '', ...password] = credentials.DEDICATED.split(':');
  const env = {
    CLOUD_TOKEN: credentials.CLOUD,
    STORAGE_TOKEN: credentials.STORAGE,
    EDGE_TOKEN: credentials.EDGE,
    DEDICATED_USER: user,
    DEDICATED_PASSWORD: password.join(':'),
    ...Object.fromEntries(apis.map((api) => [`${api}_BASE_URL`, upstream.url])),
  };
  const meridian = await startMeridian(env, (services) => ({
    ...services,
    upstreams: new Upstreams({ accounts: services.upstreams.accounts, log, clock, retryPolicy: { rest: 1 } }),
  }));
  const authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  return {
    upstream,
    clock,
    logged,
    ask: (query) => meridian.query({ query }, { authorization }),
    async close() {
      await meridian.close();
      await upstream.close();
    },
  };
}
