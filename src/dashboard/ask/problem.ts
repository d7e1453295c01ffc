/** What went wrong with a question, in the words of the answer. */
import type { CombinedError } from 'urql';

export interface Problem {
  readonly message: string;
  /** Of the table of codes in the README; null when nothing answered. */
  readonly code: string | null;
  /** Fields from the root to what is missing, without list positions. */
  readonly path: readonly string[];
}

export function problemsOf(error: CombinedError | undefined): readonly Problem[] {
  if (error === undefined) return none;
  if (error.networkError) return [{ message: 'Meridian does not answer.', code: null, path: [] }];
  return error.graphQLErrors.map(({ message, extensions, path }) => ({
    message,
    code: typeof extensions['code'] === 'string' ? extensions['code'] : null,
    path: (path ?? []).filter((step) => typeof step === 'string'),
  }));
}

const none: readonly Problem[] = [];
