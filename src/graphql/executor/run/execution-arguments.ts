/** The arguments of one run of a compiled operation. */
import type { GraphQLError } from 'graphql';
import type { ResponseMeter } from '../../admission/answer-limits.js';
import type { Rounds } from '../../admission/event-loop-rounds.js';
import type { OwnNodes } from '../own-nodes.js';

export interface Given {
  readonly rootValue: unknown;
  readonly contextValue: unknown;
  /** Counts the fields and bytes of the response. */
  readonly production?: ResponseMeter | undefined;
  /** Shared by all operations. */
  readonly rounds: Rounds;
  /** Receives errors as they occur. */
  readonly errors: { add(error: GraphQLError): void };
  /** The values that `getVariableValues` returned. */
  readonly variableValues: Readonly<Record<string, unknown>>;
  /** Set when the text differs from the compiled one. */
  readonly nodes?: OwnNodes | undefined;
}
