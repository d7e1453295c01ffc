/** Rules of rulesets come in kinds, which open what their actions take. */
import { RulesetPhase } from '../../../../../src/apis/edge/rules/ruleset-enums.js';
import { RulesetRule } from '../../../../../src/apis/edge/rules/ruleset-rule.js';
import { isObject } from '../../../../../src/base/unknown.js';
import type { Layout, Particulars } from '../../particulars.js';

const rule = {
  id: 'string!',
  action: 'string!',
  enabled: 'bool!',
  expression: 'string!',
  ref: 'string!',
  last_updated: 'datetime!',
  version: 'string!',
  action_parameters: 'json',
  categories: '[string]',
  description: 'string',
  exposed_credential_check: 'RulesetRuleExposedCredentialCheck',
  logging: 'RulesetRuleLogging',
  ratelimit: 'RulesetRuleRatelimit',
};

type Wire = Readonly<Record<string, unknown>>;

const opened = (fields: Layout['fields'], open: (parameters: Wire) => Wire): Layout => ({
  fields: { ...rule, ...fields },
  of: (wire) => ({ ...wire, ...open(isObject(wire['action_parameters']) ? wire['action_parameters'] : {}) }),
});

const taking = (action_parameters: object) => ({ with: { action_parameters } });

const redirect = { target_url: { expression: 'http.host' }, status_code: 301, preserve_query_string: true };
const ofAccount = 'c2e184081120413c86c3ab7e14069605';
const [one, two] = ['4a216b3e5f6c4d27b5d3f0a1e2c3b4d5', '77454fe2d30c4220b5701f6fdfb893ba'];

export const rules: Partial<Particulars> = {
  // Of the document alone.
  revisions: { TunnelConfigurationConfig: { 'warp-routing': 'TunnelWarpRouting' } },
  ways: {
    RulesetRulePositionInput: ['before', 'after', 'index'].map((kept, _, all) => ({
      without: all.filter((name) => name !== kept),
    })),
    RulesListItemInput: ['ip', 'hostname', 'redirect', 'asn'].map((kept, _, all) => ({
      without: all.filter((name) => name !== kept),
    })),
  },
  differences: {
    'DELETE /zones/{zoneId}/firewall/rules/{id}.result': { absent: 'the rule is gone' },
    // Links.
    'RulesListOperation.operation_id': { as: 'operation' },
    ...Object.fromEntries(
      ['POST', 'PUT', 'DELETE'].map((method) => [
        `${method} /accounts/{accountId}/rules/lists/{id}/items.operation_id`,
        { as: 'operation' },
      ]),
    ),
    'TunnelConfiguration.account_id': { as: 'account' },
    'TunnelConfiguration.tunnel_id': { as: 'tunnel' },
    'EmailRoutingRule.zone': { absent: 'the link to it is by the path' },
  },
  answers: {
    'GET /accounts/{accountId}/rulesets': { result: '[AccountRuleset]' },
    'POST /accounts/{accountId}/rulesets': { result: 'AccountRuleset' },
    'GET /accounts/{accountId}/rulesets/{id}': { result: 'AccountRuleset' },
    'PUT /accounts/{accountId}/rulesets/{id}': { result: 'AccountRuleset' },
    'GET /accounts/{accountId}/rulesets/phases/{phase}/entrypoint': { result: 'AccountRuleset' },
    'PUT /accounts/{accountId}/rulesets/phases/{phase}/entrypoint': { result: 'AccountRuleset' },
    'POST /zones/{zoneId}/rulesets': { result: 'Ruleset' },
  },
  types: {
    AccountRuleset: {
      id: 'string!',
      name: 'string!',
      description: 'string',
      kind: 'enum(custom|managed|root|zone)!',
      phase: `enum(${Object.values(RulesetPhase).join('|')})!`,
      version: 'string!',
      last_updated: 'datetime!',
      rules: '[AccountRulesetRule]',
    },
    AccountRulesetRule: rule,
    TunnelWarpRouting: { enabled: 'bool' },
    BlockResponse: { content: 'string', content_type: 'string', status_code: 'int' },
    RedirectTarget: { value: 'string', expression: 'string' },
    RedirectList: { name: 'string', key: 'string' },
  },
  kinds: {
    RulesetRule: {
      of: RulesetRule,
      each: {
        EdgeBlockRule: taking({ response: { content: '{}', content_type: 'application/json', status_code: 403 } }),
        EdgeExecuteRule: taking({ id: one, overrides: { enabled: true } }),
        EdgeRedirectRule: taking({ from_value: redirect, from_list: { name: 'moved', key: 'http.request.full_uri' } }),
        EdgeSkipRule: taking({
          ruleset: 'current',
          rulesets: [one, two],
          phases: ['http_ratelimit'],
          products: ['waf'],
        }),
      },
    },
    AccountRulesetRule: {
      of: RulesetRule,
      each: {
        EdgeBlockRule: taking({ response: { content: '{}', content_type: 'application/json', status_code: 403 } }),
        EdgeExecuteRule: taking({ id: ofAccount, overrides: { enabled: true } }),
        EdgeRedirectRule: taking({ from_value: redirect, from_list: { name: 'moved', key: 'http.request.full_uri' } }),
        EdgeSkipRule: taking({
          ruleset: 'current',
          rulesets: [ofAccount],
          phases: ['http_ratelimit'],
          products: ['waf'],
        }),
      },
    },
  },
  layouts: {
    EdgeBlockRule: opened({ response: 'BlockResponse' }, ({ response }) => ({ response })),
    // Rules of accounts link to rulesets of accounts, which are told apart by the id of the sample.
    EdgeExecuteRule: opened(
      { executes: 'string', executes_of_account: 'string', overrides: 'json' },
      ({ id, overrides }) => ({
        executes: id === ofAccount ? undefined : id,
        executes_of_account: id === ofAccount ? id : undefined,
        overrides,
      }),
    ),
    EdgeRedirectRule: opened(
      {
        target_url: 'RedirectTarget',
        from_list: 'RedirectList',
        status_code: 'int',
        preserve_query_string: 'bool',
      },
      ({ from_value, from_list }) => ({ ...(isObject(from_value) && from_value), from_list }),
    ),
    EdgeSkipRule: opened(
      {
        ruleset: 'string',
        rulesets: '[string]',
        rulesets_of_account: '[string]',
        phases: '[string]',
        products: '[string]',
        rules: 'json',
      },
      ({ ruleset, rulesets, phases, products, rules }) => {
        const isOfAccount = Array.isArray(rulesets) && rulesets.includes(ofAccount);
        const [inZone, inAccount] = isOfAccount ? [[], rulesets] : [rulesets, []];
        return { ruleset, rulesets: inZone, rulesets_of_account: inAccount, phases, products, rules };
      },
    ),
  },
};
