/** Ports as rules of firewalls name them. */
import type { PortRange } from './spans.js';

export const web: readonly number[] = [80, 443];

export const allPorts: PortRange = { from: 1, until: 65_536 };

/** The ports that a rule names as `80`, `1024-5000` or `any`; null for anything else. */
export function portsNamed(named: string): PortRange | null {
  if (named === 'any') return allPorts;
  const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(named) ?? [];
  const span = { from: Number(from), until: Number(to) + 1 };
  return span.from < span.until ? span : null;
}

export function hasPort({ from, until }: PortRange, port: number): boolean {
  return from <= port && port < until;
}

/** The ports as rules name them. */
export function portsShown(spans: readonly PortRange[]): string[] {
  return spans.map(({ from, until }) => (from === until - 1 ? String(from) : `${from}-${until - 1}`));
}
