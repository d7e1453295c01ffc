/** What the body of an answer is. */
import { Bytes } from './bytes.js';
import type { BoundRow } from './bound-row.js';
import type { Row } from './rows.js';

export type AnswerKind = 'json' | 'text' | 'bytes' | 'nothing';

export function answerKind({ result, options }: Row): AnswerKind {
  if (result === null) return 'nothing';
  const type: unknown = result();
  if (type === Bytes) return 'bytes';
  return options.answer ?? 'json';
}

/** What the row is about, out of the whole body. */
export function resultOf(row: BoundRow, body: unknown): unknown {
  return answerKind(row) === 'json' ? row.dialect.payload(row, body) : body;
}
