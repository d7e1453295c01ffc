/** Writes of rulesets and their rules, and their entry points, alike for zones and accounts. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import { type Fields, objectsAt, pick, without } from '../../../../sandbox/world/values.js';
import type { ProviderPart } from '../part.js';
import { checkRule, nextVersion, placed, positionIn, ruleOf, rulesIn, rulesOf } from './ruleset-versions.js';

interface Owner {
  /** The path of the list, with its placeholder. */
  readonly path: string;
  readonly param: string;
  /** The kind of the entry points. */
  readonly kind: string;
}

const owners: readonly Owner[] = [
  { path: '/zones/{zoneId}/rulesets', param: 'zoneId', kind: 'zone' },
  { path: '/accounts/{accountId}/rulesets', param: 'accountId', kind: 'root' },
];

type Calls = NonNullable<ProviderPart['specialCalls']>;

function callsOf({ path, param, kind }: Owner): Calls {
  const collectionOf = ({ values }: SpecialCall) => path.replace(`{${param}}`, values[param] ?? '');
  const entrypointOf = (call: SpecialCall): SandboxItem | undefined =>
    call.world.where(collectionOf(call), { kind, phase: call.values['phase'] })[0];
  const rulesetOf = (call: SpecialCall, name: string) => call.world.must(collectionOf(call), call.values[name]);

  function create(call: SpecialCall, fields: Fields): Fields {
    const { world, body } = call;
    const collection = collectionOf(call);
    objectsAt(body, 'rules').forEach(checkRule);
    const ruleset = world.create(collection, { ...without(body, ['dry_run']), ...fields });
    if (body['dry_run'] === true) world.remove(collection, ruleset);
    return { ruleset };
  }

  function update(call: SpecialCall, ruleset: SandboxItem): Fields {
    const { world, body } = call;
    for (const name of ['kind', 'phase'])
      if (body[name] !== undefined && body[name] !== ruleset[name])
        throw Refusal.invalidField(name, 'It cannot be changed.');
    const rules =
      body['rules'] === undefined ? {} : { rules: rulesOf(objectsAt(body, 'rules'), world, rulesIn(ruleset)) };
    const changed = { ...pick(body, 'name', 'description'), ...rules };
    return nextVersion(world, collectionOf(call), { ruleset, changed, dryRun: body['dry_run'] });
  }

  /** The ruleset with other rules. */
  function withRules(call: SpecialCall, change: (rules: readonly Fields[]) => readonly Fields[]): Fields {
    const ruleset = rulesetOf(call, 'rulesetId');
    const changed = { rules: change(rulesIn(ruleset)) };
    return nextVersion(call.world, collectionOf(call), { ruleset, changed, dryRun: call.body['dry_run'] });
  }

  function ruleIn(rules: readonly Fields[], id: unknown): Fields {
    const found = rules.find((rule) => rule['id'] === id);
    if (!found) throw Refusal.notFound(`rule ${String(id)}`, '20120');
    return found;
  }

  return {
    [`POST ${path}`]: (call) => {
      const { kind: sent = kind, phase } = call.body;
      if (phase === undefined) throw Refusal.invalidField('phase', 'It has to be given.');
      const isTaken = sent === kind && call.world.where(collectionOf(call), { kind, phase }).length > 0;
      if (isTaken)
        throw new Refusal('conflict', `there is a ruleset of the phase ${String(phase)} already`, undefined, '20217');
      return create(call, { kind: sent });
    },
    [`PUT ${path}/{id}`]: (call) => update(call, rulesetOf(call, 'id')),
    [`DELETE ${path}/{id}`]: (call) => {
      const ruleset = rulesetOf(call, 'id');
      if (ruleset['kind'] === 'managed')
        throw new Refusal('forbidden', 'a managed ruleset cannot be deleted', undefined, '20118');
      if (call.body['dry_run'] !== true) call.world.remove(collectionOf(call), ruleset);
      return { noBody: true };
    },
    [`GET ${path}/phases/{phase}/entrypoint`]: (call) => {
      const ruleset = entrypointOf(call);
      if (!ruleset) throw Refusal.notFound('entrypoint ruleset', '10003');
      return { ruleset };
    },
    [`PUT ${path}/phases/{phase}/entrypoint`]: (call) => {
      const ruleset = entrypointOf(call);
      return ruleset ? update(call, ruleset) : create(call, { kind, phase: call.values['phase'] });
    },
    [`POST ${path}/{rulesetId}/rules`]: (call) =>
      withRules(call, (rules) => {
        const sent = without(call.body, ['dry_run', 'position', 'id']);
        checkRule(sent);
        return placed(rules, ruleOf(sent, call.world), positionIn(call.body));
      }),
    [`PATCH ${path}/{rulesetId}/rules/{id}`]: (call) =>
      withRules(call, (rules) => {
        const rule = ruleIn(rules, call.values['id']);
        const sent = without(call.body, ['dry_run', 'position', 'id']);
        const isMove = Object.keys(sent).length === 0;
        if (!isMove) checkRule(sent);
        return placed(rules, isMove ? rule : ruleOf(sent, call.world, rule), positionIn(call.body));
      }),
    [`DELETE ${path}/{rulesetId}/rules/{id}`]: (call) =>
      withRules(call, (rules) => {
        const rule = ruleIn(rules, call.values['id']);
        return rules.filter((other) => other !== rule);
      }),
  };
}

export const rulesetCalls: Calls = Object.assign({}, ...owners.map(callsOf));
