/** The rights of a rule are those that its token has now: at each evaluation, and at each delivery. */
import { type Scope, allows } from '../../base/auth/scope.js';
import { parseScope } from '../tokens/parse-scope.js';
import type { Token } from '../../base/auth/token.js';
import type { Upstreams } from '../../rest/transport/upstreams.js';
import { alertKind } from './kinds/index.js';
import type { Alert, AlertAccount } from './message.js';
import type { AlertRule, StopReason } from './rules/rule.js';

export interface RightsOptions {
  /** The token while it is active and unexpired, else null. */
  readonly tokens: { byId(id: string): Promise<Token | null> };
  readonly upstreams: Pick<Upstreams, 'accounts'>;
}

export class RuleRights {
  constructor(private readonly options: RightsOptions) {}

  /** The token of a rule, or why the rule stops. */
  async tokenOf({ tokenId, kind }: Pick<AlertRule, 'tokenId' | 'kind'>): Promise<Token | StopReason> {
    const token = await this.options.tokens.byId(tokenId);
    if (token === null) return 'TOKEN_INACTIVE';
    return mayWatch(token.scopes, kind) ? token : 'NOT_PERMITTED';
  }

  /** The alerts that the token may be sent, or why it may be sent none. */
  async permitted(rule: AlertRule, alerts: readonly Alert[]): Promise<readonly Alert[] | StopReason> {
    const token = await this.tokenOf(rule);
    if (typeof token === 'string') return token;
    const { accounts } = this.options.upstreams;
    const mayRead = (account: AlertAccount) => {
      const present = accounts.find(({ api, name }) => api === account.api && name === account.name);
      return present !== undefined && allows(token.scopes, 'hosting:read', present);
    };
    const own = alerts.filter(({ account, named = [] }) => [...(account ? [account] : []), ...named].every(mayRead));
    return own.length === 0 && alerts.length > 0 ? 'NOT_PERMITTED' : own;
  }
}

/** Hosting takes reading it, of some account; rates take a token for rates, or for anything of hosting. */
export function mayWatch(scopes: readonly Scope[], kind: string): boolean {
  const held = scopes.map((scope) => parseScope(scope)?.scope);
  const isOfHosting = alertKind(kind)?.isOfHosting ?? true;
  return held.some((scope) =>
    isOfHosting ? scope === 'hosting:read' : scope === 'rates' || scope?.startsWith('hosting:'),
  );
}
