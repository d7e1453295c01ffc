/** Links from policies and rules of Access to the groups, service tokens and applications that they name. */
import { links, many, one } from '../../../rest/planner/links.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { isObject } from '../../../base/unknown.js';
import { accessApps } from './access-apps.js';
import { accessGroups } from './access-groups.js';
import { AccessPolicy } from './access-policy.js';
import { AccessRule, groupIn, serviceTokenIn } from './access-rule.js';
import { serviceTokens } from './service-tokens.js';

const { accessGroups: groupList } = accessGroups.rows;
const { accessServiceTokens: tokenList } = serviceTokens.rows;

/** The ids of a kind in all rules of a policy, each once. */
function idsIn(policy: Sent<AccessPolicy>, idIn: (rule: Wire) => string | null): readonly string[] {
  const rules: unknown[] = [policy.include, policy.exclude, policy.require].flat();
  return [...new Set(rules.filter(isObject).flatMap((rule) => idIn(rule) ?? []))];
}

export const groups = [
  links(AccessPolicy, {
    groups: many(groupList, (policy) => idsIn(policy, groupIn), 'The groups that its rules name'),
    serviceTokens: many(tokenList, (policy) => idsIn(policy, serviceTokenIn), 'The service tokens that its rules name'),
  }),
  links(AccessRule, {
    group: one(groupList, ({ groupId }) => groupId, 'A group of Access'),
    serviceToken: one(tokenList, ({ serviceTokenId }) => serviceTokenId, 'A service token'),
    linkedApp: one(
      accessApps.rows.accessApp,
      ({ linkedAppToken }) => linkedAppToken?.appUid,
      'The application of `linkedAppToken`',
    ),
  }),
];
