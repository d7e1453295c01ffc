/** Load balancers of the cloud. */
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import type { ServerType } from '../../../apis/cloud/servers/server-types.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { targetsOf } from '../evidence/balancer-targets.js';
import { deletion } from '../evidence/deletion.js';
import { trafficRule } from '../evidence/traffic.js';
import { completeList } from '../evidence/complete-list.js';
import { type Rule, type Sickness, rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

const httpPort = 80;
const httpsPort = 443;

export const rules: readonly Rule[] = [
  rule({
    kind: 'LOAD_BALANCER_HTTP_WITHOUT_REDIRECT',
    severity: Severity.MEDIUM,
    about:
      'A public load balancer that serves HTTP on port 80 instead of redirecting to HTTPS: what is sent there can be intercepted',
    of: loadBalancers.rows.loadBalancers,
    judge({ id, services, publicNet }) {
      const http = services?.find(({ protocol, listenPort }) => protocol === 'http' && listenPort === httpPort);
      if (!http || publicNet?.enabled !== true) return null;
      const https = (services ?? []).filter(({ protocol }) => protocol === 'https');
      return {
        evidence: {
          'services.protocol': http.protocol,
          'services.listenPort': http.listenPort,
          httpsPorts: https.map(({ listenPort }) => listenPort),
          'publicNet.enabled': true,
        },
        // The targets may answer with a redirect, and TLS may end at a proxy before the balancer.
        verdict: Verdict.LIKELY,
        ...redirected(
          id,
          https.map(({ listenPort }) => listenPort),
        ),
      };
    },
  }),
  rule({
    kind: 'LOAD_BALANCER_SINGLE_TARGET',
    severity: Severity.MEDIUM,
    about: 'A load balancer with only one target: when that is down, so are its services',
    of: loadBalancers.rows.loadBalancers,
    judge(balancer) {
      const { targets, isComplete } = targetsOf(balancer);
      const [target, ...others] = targets;
      if (!isComplete || !target || others.length > 0) return null;
      return { evidence: { targets: 1, server: target.serverId, ip: target.ip } };
    },
  }),
  rule({
    kind: 'LOAD_BALANCER_TARGET_UNHEALTHY',
    severity: Severity.HIGH,
    about: 'A load balancer with a target that fails its health check; MEDIUM while each service has another',
    of: loadBalancers.rows.loadBalancers,
    judge(balancer) {
      const { targets, isComplete } = targetsOf(balancer);
      const unhealthy = targets.flatMap(({ serverId: server, ip, healthStatuses }) =>
        healthStatuses
          .filter(({ status }) => status === 'unhealthy')
          .map(({ listenPort }) => ({ server, ip, listenPort: listenPort ?? null })),
      );
      if (unhealthy.length === 0) return null;
      const ports = unhealthy.map(({ listenPort }) => listenPort);
      const isDown = (port: number | null) =>
        isComplete && ports.filter((one) => one === port).length === targets.length;
      const portsDown = [...new Set(ports)].filter(isDown);
      const isServing = portsDown.length === 0;
      return {
        message: isServing
          ? 'A load balancer with a target that fails its health check'
          : `A load balancer of which no target answers on ${portsDown.join(', ')}`,
        evidence: { targets: targets.length, unhealthy, portsDown },
        severity: isServing ? Severity.MEDIUM : Severity.HIGH,
      };
    },
  }),
  rule({
    kind: 'LOAD_BALANCER_TARGETS_NOT_SPREAD',
    severity: Severity.MEDIUM,
    about:
      'A load balancer whose servers are all in one location, and no two of them in one placement group: they may run on one host, and fail with it',
    of: loadBalancers.rows.loadBalancers,
    prepare: async (look) => new Map((await look.in(servers.rows.servers)).map((server) => [server.id, server])),
    judge(balancer, serverOf) {
      const { targets, isComplete } = targetsOf(balancer);
      const behind = targets.flatMap(({ serverId }) => serverOf.get(serverId ?? undefined) ?? []);
      if (!isComplete || targets.length < 2 || behind.length < targets.length) return null;
      const places = new Set(behind.map(({ location }) => location?.name));
      // Hosts are of one kind.
      const hosts = new Set(behind.map(({ serverType }) => hostKind(serverType)));
      const groups = behind.map(({ placementGroup }) => (placementGroup === null ? null : placementGroup?.id));
      const isKnown = !places.has(undefined) && !hosts.has(null) && !groups.includes(undefined);
      const grouped = groups.filter((id) => id !== null);
      if (!isKnown || places.size > 1 || hosts.size > 1 || new Set(grouped).size < grouped.length) return null;
      return {
        evidence: { location: [...places][0], placementGroups: groups },
        affected: behind,
        // The API does not report which hosts servers run on.
        verdict: Verdict.LIKELY,
      };
    },
  }),
  rule({
    kind: 'LOAD_BALANCER_TRAFFIC_NEAR_LIMIT',
    ...trafficRule('A load balancer'),
    of: loadBalancers.rows.loadBalancers,
  }),
  rule({
    kind: 'LOAD_BALANCER_TYPE_DEPRECATED',
    severity: Severity.MEDIUM,
    about: 'A load balancer of a deprecated type: soon no other one like it can be created',
    of: loadBalancers.rows.loadBalancers,
    judge({ loadBalancerType }) {
      const { name, deprecated, deprecation } = loadBalancerType ?? {};
      if (!deprecated && !deprecation) return null;
      return {
        ...(name && { cause: { name } }),
        evidence: {
          'loadBalancerType.name': name,
          'loadBalancerType.deprecated': deprecated,
          'loadBalancerType.deprecation.unavailableAfter': deprecation?.unavailableAfter,
        },
      };
    },
  }),
  rule({
    kind: 'LOAD_BALANCER_WITHOUT_SERVICES',
    severity: Severity.MEDIUM,
    about: 'A load balancer without services: it listens on no port and costs as much as one that does',
    of: loadBalancers.rows.loadBalancers,
    judge: (balancer) =>
      completeList(balancer, 'services')?.length === 0
        ? { evidence: { services: [] }, ...deletion('deleteCloudLoadBalancer', balancer) }
        : null,
  }),
  rule({
    kind: 'LOAD_BALANCER_WITHOUT_TARGETS',
    severity: Severity.MEDIUM,
    about: 'A load balancer without targets: it serves no one and costs as much as one that does',
    of: loadBalancers.rows.loadBalancers,
    judge(balancer) {
      const { targets, isComplete } = targetsOf(balancer);
      if (!isComplete || targets.length > 0) return null;
      const selectors = (balancer.targets ?? []).map(({ labelSelector }) => labelSelector?.selector);
      return {
        evidence: { targets, labelSelectors: selectors },
        // Servers may be there at other hours.
        verdict: selectors.length > 0 ? Verdict.LIKELY : Verdict.CERTAIN,
        ...deletion('deleteCloudLoadBalancer', balancer),
      };
    },
  }),
];

function hostKind(type: Sent<ServerType> | null | undefined): string | null {
  const { architecture, cpuType } = type ?? {};
  return architecture && cpuType ? `${architecture} ${cpuType}` : null;
}

/** Makes the HTTPS service redirect port 80 once nothing else listens there. */
function redirected(id: unknown, ports: readonly (number | null | undefined)[]): Pick<Sickness, 'remedies'> {
  const listenPort = ports.find((port) => port === httpsPort) ?? ports[0];
  if (listenPort === undefined) return {};
  return {
    remedies: [
      { mutation: 'deleteCloudLoadBalancerService', arguments: { id, input: { listenPort: httpPort }, wait: true } },
      {
        mutation: 'updateCloudLoadBalancerService',
        arguments: { id, input: { listenPort, http: { redirectHttp: true } } },
      },
    ],
  };
}
