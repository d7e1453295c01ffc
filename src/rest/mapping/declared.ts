/** The declared types of upstream properties, nearly all of which are nullable in the schema. */
import type { GraphQLField, GraphQLOutputType } from 'graphql';
import { Extensions } from 'type-graphql';

interface Declared {
  /** Non-null if the upstream always sends a value. */
  readonly type: GraphQLOutputType;
  /** The name in messages, for instance `CloudServer.name`. */
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

/** Marks a resolver whose field is still a property sent by the upstream. */
export const OfClass = () => Extensions(sent);

/** The same mark as extensions of a field. */
export function declareSent(extensions: Readonly<Record<string, unknown>> | null | undefined) {
  return { ...extensions, ...sent };
}

/** Whether the upstream sends the property, as opposed to a resolver computing it. */
export function isSent({ resolve, extensions }: DeclaredField): boolean {
  return resolve === undefined || extensions['ofClass'] === true;
}
