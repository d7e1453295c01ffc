/** A scope in the graph: what it allows, and where alone. */
import { Field, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../rest/enum.js';

const Scope = wireEnum(
  'Scope',
  'What a token may be used for. Geography and rates of the graph need none',
  ['rates', 'hosting:read', 'hosting:write', 'admin'],
  {
    rates: 'The rates of the REST API',
    'hosting:read': 'Reading what the hosting APIs have',
    'hosting:write': 'Mutations, which change what they have',
    admin: 'Administration of the service itself',
  },
);

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
  scope!: ValueOf<typeof Scope>;

  @Field(() => ScopeBound, { nullable: true, description: 'Where alone it holds; null: wherever it is needed' })
  boundTo!: ScopeBound | null;
}

/** Of `hosting:read`, `hosting:read@sandbox` or `hosting:read@cloud:prod`; undefined when it is none. */
export function scopeOf(text: string): TokenScope | undefined {
  const [name, bound] = text.split('@');
  const scope = Object.values(Scope).find((value) => value === name);
  if (scope === undefined) return undefined;
  const [account = '', api = null] = bound?.split(':').reverse() ?? [];
  return { scope, boundTo: bound === undefined ? null : { api, account } };
}
