/** Which alerts a token may be sent: by the accounts that they are about, and by those that their texts name. */
import { expect, it } from '@jest/globals';
import type { Token } from '../../../src/base/auth/token.js';
import { RuleRights } from '../../../src/server/alerts/rights.js';
import type { AlertRule } from '../../../src/server/alerts/rules/rule.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { alert } from './messages.js';
import { makeRules } from './senders.js';

async function permitted(meridian: Meridian, scopes: Token['scopes'], alerts: Parameters<RuleRights['permitted']>[1]) {
  const [made] = await makeRules(meridian.services.store, 'https://receiver.test/', 1);
  if (!made) throw new Error('Expected a rule');
  const token = await meridian.token([...scopes]);
  const rule: AlertRule = { ...made, kind: 'COST_CHANGE', tokenId: token.slice(4, 16) };
  const { tokens, upstreams } = meridian.services;
  return new RuleRights({ tokens, upstreams }).permitted(rule, alerts);
}

it('one that names something of an account is for those who may read it by then', async () => {
  const meridian = await startMeridian({ CLOUD_ACCOUNTS: 'prod=x,test=y' });
  const [prod, test] = [
    { api: 'CLOUD', name: 'prod' },
    { api: 'CLOUD', name: 'test' },
  ];
  const both = alert({ id: 'both', account: null, named: [prod, test] });
  const own = alert({ id: 'own', account: null, named: [prod] });
  expect(await permitted(meridian, ['hosting:read'], [both, own])).toEqual([both, own]);
  expect(await permitted(meridian, ['hosting:read@cloud:prod'], [both, own])).toEqual([own]);
  expect(await permitted(meridian, ['hosting:read@cloud:test'], [both])).toBe('NOT_PERMITTED');
  await meridian.close();
});
