/** Parses Authorization headers; one that is repeated within moments is not hashed again. */
import { type Claim, claimIn } from './secret.js';
import { guard } from '../../base/guard.js';

/** Milliseconds: no secret stays in memory longer. */
const cachedFor = 500;
/** However many different headers there are; half a million characters. */
const most = 2_500;

export class TokenClaims {
  readonly #known = new Map<string, Claim>();

  in(authorization: string | undefined): Claim | undefined {
    return authorization === undefined ? undefined : (this.#known.get(authorization) ?? this.#read(authorization));
  }

  #read(authorization: string): Claim | undefined {
    const claim = claimIn(authorization);
    if (claim === undefined || this.#known.size >= most) return claim;
    const forget = () => this.#known.clear();
    if (this.#known.size === 0) setTimeout(guard(forget), cachedFor).unref();
    this.#known.set(authorization, claim);
    return claim;
  }
}
