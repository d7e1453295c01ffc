/** Firewall rules of the older kind, which rules of rulesets have replaced. */
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { Zone } from '../zones/zone.js';

export const deprecationReason =
  'The provider has replaced these rules: ask for `rulesets` and create those of the phase `HTTP_REQUEST_FIREWALL_CUSTOM` instead';

export const FirewallAction = wireEnum(
  'EdgeFirewallAction',
  'What becomes of a request that a firewall rule matches',
  ['allow', 'block', 'challenge', 'js_challenge', 'managed_challenge', 'log', 'bypass'],
  {
    allow: 'It is let through, past all further rules',
    challenge: 'The visitor has to solve a puzzle',
    js_challenge: 'The browser has to run a script',
    managed_challenge: 'The edge chooses how the visitor proves to be human',
    log: 'It is noted, and let through',
    bypass: 'It is let past the products that the rule names',
  },
);

const FirewallProduct = wireEnum(
  'EdgeFirewallProduct',
  'A product that a rule can let requests past',
  ['waf', 'zoneLockdown', 'uaBlock', 'bic', 'hot', 'securityLevel', 'rateLimit'],
  {
    waf: 'The web application firewall',
    zoneLockdown: 'Paths that some addresses alone may reach',
    uaBlock: 'The blocking of user agents',
    bic: 'The check of browsers',
    hot: 'The protection from hotlinks',
    securityLevel: 'The security level',
    rateLimit: 'Limits of rates',
  },
);

@ObjectType('EdgeFirewallFilter', { description: 'Which requests a firewall rule is about' })
class FirewallFilter {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'What requests have to be, in the language of rules' })
  expression!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is for' })
  description!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It matches nothing for now' })
  paused!: boolean | null;

  @Field(() => String, { nullable: true, description: 'A short reference of your own' })
  ref!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is deleted, and only its id is left' })
  deleted!: boolean | null;
}

@ObjectType('EdgeFirewallRule', { description: 'A firewall rule of the older kind' })
export class FirewallRule {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => FirewallAction, { nullable: true, description: 'What becomes of a request that it matches' })
  action!: ValueOf<typeof FirewallAction> | null;

  @Field(() => FirewallFilter, { nullable: true, description: 'Which requests it is about' })
  filter!: FirewallFilter | null;

  @Field(() => String, { nullable: true, description: 'What it is for' })
  description!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It does nothing for now' })
  paused!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Its place: the smallest number is first; null: behind all others' })
  priority!: number | null;

  @Field(() => [FirewallProduct], { nullable: true, description: 'What `BYPASS` lets requests past' })
  products!: ValueOf<typeof FirewallProduct>[] | null;

  @Field(() => String, { nullable: true, description: 'A short reference of your own' })
  ref!: string | null;
}

@ArgsType()
class FirewallRuleQuery {
  @Field(() => ID, { nullable: true, description: 'Only the one of this id' })
  id?: string;

  @Field(() => String, { nullable: true, description: 'Only those of this action, for instance `block`' })
  action?: string;

  @Field(() => String, { nullable: true, description: 'Only those whose description has this in it' })
  description?: string;

  @Field(() => Boolean, { nullable: true, description: 'Only those that are paused, or that are not' })
  paused?: boolean;
}

const ActionMode = wireEnum(
  'EdgeFirewallActionMode',
  'What shall become of a request that a rule matches',
  ['challenge', 'js_challenge', 'managed_challenge', 'simulate', 'ban'],
  {
    challenge: 'The visitor has to solve a puzzle',
    js_challenge: 'The browser has to run a script',
    managed_challenge: 'The edge chooses how the visitor proves to be human',
    simulate: 'It is noted, and let through',
    ban: 'It is refused, as are further ones of the visitor for a while',
  },
);

@InputType('EdgeFirewallResponseInput', { description: 'What a refused request is answered' })
class FirewallResponse {
  @Field(() => String, { nullable: true, description: 'The text of the answer' })
  body?: string;

  @Field(() => String, { nullable: true, description: 'Its media type, for instance `text/plain`' })
  contentType?: string;
}

@InputType('EdgeFirewallActionInput', { description: 'What shall become of a request that a rule matches' })
class FirewallActionInput {
  @Field(() => ActionMode, { nullable: true, description: 'What shall become of it' })
  mode?: ValueOf<typeof ActionMode>;

  @Field(() => FirewallResponse, { nullable: true, description: 'What it is answered where it is refused' })
  response?: FirewallResponse;

  @Field(() => Int, { nullable: true, description: 'Seconds for which the visitor is refused' })
  timeout?: number;
}

@InputType('EdgeFirewallFilterInput', { description: 'Which requests a rule shall be about' })
class FirewallFilterInput {
  @Field(() => String, { nullable: true, description: 'What requests have to be, in the language of rules' })
  expression?: string;

  @Field(() => String, { nullable: true, description: 'What it is for' })
  description?: string;

  @Field(() => Boolean, { nullable: true, description: 'It shall match nothing for now' })
  paused?: boolean;

  @Field(() => String, { nullable: true, description: 'A short reference of your own' })
  ref?: string;
}

@InputType()
abstract class FirewallRuleFields {
  @Field(() => FirewallActionInput, { description: 'What shall become of a request that it matches' })
  action!: FirewallActionInput;

  @Field(() => FirewallFilterInput, { description: 'Which requests it shall be about' })
  filter!: FirewallFilterInput;
}

@InputType('CreateEdgeFirewallRuleInput', { description: 'A firewall rule to create' })
class CreateFirewallRule extends FirewallRuleFields {}

@InputType('UpdateEdgeFirewallRuleInput', { description: 'What a firewall rule shall be' })
class UpdateFirewallRule extends FirewallRuleFields {}

export const firewallRules = on(Zone, {
  firewallRules: list('/zones/{zoneId}/firewall/rules', () => FirewallRule, FirewallRuleQuery, { deprecationReason }),
  firewallRule: get('/zones/{zoneId}/firewall/rules/{id}', () => FirewallRule, { deprecationReason }),
});

export const firewallRuleWrites = mutations({
  createEdgeFirewallRule: post('/zones/{zoneId}/firewall/rules', () => [FirewallRule], CreateFirewallRule, {
    deprecationReason,
  }),
  updateEdgeFirewallRule: put('/zones/{zoneId}/firewall/rules/{id}', () => FirewallRule, UpdateFirewallRule, {
    about: 'Replaces a firewall rule: what is not given is lost',
    deprecationReason,
  }),
  deleteEdgeFirewallRule: del('/zones/{zoneId}/firewall/rules/{id}', null, {
    about: 'Deletes a firewall rule, and with it its protection',
    deprecationReason,
  }),
});
