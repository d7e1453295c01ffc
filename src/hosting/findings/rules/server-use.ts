/** Cloud servers compared with their use and cost: idle servers, traffic, cheaper types. */
import { pricing } from '../../../apis/cloud/pricing.js';
import type { Metrics } from '../../../apis/cloud/servers/metrics.js';
import { Server } from '../../../apis/cloud/servers/server.js';
import { type ServerType, serverTypes } from '../../../apis/cloud/servers/server-types.js';
import { serverChanges } from '../../../apis/cloud/servers/server-changes.js';
import { serverReads, servers } from '../../../apis/cloud/servers/servers.js';
import { exact, greaterFirst } from '../../../base/decimal.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { sumOf } from '../../bill/amounts/both.js';
import { monthIn } from '../../bill/amounts/priced.js';
import { CloudPriceIndex } from '../../bill/lines/cloud-price-index.js';
import { serverCosts } from '../../bill/lines/cloud-server-lines.js';
import { isEnough, needOf } from '../../prices/server-need.js';
import { daysUntil } from '../evidence/days.js';
import { deletion } from '../evidence/deletion.js';
import { useOf } from '../evidence/server-metrics.js';
import { trafficRule } from '../evidence/traffic.js';
import { type Rule, rule, ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

/** Days that are looked at, and seconds of a sample. */
const watched = 14;
const step = 3600;

/** Per cent of all cores, in the mean and in the busiest hour. */
const idleMean = 2;
const idlePeak = 10;
/** Average bytes a second in both directions: scans of every address cause less. */
const idleTraffic = 1000;

/** The number of calls if it is unknown how many are left. */
const usualCalls = 500;

/** Types that a finding names. */
const mostShown = 3;

export const rules: readonly Rule[] = [
  ruleOfEach({
    kind: 'SERVER_IDLE',
    severity: Severity.LOW,
    about: `A running cloud server that did nothing in the last ${watched} days: less than ${idleMean} % of its CPU on average and ${idlePeak} % in any hour, and less than ${idleTraffic} bytes of traffic a second`,
    calls: 'One call per server that is old enough, for which at most half of the calls that are left are used',
    isByName: true,
    of: servers.rows.servers,
    each: serverReads.rows.metrics,
    choose(look) {
      const end = Date.parse(look.now.today);
      const left = look.client.upstream.rateLimit.remaining;
      return {
        sent: {
          type: ['cpu', 'network'],
          start: new Date(end - watched * 24 * step * 1000).toISOString(),
          end: new Date(end).toISOString(),
          step,
        },
        isWanted(object) {
          if (!(object instanceof Server) || object.status !== 'running') return false;
          const left = daysUntil(object.created, look.now);
          return left !== null && left < -watched;
        },
        most: left === null ? usualCalls : Math.floor(left / 2),
      };
    },
    judge(server, [metrics]) {
      const { serverType, status } = server;
      const use =
        metrics && serverType?.cores
          ? useOf(metrics as Sent<Metrics>, serverType.cores, (watched * 24 * 9) / 10)
          : null;
      if (!use || use.meanCpu >= idleMean || use.peakCpu >= idlePeak || use.traffic >= idleTraffic) return null;
      return {
        evidence: { status, days: watched, ...use },
        // It may be needed for one particular moment.
        verdict: Verdict.LIKELY,
        ...deletion('deleteCloudServer', server),
      };
    },
  }),
  rule({
    kind: 'SERVER_TRAFFIC_NEAR_LIMIT',
    ...trafficRule('A cloud server'),
    of: servers.rows.servers,
  }),
  rule({
    kind: 'SERVER_TYPE_CHEAPER',
    severity: Severity.LOW,
    about:
      'A cloud server that another type could run for less: with as many cores, as much memory and disk, of the same architecture, kind of CPU and storage, available in its location',
    calls: 'Two calls: the server types and the prices',
    isByName: true,
    of: servers.rows.servers,
    prepare: async (look) => {
      const [types, prices] = await Promise.all([
        look.in(serverTypes.rows.serverTypes),
        look.list(pricing.rows.pricing),
      ]);
      return { types, prices: prices && CloudPriceIndex.of(prices) };
    },
    judge(server, { types, prices }) {
      const { serverType, status } = server;
      const need = needOf(server);
      const now = serverType && prices ? monthly(server, serverType, prices) : null;
      if (!need || !now || !prices || status === 'deleting') return null;
      const cheaper = types
        .filter((type) => isEnough(type, need) && isAlike(type, serverType))
        .flatMap((type) => {
          const month = monthly(server, type, prices);
          const isCheaper = month?.currency === now.currency && month.net.lt(now.net);
          return isCheaper ? [{ name: type.name, monthlyNet: month.net, saves: now.net.minus(month.net) }] : [];
        })
        .sort((a, b) => greaterFirst(a.saves, b.saves));
      if (cheaper.length === 0) return null;
      return {
        evidence: {
          'serverType.name': serverType?.name,
          currency: now.currency,
          monthlyNet: now.net.toFixed(),
          types: cheaper.slice(0, mostShown).map(({ name, monthlyNet, saves }) => ({
            name,
            monthlyNet: monthlyNet.toFixed(),
            saves: saves.toFixed(),
          })),
        },
        // How fast their cores are is not reported.
        verdict: Verdict.LIKELY,
        // It requires that the server is off, and only its owner can decide when.
        ...(status === 'off' && {
          remedies: [
            {
              mutation: serverChanges.rows.changeCloudServerType.name,
              arguments: { id: server.id, input: { serverType: cheaper[0]?.name, upgradeDisk: false } },
            },
          ],
        }),
      };
    },
  }),
];

function isAlike(type: Sent<ServerType>, own: Sent<ServerType> | null | undefined): boolean {
  const { cpuType, storageType } = type;
  return Boolean(cpuType && storageType) && cpuType === own?.cpuType && storageType === own?.storageType;
}

/** The monthly cost of the server with this type, with its backups; null if unknown. */
function monthly({ location, backupWindow }: Sent<Server>, serverType: Sent<ServerType>, prices: CloudPriceIndex) {
  const costs = serverCosts({ serverType, location, backupWindow }, prices).map(({ cost }) => cost);
  const known = costs.filter((cost) => typeof cost !== 'string');
  const [first] = known;
  if (!first || known.length < costs.length) return null;
  return {
    currency: first.unitPrice.net.currency,
    net: sumOf(known.map((cost) => monthIn(cost, exact(1)))).net,
  };
}
