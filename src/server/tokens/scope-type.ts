/** A scope in the graph: what it allows, and where. */
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { HostingApiName } from '../../hosting/inventory/api.js';
import type { Api } from '../../rest/rows/dialect.js';
import { type ScopeBinding, parseScope } from './parse-scope.js';
import { Optional } from '../../base/optional-field.js';

const Scope = {
  RATES: 'rates',
  HOSTING_READ: 'hosting:read',
  HOSTING_WRITE: 'hosting:write',
  ALERTS: 'alerts',
  ADMIN: 'admin',
} as const;
type Scope = (typeof Scope)[keyof typeof Scope];

registerEnumType(Scope, {
  name: 'Scope',
  description: 'A scope of a token. Geography and rates in the graph need none',
  valuesConfig: {
    RATES: { description: 'The rates of the REST API' },
    HOSTING_READ: { description: 'Read everything in the hosting APIs except secrets' },
    HOSTING_WRITE: {
      description:
        'Run mutations, which change resources of the hosting APIs; with `hosting:read`, also read their secrets',
    },
    ALERTS: {
      description:
        'Create, change and test alert rules, which send messages; what a rule reads takes `hosting:read` or `rates` as well',
    },
    ADMIN: {
      description: 'Administer the service: create, list and deactivate tokens of any scope; it includes `alerts`',
    },
  },
});

@ObjectType('ScopeBound', { description: 'The restriction of a scope to an API or account' })
class ScopeBound {
  @Optional(() => HostingApiName, 'The API; null: all of them')
  api!: Api | null;

  @Field({ description: 'Name of the account; `sandbox` stands for what the embedded sandbox serves' })
  account!: string;
}

@ObjectType('TokenScope', { description: 'A scope of a token, with its restriction' })
export class TokenScope {
  @Field(() => Scope, { description: 'The scope' })
  scope!: Scope;

  @Optional(() => ScopeBound, 'The restriction of the scope; null: none')
  boundTo!: ScopeBound | null;
}

@InputType('ScopeBoundInput', { description: 'The restriction of a scope to an API or account' })
class ScopeBoundInput implements ScopeBound {
  @Optional(() => HostingApiName, 'The API; left out for the sandbox')
  api!: Api | null;

  @Field({ description: 'Name of an account there, or `sandbox`' })
  account!: string;
}

@InputType('TokenScopeInput', { description: 'A scope for a token' })
export class TokenScopeInput {
  @Field(() => Scope, { description: 'The scope' })
  scope!: Scope;

  @Optional(() => ScopeBoundInput, 'The restriction of a hosting scope; none unless given')
  boundTo!: ScopeBoundInput | null;
}

/** The stored form of a scope. An invalid one is reported by whoever stores it. */
export function scopeText({ scope, boundTo }: TokenScopeInput): string {
  if (!boundTo) return scope;
  return `${scope}@${boundTo.api ? `${boundTo.api.toLowerCase()}:` : ''}${boundTo.account}`;
}

/** Undefined when it is invalid. */
export function scopeOf(text: string): TokenScope | undefined {
  const parsed = parseScope(text);
  return parsed && { scope: parsed.scope, boundTo: boundOf(parsed.bound) };
}

function boundOf(bound: ScopeBinding | null): ScopeBound | null {
  if (bound === 'sandbox') return { api: null, account: bound };
  return bound && { api: bound.api, account: bound.account };
}
