import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { type Served, call, serve } from '../../sandbox/served.js';
import { sharedGraph } from '../../support/shared/graph.js';

let schema: GraphQLSchema;
let served: Served;
let account: string;
let zone: string;
beforeAll(async () => {
  schema = await sharedGraph();
  served = await serve(schema);
  const { edge } = await served.data('{ edge { zones(name: "acme.example") { nodes { id account { id } } } } }');
  const [found] = (edge as { zones: { nodes: { id: string; account: { id: string } }[] } }).zones.nodes;
  ({
    id: zone,
    account: { id: account },
  } = found ?? { id: '', account: { id: '' } });
});
// What one test changes, no other sees.
beforeEach(() => served.control('EDGE').reset());
afterAll(() => served.close());

/** Of the one zone that has all of it. */
const inZone = async (fields: string) => {
  const { edge } = await served.data(`{ edge { zone(id: "${zone}") { ${fields} } } }`);
  return (edge as { zone: unknown }).zone;
};
const inAccount = async (fields: string) => {
  const { edge } = await served.data(`{ edge { account(id: "${account}") { ${fields} } } }`);
  return (edge as { account: unknown }).account;
};

describe('certificates of a zone', () => {
  it('show which one has expired, and lead back to the zone', async () => {
    expect(
      await inZone('customCertificates { nodes { status hosts zone { id name } keylessServer { identifier } } }'),
    ).toEqual({
      customCertificates: {
        nodes: [
          {
            status: 'ACTIVE',
            hosts: ['www.acme.example', 'acme.example'],
            zone: { id: zone, name: 'acme.example' },
            keylessServer: null,
          },
          {
            status: 'EXPIRED',
            hosts: ['old.acme.example'],
            zone: { id: zone, name: 'acme.example' },
            keylessServer: null,
          },
        ],
      },
    });
  });

  it('are uploaded with a private key that never comes back', async () => {
    const { createEdgeCustomCertificate: made } = await served.data(`mutation {
      createEdgeCustomCertificate(zoneId: "${zone}", input: {
        certificate: "PEM", privateKey: "PRIVATE", geoRestrictions: { label: EU }
      }) { customCertificate { id geoRestrictions { label } } }
    }`);
    expect(made).toMatchObject({ customCertificate: { geoRestrictions: { label: 'EU' } } });
    const { body } = await call(served.account('EDGE'), `GET /zones/${zone}/custom_certificates`);
    expect(JSON.stringify(body)).not.toContain('PRIVATE');
  });

  it('are put in another order, which is answered as it is then', async () => {
    const { customCertificates } = (await inZone('customCertificates(status: EXPIRED) { nodes { id } }')) as {
      customCertificates: { nodes: [{ id: string }] };
    };
    const [{ id }] = customCertificates.nodes;
    const { prioritizeEdgeCustomCertificates: answered } = await served.data(`mutation {
      prioritizeEdgeCustomCertificates(zoneId: "${zone}", input: { certificates: [{ id: "${id}", priority: 9 }] }) {
        customCertificates { id priority } zone { name }
      }
    }`);
    expect(answered).toMatchObject({ zone: { name: 'acme.example' } });
    expect((answered as { customCertificates: unknown[] }).customCertificates[0]).toEqual({ id, priority: 9 });
  });

  it('that are ordered are pending until they are asked for again', async () => {
    const { orderEdgeCertificatePack: ordered } = await served.data(`mutation {
      orderEdgeCertificatePack(zoneId: "${zone}", input: {
        type: ADVANCED, hosts: ["acme.example", "new.acme.example"], certificateAuthority: LETS_ENCRYPT,
        validationMethod: TXT, validityDays: 90
      }) { certificatePack { id status validationRecords { txtName } certificates { identifier } } }
    }`);
    const { certificatePack: pack } = ordered as { certificatePack: { id: string } };
    expect(pack).toMatchObject({
      status: 'PENDING_VALIDATION',
      certificates: [],
      validationRecords: [{ txtName: '_acme-challenge.acme.example' }, { txtName: '_acme-challenge.new.acme.example' }],
    });
    served.clock.sleep(30_000);
    const { certificatePack } = (await inZone(
      `certificatePack(id: "${pack.id}") { status primaryCertificateId certificates { identifier signature zone { id } } }`,
    )) as { certificatePack: { primaryCertificateId: string } };
    expect(certificatePack).toMatchObject({
      status: 'ACTIVE',
      certificates: [
        { identifier: certificatePack.primaryCertificateId, signature: 'ECDSAWithSHA256', zone: { id: zone } },
        { signature: 'SHA256WithRSA' },
      ],
    });
  });

  it('that could not be validated are listed when all are asked for', async () => {
    const all = (await inZone('certificatePacks(status: ALL) { nodes { status validationErrors { message } } }')) as {
      certificatePacks: { nodes: unknown[] };
    };
    expect(all.certificatePacks.nodes).toContainEqual({
      status: 'VALIDATION_TIMED_OUT',
      validationErrors: [{ message: 'the owner of the domain has not answered in time' }],
    });
  });
});

describe('a custom hostname', () => {
  it('is found by how its name begins', async () => {
    expect(
      await inZone(
        'customHostnames(hostname: { startsWith: "gone." }) { nodes { hostname status verificationErrors } }',
      ),
    ).toEqual({
      customHostnames: {
        nodes: [
          {
            hostname: 'gone.customer.example',
            status: 'MOVED',
            verificationErrors: ['the name does not point here any more'],
          },
        ],
      },
    });
  });

  it('is served after a while, keeps its private key, and goes', async () => {
    const { createEdgeCustomHostname: made } = await served.data(`mutation {
      createEdgeCustomHostname(zoneId: "${zone}", input: {
        hostname: "fresh.customer.example", customMetadata: { plan_name: "gold" },
        ssl: {
          method: TXT, settings: { minTlsVersion: TLS_1_2, tls13: ON, http2: OFF },
          customCertBundle: [{ customCertificate: "PEM", customKey: "PRIVATE" }]
        }
      }) { customHostname { id status customMetadata ssl { status settings { minTlsVersion tls13 http2 earlyHints } } } }
    }`);
    const { customHostname: hostname } = made as { customHostname: { id: string } };
    expect(hostname).toMatchObject({
      status: 'PENDING',
      customMetadata: { plan_name: 'gold' },
      ssl: {
        status: 'PENDING_VALIDATION',
        settings: { minTlsVersion: 'TLS_1_2', tls13: 'ON', http2: 'OFF', earlyHints: null },
      },
    });
    served.clock.sleep(30_000);
    const { body } = await call(served.account('EDGE'), `GET /zones/${zone}/custom_hostnames/${hostname.id}`);
    expect(JSON.stringify(body)).not.toContain('PRIVATE');
    expect(await inZone(`customHostname(id: "${hostname.id}") { status ssl { status } }`)).toEqual({
      customHostname: { status: 'ACTIVE', ssl: { status: 'ACTIVE' } },
    });
    const { deleteEdgeCustomHostname: gone } = await served.data(
      `mutation { deleteEdgeCustomHostname(zoneId: "${zone}", id: "${hostname.id}") { deletedId } }`,
    );
    expect(gone).toEqual({ deletedId: hostname.id });
    expect(await inZone(`customHostname(id: "${hostname.id}") { id }`)).toEqual({ customHostname: null });
  });
});

describe('load balancers', () => {
  it('lead to their pools, by place and by weight, and these to what checks them', async () => {
    const { loadBalancers } = (await inZone(`loadBalancers { nodes {
      name steeringPolicy fallbackPool { name } defaultPools { name monitor { type } }
      regionPools { code pools { name } } countryPools { code pools { name } }
      randomSteering { defaultWeight poolWeights { pool { name } weight } }
      rules { name fixedResponse { statusCode } overrides { defaultPools { name } fallbackPool { name } } }
    } }`)) as { loadBalancers: { nodes: unknown[] } };
    const [europe, america] = [{ name: 'europe' }, { name: 'america' }];
    expect(loadBalancers.nodes).toMatchObject([
      {
        name: 'www.acme.example',
        steeringPolicy: 'GEO',
        fallbackPool: europe,
        defaultPools: [
          { ...europe, monitor: { type: 'HTTPS' } },
          { ...america, monitor: { type: 'HTTPS' } },
        ],
        regionPools: [
          { code: 'WEU', pools: [europe] },
          { code: 'ENAM', pools: [america, europe] },
        ],
        countryPools: [{ code: 'DE', pools: [europe] }],
        rules: [
          { name: 'maintenance', fixedResponse: { statusCode: 503 }, overrides: null },
          { name: 'uploads', fixedResponse: null, overrides: { defaultPools: [europe], fallbackPool: america } },
        ],
      },
      {
        name: 'api.acme.example',
        randomSteering: { defaultWeight: 0.5, poolWeights: [{ pool: europe, weight: 0.8 }] },
      },
    ]);
  });

  it('take what they answer', async () => {
    const { loadBalancerPools: pools } = (await inAccount('loadBalancerPools { nodes { id name } }')) as {
      loadBalancerPools: { nodes: { id: string; name: string }[] };
    };
    const [europe, america] = pools.nodes.map(({ id }) => id);
    const { createEdgeLoadBalancer: made } = await served.data(`mutation {
      createEdgeLoadBalancer(zoneId: "${zone}", input: {
        name: "new.acme.example", defaultPoolIds: ["${europe}"], fallbackPoolId: "${america}", steeringPolicy: DEFAULT,
        popPools: [{ code: "FRA", poolIds: ["${europe}", "${america}"] }],
        randomSteering: { poolWeights: [{ poolId: "${america}", weight: 0.25 }] }
        sessionAffinityAttributes: { samesite: LAX, drainDuration: 60 }
        rules: [{ name: "r", overrides: { countryPools: [{ code: "FR", poolIds: ["${america}"] }] } }]
      }) { loadBalancer {
        steeringPolicy popPools { code pools { name } } randomSteering { poolWeights { pool { id } weight } }
        sessionAffinityAttributes { samesite drainDuration }
        rules { overrides { countryPools { code pools { id } } } }
      } }
    }`);
    expect(made).toEqual({
      loadBalancer: {
        steeringPolicy: 'DEFAULT',
        popPools: [{ code: 'FRA', pools: [{ name: 'europe' }, { name: 'america' }] }],
        randomSteering: { poolWeights: [{ pool: { id: america }, weight: 0.25 }] },
        sessionAffinityAttributes: { samesite: 'LAX', drainDuration: 60 },
        rules: [{ overrides: { countryPools: [{ code: 'FR', pools: [{ id: america }] }] } }],
      },
    });
  });

  it('keep their pools from being deleted, as pools keep their monitors', async () => {
    const { loadBalancerPools: pools, loadBalancerMonitors: monitors } = (await inAccount(
      'loadBalancerPools { nodes { id name } } loadBalancerMonitors { nodes { id type pools { name } } }',
    )) as {
      loadBalancerPools: { nodes: { id: string; name: string }[] };
      loadBalancerMonitors: { nodes: { id: string; type: string }[] };
    };
    expect(monitors.nodes).toMatchObject([
      { type: 'HTTPS', pools: [{ name: 'europe' }, { name: 'america' }] },
      { type: 'TCP', pools: [] },
    ]);
    const [used, , idle] = pools.nodes;
    const drop = (kind: string, id = '') =>
      `mutation { deleteEdgeLoadBalancer${kind}(accountId: "${account}", id: "${id}") { deletedId } }`;
    expect(await served.refusal(drop('Pool', used?.id))).toMatchObject({ code: 'UPSTREAM_CONFLICT' });
    expect(await served.refusal(drop('Monitor', monitors.nodes[0]?.id))).toMatchObject({ code: 'UPSTREAM_CONFLICT' });
    expect(await served.data(drop('Pool', idle?.id))).toEqual({ deleteEdgeLoadBalancerPool: { deletedId: idle?.id } });
  });
});

it('returns the health of each pool by place and origin', async () => {
  const { loadBalancerPools } = (await inAccount(`loadBalancerPools { nodes {
    name health { popHealth { location healthy origins { address healthy failureReason responseCode rtt } } }
  } }`)) as { loadBalancerPools: { nodes: unknown[] } };
  const well = { healthy: true, failureReason: 'No failures', responseCode: 200 };
  expect(loadBalancerPools.nodes.slice(0, 2)).toMatchObject([
    {
      name: 'europe',
      health: {
        popHealth: [
          { location: 'Amsterdam, NL', healthy: true, origins: [{ address: '192.0.2.10', ...well }, well] },
          { location: 'Frankfurt, DE', healthy: true },
        ],
      },
    },
    {
      name: 'america',
      health: {
        popHealth: [
          { location: 'Ashburn, US', healthy: false, origins: [well, { address: '198.51.100.21', healthy: false }] },
          { location: 'San Jose, US', healthy: false },
        ],
      },
    },
  ]);
});

it('keeps the headers that a monitor sends', async () => {
  const { createEdgeLoadBalancerMonitor: made } = await served.data(`mutation {
    createEdgeLoadBalancerMonitor(accountId: "${account}", input: {
      type: UDP_ICMP, header: [{ name: "Host", values: ["a.example"] }, { name: "X-Check", values: ["1", "2"] }]
    }) { loadBalancerMonitor { type header { name values } pools { id } } }
  }`);
  expect(made).toEqual({
    loadBalancerMonitor: {
      type: 'UDP_ICMP',
      header: [
        { name: 'Host', values: ['a.example'] },
        { name: 'X-Check', values: ['1', '2'] },
      ],
      pools: [],
    },
  });
});

describe('health checks', () => {
  it('show which server is down, and why', async () => {
    expect(await inZone('healthchecks { nodes { name status failureReason tcpConfig { port } } }')).toEqual({
      healthchecks: {
        nodes: [
          { name: 'www', status: 'HEALTHY', failureReason: '', tcpConfig: null },
          { name: 'shop', status: 'UNHEALTHY', failureReason: 'Response code mismatch', tcpConfig: null },
          { name: 'mail', status: 'SUSPENDED', failureReason: '', tcpConfig: { port: 25 } },
        ],
      },
    });
  });

  it('know nothing of a server at first', async () => {
    const { createEdgeHealthcheck: made } = await served.data(`mutation {
      createEdgeHealthcheck(zoneId: "${zone}", input: {
        name: "new", address: "new.acme.example", httpConfig: { method: HEAD, header: [{ name: "Host", values: ["x"] }] }
      }) { healthcheck { id status httpConfig { method header { name } } } }
    }`);
    const { healthcheck } = made as { healthcheck: { id: string } };
    expect(healthcheck).toMatchObject({
      status: 'UNKNOWN',
      httpConfig: { method: 'HEAD', header: [{ name: 'Host' }] },
    });
    served.clock.sleep(120_000);
    expect(await inZone(`healthcheck(id: "${healthcheck.id}") { status }`)).toEqual({
      healthcheck: { status: 'HEALTHY' },
    });
  });
});

describe('waiting rooms', () => {
  it('show how many wait, and for how long', async () => {
    expect(
      await inZone(`waitingRooms { nodes {
        name defaultTemplateLanguage
        status { status estimatedQueuedUsers estimatedTotalActiveUsers maxEstimatedTimeMinutes }
      } }`),
    ).toEqual({
      waitingRooms: {
        nodes: [
          {
            name: 'drop',
            defaultTemplateLanguage: 'EN_US',
            status: {
              status: 'QUEUEING',
              estimatedQueuedUsers: 1220,
              estimatedTotalActiveUsers: 500,
              maxEstimatedTimeMinutes: 5,
            },
          },
          {
            name: 'checkout',
            defaultTemplateLanguage: 'EN_US',
            status: {
              status: 'NOT_QUEUEING',
              estimatedQueuedUsers: 0,
              estimatedTotalActiveUsers: 83,
              maxEstimatedTimeMinutes: 0,
            },
          },
        ],
      },
    });
  });

  it('are replaced as a whole, under the same id', async () => {
    const { waitingRooms } = (await inZone('waitingRooms { nodes { id } }')) as {
      waitingRooms: { nodes: [{ id: string }] };
    };
    const [{ id }] = waitingRooms.nodes;
    const { updateEdgeWaitingRoom: changed } = await served.data(`mutation {
      updateEdgeWaitingRoom(zoneId: "${zone}", id: "${id}", input: {
        name: "drop", host: "shop.acme.example", totalActiveUsers: 500, newUsersPerMinute: 250, suspended: true,
        cookieAttributes: { secure: ALWAYS }, enabledOriginCommands: [REVOKE], defaultTemplateLanguage: DE_DE
      }) { waitingRoom { id suspended cookieAttributes { samesite secure } enabledOriginCommands status { status } } }
    }`);
    expect(changed).toEqual({
      waitingRoom: {
        id,
        suspended: true,
        cookieAttributes: { samesite: null, secure: 'ALWAYS' },
        enabledOriginCommands: ['REVOKE'],
        status: { status: 'SUSPENDED' },
      },
    });
  });
});
