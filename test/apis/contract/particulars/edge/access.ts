import { composeId } from '../../../../../src/base/global-id.js';
import { AccessApp } from '../../../../../src/apis/edge/access/access-kinds.js';
import { isObject } from '../../../../../src/base/unknown.js';
import type { Particulars } from '../../particulars.js';

/** Each rule has one of them. */
const ruleKeys = [
  'group',
  'any_valid_service_token',
  'auth_context',
  'auth_method',
  'azureAD',
  'certificate',
  'common_name',
  'geo',
  'device_posture',
  'email_domain',
  'email_list',
  'email',
  'everyone',
  'external_evaluation',
  'github-organization',
  'gsuite',
  'login_method',
  'ip_list',
  'ip',
  'okta',
  'saml',
  'oidc',
  'service_token',
  'linked_app_token',
  'user_risk_score',
  'cloudflare_account_member',
];

/** The documents have times that newer clients leave out. */
const times = { created_at: 'datetime', updated_at: 'datetime' };

export const access: Partial<Particulars> = {
  differences: {
    'AccessRule.service_token': {
      as: 'serviceToken',
      select: '{ identifier }',
      value: (token) => (isObject(token) ? { identifier: token['token_id'] } : null),
    },
    'AccessServiceTokenSecret.id': {
      as: 'serviceTokenId',
      select: '',
      value: (id) => composeId('edge', 'prod', 'accessServiceToken', 'accountId ä/1', String(id)),
    },
  },
  revisions: {
    AccessPolicy: { id: 'string!' },
    AccessGroup: { id: 'string!', ...times },
    AccessServiceToken: { id: 'string!', ...times },
  },
  ways: { AccessRule: ruleKeys.map((key) => ({ without: ruleKeys.filter((other) => other !== key) })) },
  kinds: { AccessApp: { of: AccessApp } },
};
