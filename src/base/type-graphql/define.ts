/**
 * Adds a method to a resolver class as decorators in its source would: type-graphql 2.0.0-rc.4 takes resolvers from
 * decorators alone.
 */
import { type ClassType, Ctx, Info, Root } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';

export type Arguments = Readonly<Record<string, unknown>>;
export type Resolve<Context> = (root: object, args: Arguments, context: Context, info: GraphQLResolveInfo) => unknown;

export type ArgumentDecorators = Readonly<Record<string, ReturnType<typeof Root> | undefined>>;

export function define<Context>(
  target: ClassType<object>,
  name: string,
  resolve: Resolve<Context>,
  decorators: readonly MethodDecorator[],
  args: ArgumentDecorators = {},
): void {
  const { prototype } = target;
  const names = Object.keys(args);
  const value = (root: object, context: Context, info: GraphQLResolveInfo, ...values: unknown[]) =>
    resolve(root, Object.fromEntries(names.map((arg, index) => [arg, values[index]])), context, info);
  const descriptor = { value, configurable: true };
  Object.defineProperty(prototype, name, descriptor);
  [Root(), Ctx(), Info(), ...Object.values(args)].forEach((decorate, index) => decorate?.(prototype, name, index));
  for (const decorate of decorators) decorate(prototype, name, descriptor);
}
