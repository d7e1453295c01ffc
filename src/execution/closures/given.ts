/** What one answering of a compiled operation is given. */
import type { Production } from '../production.js';
import type { OwnNodes } from './own-nodes.js';

export interface Given {
  readonly rootValue: unknown;
  readonly contextValue: unknown;
  /** What the fields of the answer are counted in. */
  readonly production?: Production | undefined;
  /** As `getVariableValues` gives them. */
  readonly variableValues: Readonly<Record<string, unknown>>;
  /** Of a text that differs from the one that was compiled. */
  readonly nodes?: OwnNodes | undefined;
}
