/** Worker scripts and routes: scripts that call each other, and a route whose script is missing. */
import { Content } from '../../../../sandbox/protocol/content.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import {
  type Fields,
  listAt,
  objectAt,
  objectsAt,
  pick,
  timestamp,
  without,
} from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import type { ProviderPart } from '../part.js';

const scriptsPath = '/accounts/{accountId}/workers/scripts';
const routesPath = '/zones/{zoneId}/workers/routes';

export const scriptsOf = (accountId: unknown) => `/accounts/${String(accountId)}/workers/scripts`;
export const routesOf = (zoneId: unknown) => `/zones/${String(zoneId)}/workers/routes`;

const scripts: SandboxResource = {
  missing: '10007',
  hides: ['account_id', 'content', 'settings', 'schedules'],
  derived: {
    routes: ({ id, account_id }, world) =>
      world
        .all('/zones')
        .filter((zone) => objectAt(zone, 'account')['id'] === account_id)
        .flatMap((zone) => world.where(routesOf(zone.id), { script: id })),
  },
  filters: {
    tags: (item, [tags = '']) =>
      tags
        .split(',')
        .filter(Boolean)
        .map((part) => part.split(':'))
        .every(([tag, word]) => listAt(item, 'tags').includes(tag) === (word !== 'no')),
  },
};

const routes: SandboxResource = {
  missing: '10009',
  unique: 'pattern',
  make: ({ pattern, script }, world) => ({
    id: world.random.hex(32),
    pattern,
    ...(script !== undefined && { script }),
  }),
};

const resources = { [scriptsPath]: scripts, [routesPath]: routes };

/** The uploaded metadata that is returned with the script itself. */
const ownNames = [
  'compatibility_date',
  'compatibility_flags',
  'logpush',
  'observability',
  'cache_options',
  'tags',
  'tail_consumers',
  'usage_model',
];
const settingNames = [...ownNames, 'annotations', 'bindings', 'limits', 'placement'];
const secrets = ['text', 'key_base64', 'key_jwk'];

interface Upload {
  readonly name: string;
  readonly metadata: Fields;
  readonly content: string;
  readonly isModule: boolean;
}

export function upload(
  world: SandboxWorld,
  accountId: string,
  { name, metadata, content, isModule }: Upload,
): SandboxItem {
  const old = world.get(scriptsOf(accountId), name);
  const now = timestamp(world.now());
  const settings = { ...pick(metadata, ...settingNames), bindings: bindingsOf(metadata, old) };
  return world.put(scriptsOf(accountId), {
    id: name,
    account_id: accountId,
    tag: old?.['tag'] ?? world.random.hex(32),
    etag: world.random.hex(64),
    created_on: old?.['created_on'] ?? now,
    modified_on: now,
    handlers: ['fetch'],
    last_deployed_from: 'api',
    usage_model: 'standard',
    compatibility_date: '2026-09-01',
    logpush: false,
    ...pick(metadata, ...ownNames),
    has_modules: isModule,
    has_assets: metadata['assets'] !== undefined,
    content,
    settings,
    schedules: listAt(old, 'schedules'),
  });
}

/** Bindings of type `inherit` are replaced by the previous ones. */
function bindingsOf(metadata: Fields, old: SandboxItem | undefined): readonly Fields[] {
  const before = objectsAt(objectAt(old, 'settings'), 'bindings');
  const keeps = listAt(metadata, 'keep_bindings');
  const given = objectsAt(metadata, 'bindings').map((binding) => {
    if (binding['type'] !== 'inherit') return binding;
    const found = before.find(({ name }) => name === (binding['old_name'] ?? binding['name']));
    return found ? { ...found, name: binding['name'] } : binding;
  });
  const inherited = before.filter(
    ({ name, type }) => keeps.includes(type) && !given.some((binding) => binding['name'] === name),
  );
  return [...given, ...inherited];
}

/** The settings without secrets. */
function shownSettings(script: SandboxItem): Fields {
  const settings = objectAt(script, 'settings');
  const bindings = objectsAt(settings, 'bindings').map((binding) =>
    isSecret(binding) ? without(binding, secrets) : binding,
  );
  return { ...pick(script, ...ownNames), ...settings, bindings };
}

function secretOf(binding: Fields): Fields {
  return pick(binding, 'name', 'type', 'algorithm', 'format', 'usages');
}

/** Replaces the binding of this name, or removes it. */
function setBinding(call: SpecialCall, script: SandboxItem, name: unknown, binding: Fields | null): void {
  const settings = objectAt(script, 'settings');
  const others = objectsAt(settings, 'bindings').filter((one) => one['name'] !== name);
  call.world.change(scriptsOf(call.values['accountId']), script.id, {
    modified_on: timestamp(call.world.now()),
    settings: { ...settings, bindings: binding ? [...others, binding] : others },
  });
}

const isSecret = ({ type }: Fields) => String(type).startsWith('secret_');

function found({ world, values }: SpecialCall): SandboxItem {
  return world.must(scriptsOf(values['accountId']), values['name']);
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`GET ${scriptsPath}/{name}`]: (call) =>
    Content.text(String(found(call)['content']), 'application/javascript; charset=utf-8'),
  [`PUT ${scriptsPath}/{name}`]: ({ world, values, body }) => {
    const metadata = objectAt(body, 'metadata');
    const files = listAt(body, 'files').filter((file) => file instanceof Content);
    const main = metadata['main_module'] ?? metadata['body_part'];
    if (!files.some(({ name }) => name === main))
      throw new Refusal('invalid_input', 'The uploaded script has no content.', undefined, '10021');
    const texts = files.map(({ name, text }) => (files.length === 1 ? text : `// ${name}\n${text}`));
    const isModule = metadata['main_module'] !== undefined;
    const name = String(values['name']);
    const script = upload(world, String(values['accountId']), { name, metadata, content: texts.join('\n'), isModule });
    return {
      script: { ...world.show(scriptsOf(values['accountId']), script), startup_time_ms: 7, entry_point: String(main) },
    };
  },
  [`DELETE ${scriptsPath}/{name}`]: (call) => {
    const { world, values, body } = call;
    const script = found(call);
    const callers = world
      .all(scriptsOf(values['accountId']))
      .filter((other) =>
        objectsAt(objectAt(other, 'settings'), 'bindings').some(({ service }) => service === script.id),
      );
    if (callers.length > 0 && body['force'] !== true)
      throw new Refusal('conflict', `The script is used by ${String(callers[0]?.id)}.`, undefined, '10064');
    world.remove(scriptsOf(values['accountId']), script);
    return {};
  },
  [`GET ${scriptsPath}/{name}/settings`]: (call) => ({ settings: shownSettings(found(call)) }),
  [`PATCH ${scriptsPath}/{name}/settings`]: (call) => {
    const { world, values, body } = call;
    const script = found(call);
    const changed = objectAt(body, 'settings');
    const settings = {
      ...objectAt(script, 'settings'),
      ...pick(changed, ...settingNames),
      ...(changed['bindings'] !== undefined && { bindings: bindingsOf(changed, script) }),
    };
    const now = { modified_on: timestamp(world.now()), ...pick(changed, ...ownNames) };
    world.change(scriptsOf(values['accountId']), script.id, { ...now, settings });
    return { settings: shownSettings(found(call)) };
  },
  [`GET ${scriptsPath}/{name}/secrets`]: (call) => ({
    secrets: objectsAt(objectAt(found(call), 'settings'), 'bindings')
      .filter(isSecret)
      .map(secretOf),
  }),
  [`PUT ${scriptsPath}/{name}/secrets`]: (call) => {
    setBinding(call, found(call), call.body['name'], call.body);
    return { secret: secretOf(call.body) };
  },
  [`DELETE ${scriptsPath}/{scriptName}/secrets/{name}`]: (call) => {
    const { world, values } = call;
    const script = world.must(scriptsOf(values['accountId']), values['scriptName']);
    const all = objectsAt(objectAt(script, 'settings'), 'bindings').filter(isSecret);
    if (!all.some(({ name }) => name === values['name'])) throw Refusal.notFound('secret', '10056');
    setBinding(call, script, values['name'], null);
    return {};
  },
};

export const workers: ProviderPart = { resources, specialCalls };
