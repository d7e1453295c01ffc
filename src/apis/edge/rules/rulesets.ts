/** Rulesets: the rules of a zone or an account, by the phase in which they run. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { del, get, list, patch, post, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { cursors } from '../dialect.js';
import { RulesetKind, RulesetPhase } from './ruleset-enums.js';
import { RulesetRule } from './ruleset-rule.js';
import {
  CreateAccountRuleset,
  CreateRule,
  CreateRuleset,
  OnlyCheck,
  UpdateEntrypoint,
  UpdateRule,
  UpdateRuleset,
} from './ruleset-inputs.js';
import { Zone } from '../zones/zone.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType()
abstract class RulesetHead {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @Optional(() => String, 'A description of the ruleset')
  description!: string | null;

  @Field(() => RulesetKind, { description: 'The kind of ruleset' })
  kind!: ValueOf<typeof RulesetKind>;

  @Field(() => RulesetPhase, { description: 'The phase in which it runs' })
  phase!: ValueOf<typeof RulesetPhase>;

  @Field({ description: 'The version, which grows with each change' })
  version!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  lastUpdated!: string;
}

const aboutRules = 'Its rules, in order; null when it has none. Lists come without rules: one more call per ruleset';

@ObjectType('EdgeRuleset', { description: 'A ruleset: rules that run on requests to a zone in one phase' })
export class Ruleset extends RulesetHead {
  static readonly keys = { zoneId: 'zoneId', id: 'id' } as const;

  @Optional(() => [RulesetRule], aboutRules)
  rules!: RulesetRule[] | null;
}

@ObjectType('EdgeAccountRuleset', { description: 'A ruleset of an account, which applies to its zones' })
export class AccountRuleset extends RulesetHead {
  static readonly keys = { accountId: 'accountId', id: 'id' } as const;

  @Optional(() => [RulesetRule], aboutRules)
  rules!: RulesetRule[] | null;
}

const paging = cursors('per_page');

const ofZone = '/zones/{zoneId}/rulesets';
const ofAccount = '/accounts/{accountId}/rulesets';
const entrypoint = 'phases/{phase}/entrypoint';
const enums = { phase: RulesetPhase };

const aboutEntrypoint = 'The entry point ruleset of a phase; null while there is none';
const aboutUpdate =
  'Writes a new version of a ruleset. `rules` replace all of its rules: one keeps its id only if sent with `id` or `ref`';
const aboutUpdateEntrypoint = `Creates the entry point ruleset of a phase, or writes a new version of it. \`rules\` replace all of its rules`;
const aboutDelete = 'Deletes a ruleset with all its versions';

export const rulesets = on(Zone, {
  rulesets: list(ofZone, () => Ruleset, {
    paging,
    about: 'Its rulesets, and those of its account and of the provider that apply to it',
  }),
  ruleset: get(`${ofZone}/{id}`, () => Ruleset),
  rulesetEntrypoint: get(`${ofZone}/${entrypoint}`, () => Ruleset, { enums, about: aboutEntrypoint, listed: false }),
});

export const accountRulesets = on(Account, {
  rulesets: list(ofAccount, () => AccountRuleset, { paging, about: 'Rulesets of the account' }),
  ruleset: get(`${ofAccount}/{id}`, () => AccountRuleset, {
    about: 'A ruleset of the account, or a managed one of the provider',
    listed: false,
  }),
  rulesetEntrypoint: get(`${ofAccount}/${entrypoint}`, () => AccountRuleset, {
    enums,
    about: aboutEntrypoint,
    listed: false,
  }),
});

export const rulesetWrites = mutations({
  createEdgeRuleset: post(ofZone, () => Ruleset, CreateRuleset, {
    about:
      'Creates a ruleset with its rules, which take effect at once; each phase of a zone has at most one of the kind `ZONE`',
    query: ['dry_run'],
  }),
  updateEdgeRuleset: put(`${ofZone}/{id}`, () => Ruleset, UpdateRuleset, {
    about: aboutUpdate,
    query: ['dry_run'],
    listed: false,
  }),
  updateEdgeRulesetEntrypoint: put(`${ofZone}/${entrypoint}`, () => Ruleset, UpdateEntrypoint, {
    enums,
    about: aboutUpdateEntrypoint,
    query: ['dry_run'],
    part: 'ruleset',
    listed: false,
  }),
  deleteEdgeRuleset: del(`${ofZone}/{id}`, null, OnlyCheck, {
    about: aboutDelete,
    query: ['dry_run'],
    listed: false,
  }),
  createEdgeRulesetRule: post(`${ofZone}/{rulesetId}/rules`, () => Ruleset, CreateRule, {
    about: 'Adds a rule to a ruleset, which becomes a new version; at the end unless `position` is given',
    query: ['dry_run'],
    listed: false,
  }),
  updateEdgeRulesetRule: patch(`${ofZone}/{rulesetId}/rules/{id}`, () => Ruleset, UpdateRule, {
    about: 'Replaces a rule, or with `position` alone moves it; the ruleset becomes a new version',
    query: ['dry_run'],
    listed: false,
  }),
  deleteEdgeRulesetRule: del(`${ofZone}/{rulesetId}/rules/{id}`, () => Ruleset, OnlyCheck, {
    about: 'Deletes a rule of a ruleset, which becomes a new version',
    query: ['dry_run'],
    gone: true,
    listed: false,
  }),
});

export const accountRulesetWrites = mutations({
  createEdgeAccountRuleset: post(ofAccount, () => AccountRuleset, CreateAccountRuleset, {
    about: 'Creates a ruleset of an account, of the kind `CUSTOM` or `ROOT`',
    query: ['dry_run'],
    listed: false,
  }),
  updateEdgeAccountRuleset: put(`${ofAccount}/{id}`, () => AccountRuleset, UpdateRuleset, {
    about: aboutUpdate,
    query: ['dry_run'],
    listed: false,
  }),
  updateEdgeAccountRulesetEntrypoint: put(`${ofAccount}/${entrypoint}`, () => AccountRuleset, UpdateEntrypoint, {
    enums,
    about: aboutUpdateEntrypoint,
    query: ['dry_run'],
    part: 'ruleset',
    listed: false,
  }),
  deleteEdgeAccountRuleset: del(`${ofAccount}/{id}`, null, OnlyCheck, {
    about: aboutDelete,
    query: ['dry_run'],
    listed: false,
  }),
});
