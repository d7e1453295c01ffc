/** What one answering of a compiled operation is given. */
import type { GraphQLError } from 'graphql';
import type { Production } from '../../admission/answer-limits.js';
import type { Rounds } from '../../admission/event-loop-rounds.js';
import type { OwnNodes } from '../own-nodes.js';

export interface Given {
  readonly rootValue: unknown;
  readonly contextValue: unknown;
  /** What the fields and bytes of the answer are counted in. */
  readonly production?: Production | undefined;
  /** Shared with all other questions. */
  readonly rounds: Rounds;
  /** Takes the errors as they come. */
  readonly errors: { add(error: GraphQLError): void };
  /** As `getVariableValues` gives them. */
  readonly variableValues: Readonly<Record<string, unknown>>;
  /** Of a text that differs from the one that was compiled. */
  readonly nodes?: OwnNodes | undefined;
}
