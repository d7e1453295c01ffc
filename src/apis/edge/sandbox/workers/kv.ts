/** Key-value storage: three namespaces, one of them with more keys than a page holds. */
import { Content } from '../../../../sandbox/protocol/content.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, listAt, objectsAt, pick } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { numberAt, textAt } from '../../../../base/unknown.js';
import type { ProviderPart } from '../part.js';

const namespacePath = '/accounts/{accountId}/storage/kv/namespaces';
const keyBytes = 512;
const valueBytes = 25 * 1024 * 1024;
/** Seconds. */
const shortestLife = 60;

const namespaces: SandboxResource = {
  missing: '10013',
  unique: 'title',
  make: (body, world) => ({ id: world.random.hex(32), supports_url_encoding: true, ...body }),
};

const keys: SandboxResource = {
  key: 'name',
  missing: '10009',
  unique: null,
  hides: ['value'],
  order: (a, b) => Buffer.compare(Buffer.from(String(a.id)), Buffer.from(String(b.id))),
  isOver: (item, world) => (numberAt(item, 'expiration') ?? Infinity) * 1000 <= world.now(),
  filters: { prefix: ({ id }, [prefix = '']) => String(id).startsWith(prefix) },
};

const resources = { [namespacePath]: namespaces, [`${namespacePath}/{id}/keys`]: keys };

function keysPath({ values }: Pick<SpecialCall, 'values'>): string {
  return `/accounts/${values['accountId']}/storage/kv/namespaces/${values['id']}/keys`;
}

function putValue(call: SpecialCall): Fields {
  const { values, body } = call;
  put(call, keyed(values['key'], body['value'], body));
  return {};
}

function putValues(call: SpecialCall): Fields {
  const items = objectsAt(call.body, 'values').map((pair) => {
    const text = textAt(pair, 'value') ?? '';
    return keyed(pair['key'], new Content(Buffer.from(text, pair['base64'] === true ? 'base64' : 'utf8'), null), pair);
  });
  for (const make of items) put(call, make);
  return { written: { successful_key_count: items.length, unsuccessful_keys: [] } };
}

/** Validates an entry before anything is written. */
function keyed(key: unknown, value: unknown, sent: Fields): (now: number) => SandboxItem {
  const name = String(key);
  if (name === '' || name === '.' || name === '..') throw Refusal.invalidField('key', 'Not a key.');
  if (Buffer.byteLength(name) > keyBytes) throw Refusal.invalidField('key', `At most ${keyBytes} bytes.`);
  if (!(value instanceof Content) || value.bytes.length > valueBytes) {
    throw Refusal.invalidField('value', `At most ${valueBytes} bytes.`);
  }
  const life = numberAt(sent, 'expiration_ttl');
  if (life !== null && life < shortestLife) throw Refusal.invalidField('expiration_ttl', `At least ${shortestLife}.`);
  return (now) => ({
    id: name,
    value,
    ...pick(sent, 'metadata', 'expiration'),
    ...(life !== null && { expiration: Math.floor(now / 1000) + life }),
  });
}

function put(call: SpecialCall, make: (now: number) => SandboxItem): void {
  call.world.put(keysPath(call), make(call.world.now()));
}

function readValue(call: SpecialCall): Content {
  const { bytes, expiration } = objectOf(call);
  return new Content(bytes, 'application/octet-stream', null, {
    ...(expiration !== null && { expiration: String(expiration) }),
  });
}

function objectOf(call: SpecialCall) {
  const item = call.world.must(keysPath(call), call.values['key']);
  const value = item['value'];
  return {
    bytes: value instanceof Content ? value.bytes : Buffer.alloc(0),
    expiration: numberAt(item, 'expiration'),
  };
}

function drop(call: SpecialCall, names: readonly unknown[]): void {
  const path = keysPath(call);
  for (const name of names) {
    const item = call.world.get(path, name);
    if (item) call.world.remove(path, item);
  }
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`GET ${namespacePath}/{id}/values/{key}`]: readValue,
  [`PUT ${namespacePath}/{id}/values/{key}`]: putValue,
  [`DELETE ${namespacePath}/{id}/values/{key}`]: (call) => {
    drop(call, [call.values['key']]);
    return {};
  },
  [`POST ${namespacePath}/{id}/bulk`]: putValues,
  [`DELETE ${namespacePath}/{id}/bulk`]: (call) => {
    const names = listAt(call.body, 'keys');
    drop(call, names);
    return { written: { successful_key_count: names.length, unsuccessful_keys: [] } };
  },
};

function seed(world: SandboxWorld): void {
  const [account] = world.all('/accounts');
  const path = `/accounts/${account?.id}/storage/kv/namespaces`;
  const createNamespace = (title: string) => `${path}/${world.create(path, { title }).id}/keys`;
  const now = Math.floor(world.now() / 1000);

  const flags = createNamespace('feature-flags');
  for (const [name, isOn, owner] of [
    ['checkout/one-page', true, 'shop'],
    ['checkout/wallets', true, 'shop'],
    ['dark-mode', true, 'web'],
    ['search/semantic', false, 'search'],
  ] as const) {
    const value = new Content(JSON.stringify({ on: isOn, share: isOn ? 100 : 5 }), null);
    world.put(flags, { id: name, value, metadata: { owner } });
  }

  const sessions = createNamespace('sessions');
  for (let place = 0; place < 1200; place += 1) {
    const value = new Content(JSON.stringify({ user: 1000 + place, cart: place % 7 }), null);
    // Some are about to expire when the sandbox starts.
    const expiration = now + (place % 40 === 0 ? 90 : 3600 * (1 + (place % 24)));
    world.put(sessions, { id: `session:${world.random.hex(16)}`, value, expiration });
  }

  const assets = createNamespace('assets');
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
  world.put(assets, {
    id: 'icons/pixel.png',
    value: new Content(Buffer.from(pixel, 'base64'), null),
    metadata: { contentType: 'image/png' },
  });
  world.put(assets, { id: 'texts/grüße 👋.txt', value: new Content('Grüße aus Nürnberg', null) });
}

export const kv: ProviderPart = { resources, specialCalls, seed };
