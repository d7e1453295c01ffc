/** A line of TEST_LOG, about one suite. */
export interface Line {
  readonly suite: string;
  readonly loaded?: true;
  readonly leftOut?: string;
  readonly why?: string;
  readonly isAbsence?: boolean;
  readonly cases?: number;
  readonly figures?: string;
}

export function linesOf(log: string): Line[];

export default class Reporter {
  onTestFileResult(test: { readonly path: string }, result: { readonly numFailingTests: number }): void;
  onRunComplete(): void;
}
