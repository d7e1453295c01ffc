/** Tokens that reach one project, so that its servers are there twice. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import type { Server } from '../../../apis/cloud/servers/server.js';
import { isText } from '../../../base/unknown.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import type { Account } from '../../../rest/transport/account.js';
import { itemOf } from '../../inventory/item.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';

const row = servers.rows.servers;

export const rules: readonly Rule[] = [
  rule({
    kind: 'TOKENS_SHARE_PROJECT',
    severity: Severity.LOW,
    about:
      'Two accounts whose tokens reach the same project: lists have its resources twice, and the bill counts them for the first account alone',
    of: row,
    prepare: async (look) => {
      const all = await look.everywhere(row);
      const { account } = look.client.upstream;
      const serversOf = (one: Account) => all.filter((server) => itemOf(server).account === one);
      const accounts = [...new Set(all.map((server) => itemOf(server).account))];
      const own = serversOf(account);
      const before = accounts.slice(0, Math.max(0, accounts.indexOf(account)));
      const twin = before.find((one) => one.baseUrl === account.baseUrl && isSame(serversOf(one), own));
      return { account, twin, first: own[0]?.id, count: own.length };
    },
    judge: ({ id }, { account, twin, first, count }) => (twin && id === first ? shared(account, twin, count) : null),
  }),
];

function shared(account: Account, twin: Account, count: number) {
  return {
    message: `The tokens of the accounts ${twin.name} and ${account.name} reach the same project`,
    evidence: { account: account.name, sameAs: twin.name, servers: count },
  };
}

/** All of them, by what no two servers share: one that lacks it leaves the question open. */
function isSame(some: readonly Sent<Server>[], others: readonly Sent<Server>[]): boolean {
  const keys = new Set(some.map(({ id, created }) => `${id} ${created}`));
  const isEqual = some.length === others.length && others.every(({ id, created }) => keys.has(`${id} ${created}`));
  return isEqual && others.length > 0 && others.every(({ created }) => isText(created));
}
