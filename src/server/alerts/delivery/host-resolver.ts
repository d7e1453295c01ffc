/**
 * Resolves the names that callers give as the system would: by the hosts file, then by DNS with its search domains. It
 * asks DNS itself, since `dns.lookup` holds a thread of a pool that is shared with all other work for as long as a name
 * server is silent.
 */
import { type LookupAddress, promises as dns } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { guard } from '../../../base/guard.js';
import { textAt } from '../../../base/unknown.js';
import { TargetError } from './target.js';

interface HostResolverOptions {
  readonly hostsFile?: string;
  readonly resolverFile?: string;
  /** Those of the system unless given. */
  readonly nameServers?: readonly string[];
}

/** Milliseconds until a name server is asked again, and how often it is asked. */
const [timeout, tries] = [1_000, 2];
/** Milliseconds for all names that are tried. */
const timeLimit = 5_000;
/** Search domains that are tried. */
const mostDomains = 8;

interface SearchRules {
  readonly domains: readonly string[];
  /** A name with fewer dots is tried with the search domains first. */
  readonly ndots: number;
}

export class HostResolver {
  constructor(private readonly options: HostResolverOptions = {}) {}

  /** Throws a TargetError for a name that does not exist, and any error if no name server says so. */
  async resolve(host: string, signal: AbortSignal): Promise<readonly LookupAddress[]> {
    const { hostsFile = '/etc/hosts', resolverFile = '/etc/resolv.conf', nameServers } = this.options;
    const known = addressesIn(await textOf(hostsFile), host.replace(/\.$/, ''));
    if (known.length > 0) return known;
    const resolver = new dns.Resolver({ timeout, tries });
    if (nameServers) resolver.setServers(nameServers);
    const end = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]);
    end.addEventListener(
      'abort',
      guard(() => resolver.cancel()),
      { once: true },
    );
    for (const name of namesFor(host, searchRulesIn(await textOf(resolverFile)))) {
      end.throwIfAborted();
      const found = await addressesOf(resolver, name);
      if (found.length > 0) return found;
    }
    throw new TargetError('The host has no address', 'HOST');
  }
}

/** Empty where the name does not exist or has none; throws where no name server answers. */
async function addressesOf(resolver: dns.Resolver, name: string): Promise<readonly LookupAddress[]> {
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [
    ...(ipv4.status === 'fulfilled' ? ipv4.value.map((address) => ({ address, family: 4 })) : []),
    ...(ipv6.status === 'fulfilled' ? ipv6.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length > 0) return found;
  for (const outcome of [ipv4, ipv6]) {
    if (outcome.status === 'rejected' && !absent.includes(textAt(outcome.reason, 'code') ?? '')) throw outcome.reason;
  }
  return [];
}

/** No such name, or none of this version; a server that fails may know the name with another domain. */
const absent: readonly string[] = ['ENOTFOUND', 'ENODATA', 'ESERVFAIL'];

/** Every name to try, as resolv.conf(5) says. */
function namesFor(host: string, { domains, ndots }: SearchRules): readonly string[] {
  if (host.endsWith('.')) return [host];
  const searched = domains.map((domain) => `${host}.${domain}`);
  return host.split('.').length - 1 >= ndots ? [host, ...searched] : [...searched, host];
}

function searchRulesIn(text: string): SearchRules {
  let domains: readonly string[] = [];
  let ndots = 1;
  for (const [keyword, ...values] of linesOf(text)) {
    // The last of them counts.
    if (keyword === 'search') domains = values;
    if (keyword === 'domain') domains = values.slice(0, 1);
    const [, dots] = (keyword === 'options' && /(?:^| )ndots:(\d{1,2})(?= |$)/.exec(values.join(' '))) || [];
    if (dots !== undefined) ndots = Math.min(15, Number(dots));
  }
  return {
    domains: domains
      .map((domain) => domain.replace(/\.$/, ''))
      .filter(Boolean)
      .slice(0, mostDomains),
    ndots,
  };
}

function addressesIn(text: string, host: string): readonly LookupAddress[] {
  return linesOf(text).flatMap(([address = '', ...names]) =>
    isIP(address) !== 0 && names.some((name) => name.toLowerCase() === host.toLowerCase())
      ? [{ address, family: isIP(address) }]
      : [],
  );
}

function linesOf(text: string): readonly (readonly string[])[] {
  return text.split('\n').map((line) =>
    line
      .replace(/[#;].*$/, '')
      .trim()
      .split(/\s+/),
  );
}

/** Empty where there is none. */
async function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
