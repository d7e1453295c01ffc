/** What the body of an answer is. */
import { Base64Bytes, mostInline } from '../mapping/base64-bytes.js';
import type { BoundRow } from './bound-row.js';
import type { Row } from './row.js';

export type AnswerKind = 'json' | 'text' | 'bytes' | 'nothing';

export function answerKind({ result, options }: Row): AnswerKind {
  if (result === null) return 'nothing';
  const type: unknown = result();
  if (type === Base64Bytes) return 'bytes';
  return options.answer ?? 'json';
}

/** Bytes of an answer that are read; of what only passes through, the rest is left where it is. */
export const mostOf: Readonly<Record<AnswerKind, number>> = {
  json: 64 * 1024 * 1024,
  text: 8 * 1024 * 1024,
  bytes: mostInline,
  nothing: 64 * 1024 * 1024,
};

/** What the row is about, out of the whole body. */
export function resultOf(row: BoundRow, body: unknown): unknown {
  return answerKind(row) === 'json' ? row.dialect.payload(row, body) : body;
}
