/** Secrets among what is read: who may write where they are from gets them, other readers get all but them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { payloadType, rowsOf } from '../../../src/rest/schema/fields-of-rows.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { ensureDemoToken } from '../../../src/server/tokens/demo.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { serverOf } from '../../apis/dedicated/inventory.js';
import { upstreamsOf } from '../harness.js';
import { type Answer, type Meridian, startMeridian } from '../../support/meridian.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';

const credentials: Readonly<Record<string, string>> = {
  'Bearer of-prod': 'prod',
  'Bearer of-test': 'test',
  'Bearer of-cloud': 'cloud',
};
const tunnel = (id: string) => ({ id, name: `tunnel ${id}` });
const widget = (sitekey: string) => ({ sitekey, name: `widget ${sitekey}` });
const place = { server_ip: '10.0.1.1', server_ipv6_net: '2a01:4f8:1::', server_number: 1 };

/** Every secret has `hush` in it. */
const results = (account: string): Readonly<Record<string, unknown>> => ({
  '/accounts/a': { id: 'a', name: account },
  '/accounts/a/cfd_tunnel': [tunnel('t1'), tunnel('t2')],
  '/accounts/a/cfd_tunnel/t1': tunnel('t1'),
  '/accounts/a/cfd_tunnel/t1/token': `hush t1 ${account}`,
  '/accounts/a/cfd_tunnel/t2/token': `hush t2 ${account}`,
  '/accounts/a/challenges/widgets': [widget('w1'), widget('w2')],
  '/accounts/a/challenges/widgets/w1': { ...widget('w1'), secret: `hush w1 ${account}` },
  '/accounts/a/challenges/widgets/w2': { ...widget('w2'), secret: `hush w2 ${account}` },
  '/accounts/a/challenges/widgets/w1/rotate_secret': { ...widget('w1'), secret: `hush anew ${account}` },
  '/accounts/a/access/apps': [
    {
      id: 'app',
      type: 'saas',
      name: 'Wiki',
      saas_app: { auth_type: 'oidc', client_id: 'wiki', client_secret: `hush oidc ${account}` },
      scim_config: {
        remote_uri: 'https://wiki.example',
        authentication: { scheme: 'oauth', token: `hush scim ${account}` },
      },
    },
  ],
  '/zones': [{ id: 'z', name: 'acme.example' }],
  '/zones/z': { id: 'z', name: 'acme.example' },
  '/zones/odd': { id: 'odd', name: 'acme.test' },
  '/zones/odd/logpush/jobs': [{ id: 2, name: 'odd', destination_conf: { key: `hush ${account}` } }],
  '/zones/z/logpush/jobs': [{ id: 1, name: 'all', destination_conf: `s3://logs?key=hush ${account}` }],
});
const boot = { ...place, active: true, password: 'hush root', authorized_key: [], host_key: [] };
const robot: Readonly<Record<string, unknown>> = {
  '/server/1': { server: serverOf(1) },
  '/boot/1/rescue': { rescue: { ...boot, os: 'linux' } },
  '/boot/1/rescue/last': { rescue: { ...boot, os: 'linux' } },
  '/boot/1': { boot: { windows: { ...boot, dist: 'standard', lang: 'en_US' } } },
};

const secondary = {
  id: 1,
  name: 'acme.example',
  mode: 'secondary',
  primary_nameservers: [{ address: '192.0.2.53', port: 53, tsig_key: 'hush tsig', tsig_algorithm: 'hmac-sha256' }],
};
const entries = { page: 1, per_page: 50, previous_page: null, next_page: null, last_page: 1, total_entries: 1 };
const cloud: Readonly<Record<string, unknown>> = {
  '/zones': { zones: [secondary], meta: { pagination: entries } },
};

/** `prod /accounts/a`, in order. */
let asked: string[] = [];

function answer({ path, headers }: ReceivedCall): Reply {
  const account = credentials[headers.authorization ?? ''] ?? 'robot';
  asked.push(`${account} ${path}`);
  const own = { robot, cloud }[account];
  if (own) return own[path] ? { body: own[path] } : { status: 404 };
  const result = results(account)[path];
  if (result === undefined) return { status: 404 };
  const result_info = { page: 1, per_page: 50, count: 1, total_count: 1, total_pages: 1 };
  return { body: { success: true, errors: [], messages: [], result, result_info } };
}

let upstream: ScriptedUpstream;
let meridian: Meridian;
/** New for each test: what an earlier one has kept is not this one's. */
let upstreams: Upstreams;
function newUpstreams(): Upstreams {
  const edge = (name: string) =>
    ({ api: 'EDGE', name, credential: `of-${name}`, baseUrl: upstream.url, sandbox: false }) as const;
  const dedicated = {
    api: 'DEDICATED',
    name: 'prod',
    credential: 'u:p',
    baseUrl: upstream.url,
    sandbox: false,
  } as const;
  const ofCloud = {
    api: 'CLOUD',
    name: 'prod',
    credential: 'of-cloud',
    baseUrl: upstream.url,
    sandbox: false,
  } as const;
  return upstreamsOf([edge('prod'), edge('test'), dedicated, ofCloud]);
}
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(answer);
  upstreams = newUpstreams();
  meridian = await startMeridian({}, (services) =>
    Object.defineProperty({ ...services }, 'upstreams', { get: () => upstreams, enumerable: true }),
  );
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});
beforeEach(() => {
  upstreams = newUpstreams();
  asked = [];
});
afterEach(() => upstreams.close());

/** Each by a new token; answers of before will do for `age` seconds. */
async function ask(query: string, scopes: Scope[], age = 0) {
  const authorization = `Bearer ${await meridian.token(scopes)}`;
  return (await meridian.query({ query }, { authorization, 'x-meridian-max-age': String(age) })).body;
}

const refusals = ({ errors = [] }: Answer['body']) =>
  errors.map(({ path = [], extensions }) => `${path.join('.')} ${String(extensions['code'])}`);

const reader: Scope[] = ['hosting:read'];
const ofAccount = (fields: string) => `{ edge(account: "prod") { account(id: "a") { ${fields} } } }`;
const ofServer = (fields: string) => `{ dedicated { server(id: 1) { ${fields} } } }`;

interface Case {
  readonly question: string;
  /** What a reader gets. */
  readonly data: unknown;
  /** Where the secrets would be. */
  readonly refused: readonly string[];
  /** The secrets, in order. */
  readonly secrets: readonly string[];
  /** What is asked of the provider for a reader, and what besides for the secrets. */
  readonly calls: readonly string[];
  readonly more?: readonly string[];
}

const cases: Readonly<Record<string, Case>> = {
  'the tokens of tunnels in a list': {
    question: ofAccount('tunnels { nodes { name token } }'),
    data: {
      edge: {
        account: {
          tunnels: {
            nodes: [
              { name: 'tunnel t1', token: null },
              { name: 'tunnel t2', token: null },
            ],
          },
        },
      },
    },
    refused: ['edge.account.tunnels.nodes.0.token', 'edge.account.tunnels.nodes.1.token'],
    secrets: ['hush t1 prod', 'hush t2 prod'],
    calls: ['/accounts/a', '/accounts/a/cfd_tunnel'],
    more: ['/accounts/a/cfd_tunnel/t1/token', '/accounts/a/cfd_tunnel/t2/token'],
  },
  'the token of a tunnel under another name': {
    question: `${ofAccount('tunnel(id: "t1") { title: name ...Run }')} fragment Run on EdgeTunnel { name: token }`,
    data: { edge: { account: { tunnel: { title: 'tunnel t1', name: null } } } },
    refused: ['edge.account.tunnel.name'],
    secrets: ['hush t1 prod'],
    calls: ['/accounts/a', '/accounts/a/cfd_tunnel/t1'],
    more: ['/accounts/a/cfd_tunnel/t1/token'],
  },
  'the secrets of widgets in a list, which leaves them out': {
    question: `${ofAccount('widgets { nodes { name ...Own } }')} fragment Own on EdgeWidget { ... { it: secret } }`,
    data: {
      edge: {
        account: {
          widgets: {
            nodes: [
              { name: 'widget w1', it: null },
              { name: 'widget w2', it: null },
            ],
          },
        },
      },
    },
    refused: ['edge.account.widgets.nodes.0.it', 'edge.account.widgets.nodes.1.it'],
    secrets: ['hush w1 prod', 'hush w2 prod'],
    calls: ['/accounts/a', '/accounts/a/challenges/widgets'],
    more: ['/accounts/a/challenges/widgets/w1', '/accounts/a/challenges/widgets/w2'],
  },
  'the secret of one widget, which comes with it': {
    question: ofAccount('widget(sitekey: "w1") { name secret }'),
    data: { edge: { account: { widget: { name: 'widget w1', secret: null } } } },
    refused: ['edge.account.widget.secret'],
    secrets: ['hush w1 prod'],
    calls: ['/accounts/a', '/accounts/a/challenges/widgets/w1'],
  },
  'what is in the settings of a service that Access leads to': {
    question: ofAccount(
      'accessApps { nodes { name ... on EdgeAccessSaasApp { saasApp { clientId clientSecret } scimConfig { remoteUri authentication } } } }',
    ),
    data: {
      edge: {
        account: {
          accessApps: {
            nodes: [
              {
                name: 'Wiki',
                saasApp: { clientId: 'wiki', clientSecret: null },
                scimConfig: { remoteUri: 'https://wiki.example', authentication: null },
              },
            ],
          },
        },
      },
    },
    refused: [
      'edge.account.accessApps.nodes.0.saasApp.clientSecret',
      'edge.account.accessApps.nodes.0.scimConfig.authentication',
    ],
    secrets: ['hush oidc prod', 'hush scim prod'],
    calls: ['/accounts/a', '/accounts/a/access/apps'],
  },
  'where logs of a zone go, with the keys to it': {
    question: '{ edge(account: "prod") { zone(id: "z") { logpushJobs { nodes { name destinationConf } } } } }',
    data: { edge: { zone: { logpushJobs: { nodes: [{ name: 'all', destinationConf: null }] } } } },
    refused: ['edge.zone.logpushJobs.nodes.0.destinationConf'],
    secrets: ['s3://logs?key=hush prod'],
    calls: ['/zones/z', '/zones/z/logpush/jobs'],
  },
  'where logs of all zones go': {
    question: '{ edge(account: "prod") { logpushJobs { nodes { name destinationConf } } } }',
    data: { edge: { logpushJobs: { nodes: [{ name: 'all', destinationConf: null }] } } },
    refused: ['edge.logpushJobs.nodes.0.destinationConf'],
    secrets: ['s3://logs?key=hush prod'],
    calls: ['/zones', '/zones/z/logpush/jobs'],
  },
  'the password of a rescue system': {
    question: ofServer('rescue { active { operatingSystem password } } lastRescue { password }'),
    data: {
      dedicated: {
        server: { rescue: { active: { operatingSystem: 'linux', password: null } }, lastRescue: { password: null } },
      },
    },
    refused: ['dedicated.server.rescue.active.password', 'dedicated.server.lastRescue.password'],
    secrets: ['hush root', 'hush root'],
    calls: ['/server/1', '/boot/1/rescue', '/boot/1/rescue/last'],
  },
  'the key that signs transfers of zones in a list': {
    question: '{ cloud { dnsZones { nodes { name primaryNameservers { address tsigKey } } } } }',
    data: {
      cloud: {
        dnsZones: {
          nodes: [{ name: 'acme.example', primaryNameservers: [{ address: '192.0.2.53', tsigKey: null }] }],
        },
      },
    },
    refused: ['cloud.dnsZones.nodes.0.primaryNameservers.0.tsigKey'],
    secrets: ['hush tsig'],
    calls: ['/zones'],
  },
  'the password of an installation': {
    question: ofServer('boot { windows { active { language password } } }'),
    data: { dedicated: { server: { boot: { windows: { active: { language: 'en_US', password: null } } } } } },
    refused: ['dedicated.server.boot.windows.active.password'],
    secrets: ['hush root'],
    calls: ['/server/1', '/boot/1'],
  },
};

/** Secrets at any depth, in their order. */
function hushed(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('hush') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(hushed) : [];
}

describe.each(Object.entries(cases))('%s', (_what, { question, data, refused, secrets, calls, more = [] }) => {
  const paths = () => asked.map((line) => line.split(' ')[1]).sort();

  it.each<[string, Scope[]]>([
    ['read', reader],
    ['read, and write another account', ['hosting:read', 'hosting:write@edge:test', 'hosting:write@storage:prod']],
    ['read, and write the sandbox', ['hosting:read', 'hosting:write@sandbox']],
  ])('is refused to who may %s, who gets the rest without a call for it', async (_who, scopes) => {
    const body = await ask(question, scopes);
    expect(body.data).toEqual(data);
    expect(refusals(body).sort()).toEqual(refused.map((path) => `${path} FORBIDDEN`).sort());
    for (const { message } of body.errors ?? [])
      expect(message).toMatch(/^This needs a token with the scope hosting:write.*, but got one with: hosting:read/);
    expect(hushed(body)).toEqual([]);
    expect(paths()).toEqual([...calls].sort());
  });

  it.each<[string, Scope[]]>([
    ['everything', ['hosting:read', 'hosting:write']],
    [
      'this account',
      ['hosting:read', 'hosting:write@edge:prod', 'hosting:write@dedicated:prod', 'hosting:write@cloud:prod'],
    ],
  ])('is returned to who may write %s', async (_what, scopes) => {
    const body = await ask(question, scopes);
    expect(body.errors).toBeUndefined();
    expect(hushed(body.data)).toEqual(secrets);
    expect(paths()).toEqual([...calls, ...more].sort());
  });

  it('is refused though it was returned to somebody else just now, and returned though it was refused', async () => {
    const writer: Scope[] = ['hosting:read', 'hosting:write'];
    const before = await ask(question, reader, 600);
    expect(hushed(before)).toEqual([]);
    expect(hushed((await ask(question, writer, 600)).data)).toEqual(secrets);
    const after = await ask(question, reader, 600);
    expect(after).toEqual(before);
    const [first, second, third] = await Promise.all([writer, reader, writer].map((scopes) => ask(question, scopes)));
    expect([first, third].map((body) => hushed(body?.data))).toEqual([secrets, secrets]);
    expect(second).toEqual(before);
  });
});

describe('a secret', () => {
  it('of one account is returned beside that of another, which is refused', async () => {
    const one = (name: string) =>
      `${name}: edge(account: "${name}") { account(id: "a") { widget(sitekey: "w1") { secret } } }`;
    const body = await ask(`{ ${one('prod')} ${one('test')} }`, ['hosting:read', 'hosting:write@edge:test']);
    expect(body.data).toEqual({
      prod: { account: { widget: { secret: null } } },
      test: { account: { widget: { secret: 'hush w1 test' } } },
    });
    expect(refusals(body)).toEqual(['prod.account.widget.secret FORBIDDEN']);
    expect(body.errors?.[0]?.message).toContain('for more than the accounts that it is bound to');
  });

  it('stays out of the error when what came is none that can be returned', async () => {
    const body = await ask(
      '{ edge(account: "prod") { zone(id: "odd") { logpushJobs { nodes { name destinationConf } } } } }',
      ['hosting:read', 'hosting:write'],
    );
    expect(body.data).toEqual({ edge: { zone: { logpushJobs: { nodes: [{ name: 'odd', destinationConf: null }] } } } });
    expect(refusals(body)).toEqual(['edge.zone.logpushJobs.nodes.0.destinationConf UPSTREAM_UNKNOWN_VALUE']);
    expect(hushed(body)).toEqual([]);
  });

  it('is returned in the answer of a write to who may write alone', async () => {
    const body = await ask(
      'mutation { rotateEdgeWidgetSecret(accountId: "a", sitekey: "w1", account: "prod", input: {}) { widget { secret } } }',
      ['hosting:write@edge:prod'],
    );
    expect(body).toEqual({ data: { rotateEdgeWidgetSecret: { widget: { secret: 'hush anew prod' } } } });
  });
});

describe('the demo token', () => {
  let own: Meridian;
  beforeAll(async () => {
    own = await startMeridian();
  });
  afterAll(() => own.close());

  it('reads the secrets of the sandbox, which another token of it is refused', async () => {
    const query = '{ edge { accounts { nodes { widgets { nodes { secret } } tunnels { nodes { token } } } } } }';
    const demo = await ensureDemoToken(own.services.tokens);
    const { body } = await own.query({ query }, { authorization: `Bearer ${demo}` });
    expect(body.errors).toBeUndefined();
    expect(JSON.stringify(body.data)).toMatch(/"secret":"\w+.*"token":"\w+/);
    const token = await own.token(['hosting:read@sandbox']);
    const { body: refused } = await own.query({ query }, { authorization: `Bearer ${token}` });
    expect(JSON.stringify(refused.data)).not.toMatch(/"(secret|token)":"/);
    expect(new Set(refused.errors?.map(({ extensions }) => extensions['code']))).toEqual(new Set(['FORBIDDEN']));
  });
});

const likeSecrets = /(password|passphrase|secret|token|key|credential|authentication|authorization|conf)s?$/i;

/** Named like secrets, and none: everybody may see them, or they are names and settings. */
const harmless = [
  'CloudSshKey.publicKey',
  'DnsDnskeyValue.publicKey',
  'EdgeAccessCorsHeaders.allowCredentials',
  'EdgeAccessRule.anyValidServiceToken',
  'EdgeAccessSaasSettings.allowPkceWithoutClientSecret',
  'EdgeAccessSaasSettings.publicKey',
  'EdgeDnsDnskeyRecord.publicKey',
  'EdgeDnssec.publicKey',
  'EdgePagesBuildConfig.webAnalyticsToken',
  'EdgeRedirectList.key',
  'EdgeResourceGroupMeta.key',
  'EdgeResourceScope.key',
  'EdgeWidget.sitekey',
  'EdgeZone.verificationKey',
];

describe('the graph', () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = await sharedGraph();
  });

  /** The plain values of what can be read, however deep, with what is said of them. */
  function readable(): Map<string, string> {
    const found = new Map<string, string>();
    const seen = new Set<GraphQLNamedType>();
    const visit = (type: GraphQLNamedType): void => {
      if (seen.has(type)) return;
      seen.add(type);
      const types = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
      for (const own of types.filter(isObjectType))
        for (const field of Object.values(own.getFields())) {
          const named = getNamedType(field.type);
          if (isScalarType(named)) found.set(`${own.name}.${field.name}`, field.description ?? '');
          visit(named);
        }
    };
    for (const row of rowsOf(schema).keys()) if (row.kind !== 'write') visit(getNamedType(payloadType(schema, row)));
    return found;
  }

  it('says of each value that is named like a secret which scope it takes', () => {
    const named = [...readable()].filter(([field]) => likeSecrets.test(field));
    const free = named.filter(([, about]) => !about.endsWith('. Requires a token with the scope `hosting:write`.'));
    expect(free.map(([field]) => field).sort()).toEqual(harmless);
  });
});
