/** A scope in the graph: what it allows, and where alone. */
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { type Bound, parseScope } from '../../base/auth/scope.js';

const Scope = {
  RATES: 'rates',
  HOSTING_READ: 'hosting:read',
  HOSTING_WRITE: 'hosting:write',
  ADMIN: 'admin',
} as const;
type Scope = (typeof Scope)[keyof typeof Scope];

registerEnumType(Scope, {
  name: 'Scope',
  description: 'What a token may be used for. Geography and rates of the graph need none',
  valuesConfig: {
    RATES: { description: 'The rates of the REST API' },
    HOSTING_READ: { description: 'Reading what the hosting APIs have, secrets aside' },
    HOSTING_WRITE: {
      description:
        'Mutations, which change what the hosting APIs have, and with `hosting:read` the secrets of what is there',
    },
    ADMIN: { description: 'Administration of the service: making, listing and ending tokens, of every scope' },
  },
});

@ObjectType('ScopeBound', { description: 'Where alone a scope holds' })
export class ScopeBound {
  @Field(() => String, { nullable: true, description: 'The API, by its root field such as `cloud`; null: all of them' })
  api!: string | null;

  @Field({ description: 'The account; `sandbox` is what the embedded sandbox answers for' })
  account!: string;
}

@ObjectType('TokenScope', { description: 'A scope of a token, and where alone it holds' })
export class TokenScope {
  @Field(() => Scope, { description: 'What it allows' })
  scope!: Scope;

  @Field(() => ScopeBound, { nullable: true, description: 'Where alone it holds; null: wherever it is needed' })
  boundTo!: ScopeBound | null;
}

@InputType('ScopeBoundInput', { description: 'Where alone a scope shall hold' })
export class ScopeBoundInput implements ScopeBound {
  @Field(() => String, {
    nullable: true,
    description: 'The API: `cloud`, `dedicated`, `edge` or `storage`; left out for the sandbox',
  })
  api!: string | null;

  @Field({ description: 'The name of an account there, or `sandbox`' })
  account!: string;
}

@InputType('TokenScopeInput', { description: 'A scope that a token shall have' })
export class TokenScopeInput {
  @Field(() => Scope, { description: 'What it allows' })
  scope!: Scope;

  @Field(() => ScopeBoundInput, {
    nullable: true,
    description: 'Where alone a hosting scope holds; unless given, wherever it is needed',
  })
  boundTo!: ScopeBoundInput | null;
}

/** As it is stored, unless it is none: that is for whoever stores it to tell. */
export function scopeText({ scope, boundTo }: TokenScopeInput): string {
  if (!boundTo) return scope;
  return `${scope}@${boundTo.api ? `${boundTo.api}:` : ''}${boundTo.account}`;
}

/** Undefined when it is none. */
export function scopeOf(text: string): TokenScope | undefined {
  const parsed = parseScope(text);
  return parsed && { scope: parsed.scope, boundTo: boundOf(parsed.bound) };
}

function boundOf(bound: Bound | null): ScopeBound | null {
  if (bound === 'sandbox') return { api: null, account: bound };
  return bound && { api: bound.api.toLowerCase(), account: bound.account };
}
