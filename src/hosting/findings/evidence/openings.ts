/** Finds the ports that cloud firewalls open to everyone: all rules together, as each only adds to the others. */
import type { FirewallRule } from '../../../apis/cloud/networks/firewall-rules.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { type IpVersion, type NetworksOver, ipVersions, isWorld, networksIn } from './networks.js';
import { hasPort, portsNamed } from './ports.js';
import type { Transport } from './services.js';
import { type PortRange, pieces, union } from './spans.js';

/** Networks of a rule that its evidence shows. */
const mostShown = 10;

interface Opening {
  /** The port as the rule names it. */
  readonly port: string;
  readonly sourceIps: readonly string[];
}

type OpenSpans = Readonly<Record<IpVersion, readonly PortRange[]>>;

/** A rule by which packets of a protocol come in. */
interface InboundRule {
  readonly port: string;
  readonly ports: PortRange;
  readonly sourceIps: readonly string[];
  readonly networks: NetworksOver;
  /** True if it alone lets in everyone. */
  readonly isWorld: Readonly<Record<IpVersion, boolean>>;
}

export class InboundRules {
  readonly #rules: readonly InboundRule[];
  #open: OpenSpans | undefined;

  constructor(rules: readonly Sent<FirewallRule>[], wanted: Transport = 'tcp') {
    this.#rules = rules.flatMap(({ direction, protocol, port, sourceIps }) => {
      const ports = direction === 'in' && protocol === wanted && typeof port === 'string' ? portsNamed(port) : null;
      if (!ports || typeof port !== 'string') return [];
      const networks = { 4: networksIn(sourceIps ?? [], 4), 6: networksIn(sourceIps ?? [], 6) };
      const isWide = { 4: isWorld(networks[4], 4), 6: isWorld(networks[6], 6) };
      return [{ port, ports, sourceIps: sourceIps ?? [], networks, isWorld: isWide }];
    });
  }

  /** The ports that anyone reaches, over each version of IP. */
  get open(): OpenSpans {
    return (this.#open ??= { 4: this.#openOver(4), 6: this.#openOver(6) });
  }

  isOpen(port: number): boolean {
    return ipVersions.some((version) => this.open[version].some((span) => hasPort(span, port)));
  }

  /** The rules that open one of these ports to everyone: a single one if it suffices, or several together. */
  openings(ports: readonly number[]): Opening[] {
    const found = ipVersions.flatMap((version) =>
      ports.flatMap((port) => {
        if (!this.open[version].some((span) => hasPort(span, port))) return [];
        const passing = this.#rules.filter((rule) => hasPort(rule.ports, port) && rule.networks[version].length > 0);
        const alone = passing.filter((rule) => rule.isWorld[version]);
        return alone.length > 0 ? alone : passing;
      }),
    );
    return [...new Set(found)].map(({ port, sourceIps }) => {
      const everyone = sourceIps.filter((network) => network.endsWith('/0'));
      return { port, sourceIps: everyone.length > 0 ? everyone : sourceIps.slice(0, mostShown) };
    });
  }

  #openOver(version: IpVersion): PortRange[] {
    const passing = this.#rules.filter(({ networks }) => networks[version].length > 0);
    return union(
      pieces(passing.map(({ ports }) => ports)).filter(({ from }) => {
        const own = passing.filter(({ ports }) => hasPort(ports, from));
        const isAlone = own.some((rule) => rule.isWorld[version]);
        return (
          isAlone ||
          isWorld(
            own.flatMap(({ networks }) => networks[version]),
            version,
          )
        );
      }),
    );
  }
}
