/** What a class declares of a property that an upstream sends; the schema lets nearly all of them be null. */
import type { GraphQLField, GraphQLOutputType } from 'graphql';
import { Extensions } from 'type-graphql';

export interface Declared {
  /** Non-null where the upstream always sends it. */
  readonly type: GraphQLOutputType;
  /** For messages: `CloudServer.name`. */
  readonly where: string;
}

const key = 'declared';

type DeclaredField = GraphQLField<unknown, unknown>;

export function declaredOf({ extensions }: Pick<DeclaredField, 'extensions'>): Declared | undefined {
  return extensions[key] as Declared | undefined;
}

export function declare(field: DeclaredField, declared: Declared): void {
  field.extensions = { ...field.extensions, [key]: declared };
}

const sent = { ofClass: true };

/** For a resolver of a property that the class declares: it does more than to read it. */
export const OfClass = () => Extensions(sent);

/** The same in the extensions of a field. */
export function declareSent(extensions: Readonly<Record<string, unknown>> | null | undefined) {
  return { ...extensions, ...sent };
}

/** Sent by the upstream, and not found by a resolver alone. */
export function isSent({ resolve, extensions }: DeclaredField): boolean {
  return resolve === undefined || extensions['ofClass'] === true;
}
