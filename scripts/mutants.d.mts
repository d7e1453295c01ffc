export interface Mutant {
  readonly id: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Beginnings of paths. */
  readonly tests: readonly string[];
}

export const mutants: readonly Mutant[];
