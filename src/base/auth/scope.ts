/** Scopes: what a token may do, and with which accounts of the hosting APIs. */

export const scopes = ['rates', 'hosting:read', 'hosting:write', 'alerts', 'admin'] as const;
/** Unbound, it applies to all accounts. */
export type PlainScope = (typeof scopes)[number];

type Bindable = Extract<PlainScope, `hosting:${string}`>;

/** The stored form: after an `@` stands the one thing that the scope is bound to. */
export type Scope = PlainScope | `${Bindable}@sandbox` | `${Bindable}@${string}:${string}`;

/** The account that a request wants to use. */
export interface Reached {
  readonly api: string;
  readonly name: string;
  /** Whether the sandbox serves it. */
  readonly sandbox: boolean;
}

/** Scopes that another one includes. */
const including: Readonly<Partial<Record<PlainScope, PlainScope>>> = { alerts: 'admin' };

/** `of` is the account to use, or null for what belongs to no account. */
export function allows(held: readonly Scope[], scope: PlainScope, of: Reached | null): boolean {
  const bound = of && `${scope}@${of.sandbox ? 'sandbox' : `${of.api.toLowerCase()}:${of.name}`}`;
  return held.some((each) => each === scope || each === bound || each === including[scope]);
}
