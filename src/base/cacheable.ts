/** Tells the fields whose value, of a frozen object, is the same for as long as something else is: their text is kept as long. */
import type { GraphQLField } from 'graphql';

type AsLongAs = (args: never, context: never) => object | undefined;

export class Steady {
  /** Undefined, too, where the value is no plain one. */
  constructor(readonly asLongAs: AsLongAs) {}
}

const extension = 'steady';

/** For the extensions of a field that is resolved directly. */
export function steady(asLongAs: AsLongAs): Record<typeof extension, Steady> {
  return { [extension]: new Steady(asLongAs) };
}

/** Undefined for any other field. */
export function steadyOf({ extensions }: GraphQLField<unknown, unknown>): Steady | undefined {
  const told = extensions[extension];
  return told instanceof Steady ? told : undefined;
}
