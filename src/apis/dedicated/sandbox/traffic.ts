/** Traffic: always the same for the same address and hour, day or month. */
import { Random } from '../../../sandbox/world/random.js';
import { Refusal, missing } from '../../../sandbox/protocol/refusal.js';
import { type Fields, listAt } from '../../../sandbox/world/values.js';
import { type Odd, refused } from './shared.js';

/**
 * The time formats by type: the suffix that completes a time, the length of an interval's key, and the format of the
 * bounds.
 */
const types: Readonly<Record<string, readonly [rest: string, length: number, form: RegExp]>> = {
  day: [':00:00Z', 13, /^\d{4}-\d\d-\d\dT\d\d$/],
  month: ['T00:00:00Z', 10, /^\d{4}-\d\d-\d\d$/],
  year: ['-01T00:00:00Z', 7, /^\d{4}-\d\d$/],
};

const mostParts = 400;
const hour = 3_600_000;

export const traffic: Odd = ({ body, world }) => {
  const { type, from, to } = body;
  const parts = partsOf(String(type), String(from), String(to));
  const ips = listAt(body, 'ip').filter((ip) => world.get('/ip', ip));
  const subnets = listAt(body, 'subnet').flatMap((ip) => {
    const subnet = world.get('/subnet', String(ip).replace(/\/\d+$/, ''));
    return subnet ? [`${subnet.id}/${String(subnet['mask'])}`] : [];
  });
  if (body['ip'] === undefined && body['subnet'] === undefined) throw Refusal.invalidField('ip', missing);
  const addresses = [...ips.map(String), ...subnets];
  if (addresses.length === 0) throw refused('not_found', 'NOT_FOUND');
  const data = addresses.map((address) => {
    const amounts = parts.map((part) => [part, amountsOf(address, part)] as const);
    return [
      address,
      body['single_values'] === true ? Object.fromEntries(amounts) : sumOf(amounts.map(([, one]) => one)),
    ];
  });
  return { traffic: { type, from, to, data: Object.fromEntries(data) } };
};

function partsOf(type: string, from: string, to: string): string[] {
  const [rest = '', length = 0, form = /^$/] = types[type] ?? [];
  const wrong = Object.entries({ from, to }).filter(
    ([, text]) => !form.test(text) || Number.isNaN(Date.parse(text + rest)),
  );
  if (wrong.length > 0) throw Refusal.invalid(wrong.map(([name]) => ({ name, messages: ['Not of this type.'] })));
  const parts = new Set<string>();
  for (let at = Date.parse(from + rest); at <= Date.parse(to + rest) && parts.size < mostParts; at += hour) {
    parts.add(new Date(at).toISOString().slice(0, length));
  }
  return [...parts];
}

/** The traffic of an interval, in gigabytes. */
function amountsOf(address: string, part: string): Fields & { in: number; out: number } {
  const seed = [...(address + part)].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  const random = new Random(seed);
  const scale = 24 ** ({ 13: 0, 10: 1, 7: 2 }[part.length] ?? 0) / 10;
  return summed(random.next() * scale, random.next() * scale * 4);
}

function sumOf(amounts: readonly { in: number; out: number }[]): Fields {
  return summed(
    amounts.reduce((sum, one) => sum + one.in, 0),
    amounts.reduce((sum, one) => sum + one.out, 0),
  );
}

function summed(received: number, sent: number) {
  const [inward, out] = [rounded(received), rounded(sent)];
  return { in: inward, out, sum: rounded(inward + out) };
}

function rounded(gigabytes: number): number {
  return Math.round(gigabytes * 10_000) / 10_000;
}
