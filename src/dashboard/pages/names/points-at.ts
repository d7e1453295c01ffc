/** Says in words what a record points at: `balancer api, 4 targets`, `Nobody: was server api-4`. */
import { count } from '../../format/money.js';
import type { NameRow } from './name-row.js';

interface Words {
  readonly before: string;
  /** The emphasised part. */
  readonly name: string;
  readonly after: string;
}

const plain = (before: string): Words => ({ before, name: '', after: '' });

/** The purposes of types that lead to no address. */
const purposes: Readonly<Record<string, string>> = {
  MX: 'Mail server',
  TXT: 'Text',
  CAA: 'Certificate authority',
  NS: 'Name server',
  SRV: 'Service location',
  PTR: 'Name of an address',
  HTTPS: 'Service parameters',
  SVCB: 'Service parameters',
};

type Judged = Pick<NameRow, 'standing' | 'type' | 'content' | 'hops' | 'reason' | 'found'>;

export function pointsAt(row: Judged): Words {
  switch (row.standing) {
    case 'none':
      return plain(purposes[row.type] ?? 'No address');
    case 'awaited':
      return plain('');
    case 'elsewhere':
      return plain(row.type === 'CNAME' ? `Not yours: ${row.hops.at(-1) ?? row.content}` : 'Not your address');
    case 'nobody':
      return plain(`Nobody${steps(row.hops)}: ${lost(row.reason ?? '')}`);
    case 'unknown':
      return plain(doubt(row.reason ?? ''));
    case 'yours':
      return yours(row);
  }
}

export function wordsText({ before, name, after }: Words): string {
  return `${before}${name}${after}`;
}

function steps(hops: readonly string[]): string {
  return hops.length > 1 ? `, ${count(hops.length)} steps on` : '';
}

function lost(reason: string): string {
  const who = /any more, which the (.+?)(?: \([^)]*\))? had on/.exec(reason)?.[1];
  if (who !== undefined) return `was ${who}`;
  if (/^The zone .+ has no address for /.test(reason)) return 'a name that does not exist';
  if (/tunnel/.test(reason)) return 'a tunnel that is gone';
  return 'not yours any more';
}

function doubt(reason: string): string {
  if (/is a private address/.test(reason)) return 'A private address';
  if (/^It leads in a circle/.test(reason)) return 'A loop of names';
  return reason === '' ? 'Unknown' : reason;
}

function yours({ found }: Judged): Words {
  const hosts = found.filter(({ kind }) => kind !== 'address');
  const route = found.find(({ word }) => word === 'floating IP' || word === 'failover');
  const [first] = hosts;
  if (first === undefined) {
    const [address] = found;
    if (address === undefined) return plain('Yours');
    const free = address.api === 'CLOUD' ? ', of no server' : `, ${address.api.toLowerCase()}`;
    return { before: `${address.word} `, name: address.name, after: free };
  }
  const more = hosts.length > 1 ? ` and ${count(hosts.length - 1)} more` : '';
  if (route?.word === 'floating IP') {
    return { before: 'floating IP ', name: route.name, after: `, ${first.name}${more}` };
  }
  if (route) return { before: 'failover to ', name: first.name, after: `${more}, ${first.api.toLowerCase()}` };
  const word = first.word === '' ? '' : `${first.word} `;
  const after =
    first.targets === null
      ? first.api.toLowerCase()
      : `${count(first.targets)} target${first.targets === 1 ? '' : 's'}`;
  return { before: word, name: first.name, after: `${more}, ${after}` };
}
