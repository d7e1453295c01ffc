/** What came of one run: its answer as text, what its errors stem from, and whether it had to be waited for. */
import { GraphQLError } from 'graphql';

/** Data as JSON; undefined where JSON has no words for it. */
export interface Answer {
  readonly data: string | null | undefined;
  readonly errors: readonly GraphQLError[];
}

export interface Outcome {
  /** As JSON, or what was thrown. */
  readonly text: string;
  readonly data: unknown;
  readonly errors: readonly ErrorText[];
  readonly waited: boolean;
}

export interface ErrorText {
  readonly text: string;
  readonly path: readonly unknown[] | undefined;
}

/** Undefined for what was left to somebody else. */
export async function outcomeOf(run: () => Answer | Promise<Answer> | undefined): Promise<Outcome | undefined> {
  let waited = false;
  try {
    const running = run();
    if (!running) return undefined;
    waited = running instanceof Promise;
    const { data, errors } = await running;
    const text = data ?? String(data);
    return { text, data: data === undefined ? undefined : JSON.parse(text), errors: errors.map(errorText), waited };
  } catch (error) {
    return { text: `thrown: ${String(error)}`, data: undefined, errors: [], waited };
  }
}

function errorText(error: GraphQLError): ErrorText {
  const { originalError, nodes, path } = error;
  const origin = originalError ? `${originalError.name} ${originalError.message}` : 'itself';
  const kind = error instanceof GraphQLError ? '' : 'no GraphQLError ';
  return { text: `${kind}${JSON.stringify(error)} from ${origin} at ${nodes?.length ?? 0} nodes`, path };
}
