/** A transaction on the DNS records of one zone: committed only if all changes are possible. */
import { isIPv4, isIPv6 } from 'node:net';
import { isKnownKind, sameValue, textOf, type ZoneFileValue } from '../../../dns/zone-file/value.js';
import { nameIn, sameName } from '../../../dns/zone-file/text.js';
import { isObject, numberAt, textAt } from '../../../../base/unknown.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import { type Fields, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { ofEach } from '../../../../base/of-each.js';

export const recordsOf = (zone: SandboxItem) => `/zones/${zone.id}/dns_records`;

const empty = { comment: null, tags: [], proxied: false, ttl: 1, settings: {}, meta: {} };

const proxiable = ['A', 'AAAA', 'CNAME'];

export class DnsDraft {
  readonly #items = new Map<string, SandboxItem>();
  /** The records by name, then by value. */
  readonly #said = new Map<string, Map<string, SandboxItem>>();

  constructor(
    private readonly world: SandboxWorld,
    private readonly zone: SandboxItem,
    private readonly now = timestamp(world.now()),
  ) {
    for (const item of world.all(recordsOf(zone))) this.#keep(item);
  }

  post(body: Fields): SandboxItem {
    return this.#put({ ...empty, ...body, id: this.world.random.hex(32), created_on: this.now });
  }

  /** Omitted fields get the defaults of a new record. */
  replace(id: unknown, body: Fields): SandboxItem {
    const { created_on } = this.remove(id);
    return this.#put({ ...empty, ...body, id: String(id), created_on });
  }

  change(id: unknown, body: Fields): SandboxItem {
    const before = this.remove(id);
    const { content, data, ...rest } = before;
    const value = 'content' in body || 'data' in body ? {} : { content, ...(data !== undefined && { data }) };
    return this.#put({ ...rest, ...value, ...body, id: before.id });
  }

  remove(id: unknown): SandboxItem {
    const item = this.#items.get(String(id));
    if (!item) throw Refusal.notFound(`dns_record with ID '${String(id)}'`, '81044');
    this.#items.delete(String(id));
    this.#saidOf(item).delete(valueOf(item));
    return item;
  }

  has(body: Fields): boolean {
    const record = this.#completed(body);
    return this.#saidOf(record).has(valueOf(record));
  }

  commit(): void {
    const collection = recordsOf(this.zone);
    for (const item of this.world.all(collection))
      if (!this.#items.has(String(item.id))) this.world.remove(collection, item);
    for (const item of this.#items.values()) this.world.put(collection, item);
  }

  #put(body: Fields & { readonly id: SandboxItem['id'] }): SandboxItem {
    const item: SandboxItem = { ...this.#completed(body), id: body.id, modified_on: this.now };
    if (this.#saidOf(item).has(valueOf(item)))
      throw new Refusal('conflict', 'An identical record already exists.', undefined, '81057');
    this.#refuseOdd(item);
    this.#keep(item);
    return item;
  }

  #keep(item: SandboxItem): void {
    this.#items.set(String(item.id), item);
    this.#saidOf(item).set(valueOf(item), item);
  }

  #saidOf({ name }: Fields): Map<string, SandboxItem> {
    let said = this.#said.get(String(name));
    if (!said) this.#said.set(String(name), (said = new Map()));
    return said;
  }

  /** Completes a record with its full name and derived fields. */
  #completed(body: Fields): Fields {
    const type = textAt(body, 'type') ?? '';
    const isProxiable = proxiable.includes(type);
    const data = isObject(body['data']) ? body['data'] : null;
    return {
      ...body,
      name: nameIn(textAt(this.zone, 'name') ?? '', textAt(body, 'name') ?? ''),
      content: data ? textOf(type, valueIn({ ...body, content: null })).replace(/\.(?=\s|$)/g, '') : contentOf(body),
      proxiable: isProxiable,
      ttl: body['proxied'] === true ? 1 : body['ttl'],
    };
  }

  #refuseOdd({ type, name, content, proxied, ttl }: SandboxItem): void {
    const refuse = (message: string, code: string) => {
      const details = { chain: [{ code: Number(code), message }] };
      throw new Refusal('invalid_input', 'DNS Validation Error', details, '1004');
    };
    const text = String(content ?? '');
    if (typeof type !== 'string' || !isKnownKind(type)) refuse('DNS record type is invalid.', '9004');
    if (type === 'A' && !isIPv4(text)) refuse('Content for A record must be a valid IPv4 address.', '9005');
    if (type === 'AAAA' && !isIPv6(text)) refuse('Content for AAAA record must be a valid IPv6 address.', '9006');
    if (text === '') refuse('Content for the record is missing.', '9009');
    if (proxied === true && !proxiable.includes(String(type))) refuse('This record type cannot be proxied.', '9004');
    if (ttl !== 1 && !(Number(ttl) >= 60 && Number(ttl) <= 86_400))
      refuse('Invalid TTL. Must be between 60 and 86400 seconds, or 1 for Automatic.', '9021');
    const others = [...this.#saidOf({ name }).values()].filter((other) => proxiable.includes(String(other['type'])));
    if (proxiable.includes(String(type)) && others.some((other) => [type, other['type']].includes('CNAME')))
      refuse('An A, AAAA, or CNAME record with that host already exists.', '81053');
  }
}

/** Cached, as most of the thousands of records are compared again and again. */
const valueOf = ofEach((item: Fields): string => {
  const type = textAt(item, 'type') ?? '';
  return `${type} ${sameValue(type, valueIn(item))}`;
});

export function valueIn(item: Fields): ZoneFileValue {
  const { data } = item;
  return { content: textAt(item, 'content'), data: isObject(data) ? data : null, priority: numberAt(item, 'priority') };
}

function contentOf(body: Fields): string | null {
  const content = textAt(body, 'content');
  return content !== null && ['CNAME', 'MX', 'NS', 'PTR'].includes(textAt(body, 'type') ?? '')
    ? sameName(content)
    : content;
}
