import { describe, expect, it } from '@jest/globals';
import { dialect } from '../../../src/apis/edge/dialect.js';
import { emailRouting } from '../../../src/apis/edge/email-routing.js';
import { callOf } from '../../../src/rest/transport/call.js';
import { edgeSandbox } from './graph.js';
import { envelope, scriptedEdge } from './scripted.js';

const { ask, answer, zoneId } = edgeSandbox();
const scripted = scriptedEdge();

async function inZone<T>(fields: string): Promise<T> {
  const { zone } = await answer<{ zone: T }>(`query ($id: ID!) { edge { zone(id: $id) { ${fields} } } }`, {
    id: await zoneId('acme.example'),
  });
  return zone;
}

describe('email routing', () => {
  it('shows what becomes of mail, and rules lead to their zone', async () => {
    expect(
      await inZone(`emailRouting { enabled status }
        emailRoutingRules(enabled: false) { nodes { name matchers { field value } actions { type value } zone { name } } }
        emailRoutingCatchAll { matchers { type field } actions { type value } }`),
    ).toEqual({
      emailRouting: { enabled: true, status: 'READY' },
      emailRoutingRules: {
        nodes: [
          {
            name: 'Mail to alice',
            matchers: [{ field: 'TO', value: 'alice@acme.example' }],
            actions: [{ type: 'FORWARD', value: ['alice@mail.example'] }],
            zone: { name: 'acme.example' },
          },
        ],
      },
      emailRoutingCatchAll: {
        matchers: [{ type: 'ALL', field: null }],
        actions: [{ type: 'FORWARD', value: ['front-desk@mail.example'] }],
      },
    });
  });

  it('is switched off and on', async () => {
    const id = await zoneId('acme.example');
    const turn = (verb: string) =>
      answer(`mutation ($id: ID!) { ${verb}EdgeEmailRouting(zoneId: $id) { emailRouting { enabled status } } }`, {
        id,
      });
    expect(await turn('disable')).toEqual({ emailRouting: { enabled: false, status: 'UNCONFIGURED' } });
    expect(await turn('enable')).toEqual({ emailRouting: { enabled: true, status: 'READY' } });
  });

  it('has its catch-all among the rules at the provider', () => {
    const account = { api: 'EDGE', name: 'default', credential: 'a', sandbox: false } as const;
    const pathAt = (baseUrl: string) =>
      callOf(emailRouting.rows.emailRoutingCatchAll, { values: { zoneId: 'z' } }, { ...account, baseUrl }).path;
    expect(pathAt(dialect.baseUrl)).toBe('/zones/z/email/routing/rules/catch_all');
    expect(pathAt('http://127.0.0.1:1')).toBe('/zones/z/email/routing/catch_all');
  });
});

describe('log push', () => {
  it('shows which jobs work and which do not', async () => {
    const { logpushJobs } = await inZone<{ logpushJobs: { nodes: { id: string }[] } }>(
      'logpushJobs { nodes { id identifier name kind dataset errorMessage outputOptions { cve202144228 timestampFormat } } }',
    );
    expect(logpushJobs.nodes).toEqual([
      {
        id: expect.stringMatching(/^edge:sandbox:logpushJob:\w+:\d+$/),
        identifier: expect.stringMatching(/^\d+$/),
        name: 'requests-to-archive',
        kind: 'STANDARD',
        dataset: 'HTTP_REQUESTS',
        errorMessage: null,
        outputOptions: { cve202144228: true, timestampFormat: 'RFC3339' },
      },
      {
        id: expect.stringMatching(/^edge:sandbox:logpushJob:\w+:\d+$/),
        identifier: expect.stringMatching(/^\d+$/),
        name: 'firewall-to-siem',
        kind: 'STANDARD',
        dataset: 'FIREWALL_EVENTS',
        errorMessage: 'The destination answered 403 Forbidden',
        outputOptions: null,
      },
    ]);
    const [job] = logpushJobs.nodes;
    expect(await inZone(`logpushJob(id: "${job?.id}") { name }`)).toEqual({
      logpushJob: { name: 'requests-to-archive' },
    });
  });

  it('is proven, created, changed and deleted', async () => {
    const zone = await zoneId('acme.example');
    const { ownership } = await answer<{ ownership: unknown }>(
      `mutation ($zone: ID!) { requestEdgeLogpushOwnership(zoneId: $zone, input: { destinationConf: "s3://logs" }) {
        ownership { valid filename } } }`,
      { zone },
    );
    expect(ownership).toEqual({ valid: true, filename: expect.stringContaining('challenge') });
    const { logpushJob } = await answer<{ logpushJob: { id: string } }>(
      `mutation ($zone: ID!) { createEdgeLogpushJob(zoneId: $zone, input: {
        destinationConf: "s3://logs", dataset: DNS_LOGS, ownershipChallenge: "proof", kind: STANDARD
      }) { logpushJob { id enabled } } }`,
      { zone },
    );
    expect(logpushJob).toEqual({ id: expect.any(String), enabled: false });
    const { id } = logpushJob;
    expect(
      await answer(
        `mutation ($zone: ID!, $id: ID!) { updateEdgeLogpushJob(zoneId: $zone, id: $id, input: { enabled: true }) {
          logpushJob { id enabled dataset } } }`,
        { zone, id },
      ),
    ).toEqual({ logpushJob: { id, enabled: true, dataset: 'DNS_LOGS' } });
    expect(
      await answer('mutation ($zone: ID!, $id: ID!) { deleteEdgeLogpushJob(zoneId: $zone, id: $id) { deletedId } }', {
        zone,
        id,
      }),
    ).toEqual({ deletedId: id });
  });

  it('has options in the words of the wire', async () => {
    scripted.answer(() => envelope({ id: 7 }));
    await scripted.ask(
      `mutation { createEdgeLogpushJob(zoneId: "z", input: { destinationConf: "s3://logs", kind: STANDARD, frequency: null,
        outputOptions: { cve202144228: true, outputType: CSV, sampleRate: 0.5 } }) { logpushJob { id } } }`,
    );
    expect(scripted.bodies()).toEqual([
      {
        destination_conf: 's3://logs',
        kind: '',
        frequency: null,
        output_options: { 'CVE-2021-44228': true, output_type: 'csv', sample_rate: 0.5 },
      },
    ]);
  });

  it('refuses a part of more than all', async () => {
    const { errors } = await ask(
      'mutation { createEdgeLogpushJob(zoneId: "z", input: { destinationConf: "s3://logs", outputOptions: { sampleRate: 2 } }) { logpushJob { id } } }',
    );
    expect(errors?.[0]?.message).toBe('input.outputOptions.sampleRate: expected at most 1, but got 2');
  });
});
