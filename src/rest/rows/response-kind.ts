/** The kinds of response bodies. */
import { mostInline } from '../../base/inline-bytes.js';
import { Base64Bytes } from '../mapping/base64-bytes.js';
import type { BoundRow } from './bound-row.js';
import type { Row } from './row.js';

export type AnswerKind = 'json' | 'text' | 'bytes' | 'nothing';

export function answerKind({ result, options }: Row): AnswerKind {
  if (result === null) return 'nothing';
  const type: unknown = result();
  if (type === Base64Bytes) return 'bytes';
  return options.answer ?? 'json';
}

/** The most bytes read of a response; of a file, the rest is left unread. */
export const mostOf: Readonly<Record<AnswerKind, number>> = {
  json: 64 * 1024 * 1024,
  text: 8 * 1024 * 1024,
  bytes: mostInline,
  nothing: 64 * 1024 * 1024,
};

/** Extracts the row's result from the response body. */
export function resultOf(row: BoundRow, body: unknown): unknown {
  return answerKind(row) === 'json' ? row.dialect.payload(row, body) : body;
}
