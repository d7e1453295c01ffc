import { composeId } from '../../../../../src/base/global-id.js';
import type { Particulars } from '../../particulars.js';

const token = {
  name: 'string!',
  policies: '[ApiTokenPolicyInput]!',
  condition: 'ApiTokenCondition',
  expires_on: 'datetime',
  not_before: 'datetime',
};

/** The API takes no fractions of them. */
const inSeconds = ({ expires_on, not_before, ...rest }: Readonly<Record<string, unknown>>) => ({
  ...rest,
  expires_on: String(expires_on).replace('.000Z', 'Z'),
  not_before: String(not_before).replace('.000Z', 'Z'),
});

export const accounts: Partial<Particulars> = {
  differences: {
    'ApiTokenSecret.id': {
      as: 'tokenId',
      select: '',
      value: (id) => composeId('edge', 'prod', 'apiToken', String(id)),
    },
  },
  revisions: { ApiToken: { id: 'string!' }, ApiTokenPermissionGroup: { id: 'string!' } },
  inputs: {
    'POST /user/tokens': { fields: token, of: inSeconds },
    'PUT /user/tokens/{id}': { fields: { ...token, status: 'enum(active|disabled|expired)' }, of: inSeconds },
  },
  ways: { 'POST /accounts': [{ without: ['unit'] }, { without: ['standalone'] }] },
};
