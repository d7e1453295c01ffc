/** Makes resolvers of in-memory data synchronous: type-graphql 2.0.0-rc.4 creates a promise for every argument. */
import type { GraphQLSchema } from 'graphql';
import { type Direct, markDirect } from './direct.js';
import { type ResolverMethod, fieldsResolvedBy, isInput } from './metadata.js';
import { isObject } from '../unknown.js';

type Parameter = NonNullable<ResolverMethod['params']>[number];
type Arguments = Readonly<Record<string, unknown>>;
type Called = (...given: unknown[]) => unknown;
type Take = (root: unknown, args: Arguments, context: unknown) => unknown;

/** Skips resolvers that take more than the root, the context and plain arguments. */
export function resolveDirectly(schema: GraphQLSchema, resolvers: readonly unknown[]): void {
  for (const { field, method } of fieldsResolvedBy(schema, resolvers)) {
    const resolve = direct(method);
    if (resolve) field.resolve = resolve;
  }
}

function direct({ target, methodName, params = [], middlewares = [] }: ResolverMethod): Direct | undefined {
  const takes = params
    .toSorted((a, b) => a.index - b.index)
    .map(takeOf)
    .filter((take) => take !== undefined);
  if (middlewares.length > 0 || takes.length < params.length) return undefined;
  const instance: unknown = Reflect.construct(target, []);
  const method: unknown = Reflect.get(target.prototype, methodName);
  return isMethod(method) ? markDirect(calling(method.bind(instance), takes)) : undefined;
}

/** Building an argument array costs more than most of these methods. */
function calling(method: Called, takes: readonly Take[]): Direct {
  const [first, second, third] = takes;
  if (takes.length > 3) {
    return (root, args, context) => method(...takes.map((take) => take(root, args, context)));
  }
  return (root, args, context) =>
    method(first?.(root, args, context), second?.(root, args, context), third?.(root, args, context));
}

function isMethod(value: unknown): value is Called {
  return typeof value === 'function';
}

function takeOf(parameter: Parameter): Take | undefined {
  const { kind } = parameter;
  if (kind === 'root' && parameter.propertyName === undefined) return (root) => root;
  if (kind === 'context') {
    const { propertyName } = parameter;
    return (_root, _args, context): unknown => (propertyName && isObject(context) ? context[propertyName] : context);
  }
  if (kind === 'arg' && !isInput(parameter.getType())) return (_root, args) => args[parameter.name];
  return undefined;
}
