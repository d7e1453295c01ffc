/** Finds the ports that a dedicated server's firewall opens to everyone: the first matching rule decides. */
import type { FirewallRule } from '../../../apis/dedicated/networks/firewall-rules.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import {
  type IpVersion,
  type Networks,
  coversNetworks,
  everyAddress,
  isWorld,
  networksIn,
  union,
  without,
} from './networks.js';
import { allPorts, hasPort, portsNamed } from './ports.js';
import type { Transport } from './services.js';
import * as ports from './spans.js';

type Rule = Sent<FirewallRule>;

/** Ports that clients have: they can choose among them. */
const clientPorts: readonly unknown[] = [null, undefined, '', '0-65535', '1-65535', '1024-65535', '32768-65535'];
const everyPort = clientPorts.slice(0, 5);

/** The accepting rules that open the port to everyone; none if it is closed to some. */
export function acceptingRules(
  rules: readonly Rule[],
  port: number,
  version: IpVersion,
  transport: Transport = 'tcp',
): readonly Rule[] {
  const accepting: Rule[] = [];
  let open: Networks = [];
  let discarded: Networks = [];
  for (const rule of rules.filter((one) => isAbout(one, port, version, transport))) {
    const sources = sourcesOf(rule, version);
    if (rule.action === 'accept' && clientPorts.includes(rule.sourcePort)) {
      const passing = without(sources ?? [], discarded);
      if (passing.length > 0) accepting.push(rule);
      open = union(open, passing);
    } else if (rule.action === 'discard' && isAny(rule.destinationIp) && everyPort.includes(rule.sourcePort)) {
      discarded = union(discarded, sources ?? everyAddress[version]);
    }
  }
  return isWorld(open, version) ? accepting : [];
}

/** The ports that anyone opens connections to. */
export function openPorts(rules: readonly Rule[], version: IpVersion, transport: Transport): ports.PortRange[] {
  const named = rules.flatMap(({ destinationPort }) => (destinationPort ? portsIn(destinationPort) : []));
  return ports.union(
    ports.pieces([allPorts, ...named]).filter(({ from }) => acceptingRules(rules, from, version, transport).length > 0),
  );
}

/** Rules that never decide, as an earlier rule matches everything that they match. */
export function shadowedRules(rules: readonly Rule[]): Rule[] {
  return rules.filter((rule, place) => rules.slice(0, place).some((before) => matchesAll(before, rule)));
}

/** Whether a rule matches all packets that the other one matches. */
function matchesAll(one: Rule, other: Rule): boolean {
  return (
    isWithin(one, other, 'ipVersion') &&
    isWithin(one, other, 'protocol') &&
    isWithin(one, other, 'tcpFlags') &&
    (['destinationIp', 'sourceIp'] as const).every((name) => isAny(one[name]) || areWithin(one[name], other[name])) &&
    (['destinationPort', 'sourcePort'] as const).every((name) => !one[name] || arePortsWithin(one[name], other[name]))
  );
}

function isWithin(one: Rule, other: Rule, name: 'ipVersion' | 'protocol' | 'tcpFlags'): boolean {
  return !one[name] || one[name] === other[name];
}

function areWithin(wide: string | null | undefined, own: string | null | undefined): boolean {
  const [networks, wanted] = [networksIn([wide], 4), networksIn([own], 4)];
  return wanted.length > 0 && coversNetworks(networks, wanted);
}

function arePortsWithin(wide: string, own: string | null | undefined): boolean {
  const wanted = own ? portsIn(own) : [];
  return wanted.length > 0 && ports.covers(ports.union(portsIn(wide)), wanted);
}

function portsIn(named: string): ports.PortRange[] {
  return named.split(',').flatMap((part) => portsNamed(part.trim()) ?? []);
}

/** True if the rule decides about new connections to the port over this version of IP. */
function isAbout(
  { ipVersion, protocol, destinationPort, tcpFlags }: Rule,
  port: number,
  version: IpVersion,
  transport: Transport,
): boolean {
  return (
    (!ipVersion || ipVersion === `ipv${version}`) &&
    (!protocol || protocol === transport) &&
    (!destinationPort || portsIn(destinationPort).some((span) => hasPort(span, port))) &&
    (transport !== 'tcp' || !tcpFlags || tcpFlags.split('|').includes('syn'))
  );
}

/** Null if the sources are invalid. */
function sourcesOf({ sourceIp }: Rule, version: IpVersion): Networks | null {
  if (isAny(sourceIp)) return everyAddress[version];
  const networks = networksIn([sourceIp], version);
  return networks.length > 0 ? networks : null;
}

function isAny(address: string | null | undefined): boolean {
  return !address || address.endsWith('/0');
}
