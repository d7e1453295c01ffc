/** Legacy firewall rules, superseded by rulesets. */
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { Zone } from '../zones/zone.js';
import { Optional } from '../../../base/optional-field.js';

export const deprecationReason =
  'The provider has replaced these rules: ask for `rulesets` and create those of the phase `HTTP_REQUEST_FIREWALL_CUSTOM` instead';

export const FirewallAction = wireEnum('EdgeFirewallAction', 'The action of a firewall rule on a matching request', {
  allow: 'Allow it; no further rules are evaluated',
  block: 'Block it: the visitor gets an error page',
  challenge: 'The visitor must solve an interactive challenge',
  js_challenge: 'The browser must pass a JavaScript challenge',
  managed_challenge: 'The edge chooses the type of challenge by the request',
  log: 'Log it and let it through',
  bypass: 'Skip the products listed in the rule',
});

const FirewallProduct = wireEnum('EdgeFirewallProduct', 'A security product that a rule can bypass', {
  waf: 'The web application firewall (WAF)',
  zoneLockdown: 'Zone lockdown: paths restricted to some addresses',
  uaBlock: 'User agent blocking',
  bic: 'Browser integrity check',
  hot: 'Hotlink protection',
  securityLevel: 'The security level',
  rateLimit: 'Rate limiting',
});

@ObjectType('EdgeFirewallFilter', { description: 'The filter of a firewall rule' })
class FirewallFilter {
  @Optional(() => ID, 'Its id')
  id!: string | null;

  @Optional(() => String, 'The filter expression, in the rules language')
  expression!: string | null;

  @Optional(() => String, 'A description of the filter')
  description!: string | null;

  @Optional(() => Boolean, 'The filter is paused and matches nothing')
  paused!: boolean | null;

  @Optional(() => String, 'A short reference tag of your own')
  ref!: string | null;

  @Optional(() => Boolean, 'It is deleted; only its id is left')
  deleted!: boolean | null;
}

@ObjectType('EdgeFirewallRule', {
  description: 'A firewall rule (deprecated by the provider in favour of WAF custom rules)',
})
export class FirewallRule {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => FirewallAction, 'The action on a matching request')
  action!: ValueOf<typeof FirewallAction> | null;

  @Optional(() => FirewallFilter, 'The filter that selects requests')
  filter!: FirewallFilter | null;

  @Optional(() => String, 'A description of the rule')
  description!: string | null;

  @Optional(() => Boolean, 'The rule is paused')
  paused!: boolean | null;

  @Optional(() => Int, "The rule's priority: the lowest number is evaluated first; rules without one come last")
  priority!: number | null;

  @Optional(() => [FirewallProduct], 'The products that `BYPASS` skips')
  products!: ValueOf<typeof FirewallProduct>[] | null;

  @Optional(() => String, 'A short reference tag of your own')
  ref!: string | null;
}

@ArgsType()
class FirewallRuleQuery {
  @IdOf(() => FirewallRule)
  @Optional(() => ID, 'Only the rule with this id')
  id?: string;

  @Optional(() => String, 'Only rules with this action, for instance `block`')
  action?: string;

  @Optional(() => String, 'Only rules whose description contains this')
  description?: string;

  @Optional(() => Boolean, 'Only rules that are paused, or only those that are not')
  paused?: boolean;
}

const ActionMode = wireEnum('EdgeFirewallActionMode', 'The action of a firewall rule on a matching request', {
  challenge: 'The visitor must solve an interactive challenge',
  js_challenge: 'The browser must pass a JavaScript challenge',
  managed_challenge: 'The edge chooses the type of challenge by the request',
  simulate: 'Log it and let it through',
  ban: 'Block it, and further requests of the visitor for `timeout` seconds',
});

@InputType('EdgeFirewallResponseInput', { description: 'The response to a blocked request' })
class FirewallResponse {
  @Optional(() => String, 'The response body')
  body?: string;

  @Optional(() => String, 'Its media type, for instance `text/plain`')
  contentType?: string;
}

@InputType('EdgeFirewallActionInput', { description: 'The action of a firewall rule on a matching request' })
class FirewallActionInput {
  @Optional(() => ActionMode, 'The action to perform')
  mode?: ValueOf<typeof ActionMode>;

  @Optional(() => FirewallResponse, 'The response to a blocked request')
  response?: FirewallResponse;

  @Optional(() => Int, 'Seconds for which the visitor stays blocked')
  timeout?: number;
}

@InputType('EdgeFirewallFilterInput', { description: 'The filter of a firewall rule' })
class FirewallFilterInput {
  @Optional(() => String, 'The filter expression, in the rules language')
  expression?: string;

  @Optional(() => String, 'A description of the filter')
  description?: string;

  @Optional(() => Boolean, 'Pause the filter, so that it matches nothing')
  paused?: boolean;

  @Optional(() => String, 'A short reference tag of your own')
  ref?: string;
}

@InputType()
abstract class FirewallRuleFields {
  @Field(() => FirewallActionInput, { description: 'The action on a matching request' })
  action!: FirewallActionInput;

  @Field(() => FirewallFilterInput, { description: 'The filter that selects requests' })
  filter!: FirewallFilterInput;
}

@InputType('CreateEdgeFirewallRuleInput', { description: 'A firewall rule to create' })
class CreateFirewallRule extends FirewallRuleFields {}

@InputType('UpdateEdgeFirewallRuleInput', { description: 'The complete new state of a firewall rule' })
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
    about: 'Replaces a firewall rule: fields left out are reset',
    deprecationReason,
  }),
  deleteEdgeFirewallRule: del('/zones/{zoneId}/firewall/rules/{id}', null, {
    about: 'Deletes a firewall rule and the protection it gives',
    deprecationReason,
  }),
});
