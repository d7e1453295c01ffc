/** Builds the context of work that no request brought: the server's own, or that of a token between its requests. */
import type { Token } from '../base/auth/token.js';
import { permitOf } from '../graphql/permit.js';
import type { ReadingContext } from '../hosting/context.js';
import { Clients, type Permit } from '../rest/transport/clients.js';
import type { Services } from './services.js';

/** May read and write every account. */
export function ownContext(services: Services): ReadingContext {
  return contextWith(services, null, () => undefined);
}

/** May do what the token may, as it is now. */
export function contextOfToken(services: Services, token: Token): ReadingContext {
  return contextWith(services, token, permitOf({ caller: token }));
}

function contextWith(services: Services, caller: Token | null, permit: Permit): ReadingContext {
  const { hosting, geography, rates, upstreams } = services;
  const clients = new Clients(upstreams, permit, { caller });
  return {
    caller,
    clients,
    rates: rates.now,
    geography,
    config: hosting.pricing.config,
    upstreams,
    hosting,
  };
}
