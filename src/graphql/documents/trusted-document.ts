/** An operation that the operator trusts, and where it is written. */
export interface TrustedDocument {
  /** Callers ask for it by this, or by the SHA-256 of its text. */
  readonly id: string;
  readonly text: string;
  /** The file that it is in, and the line on which it begins there. */
  readonly file: string;
  readonly line: number;
  /** Whether all of its lines stand on that one, as in JSON. */
  readonly isOnOneLine: boolean;
}
