/** The operations that ship with the service: each answers a question that people ask, which its head says. */
import { fileURLToPath } from 'node:url';
import { shipped } from '../base/paths.js';
import type { TrustedDocument } from '../graphql/documents/trusted-document.js';
import { readDocuments } from './config/documents.js';

export interface TitledDocument extends TrustedDocument {
  /** The question. */
  readonly title: string;
  /** One sentence on what the answer has. */
  readonly about: string;
}

let documents: readonly TitledDocument[] | undefined;

/** They are read once, when they are first wanted. */
export function shippedDocuments(): readonly TitledDocument[] {
  return (documents ??= readDocuments('docs', fileURLToPath(shipped('docs/documents/'))).documents.map(withHead));
}

/** The head is two comments, the title and the sentence; a document without them is called by its id. */
export function withHead(document: TrustedDocument): TitledDocument {
  const [title = document.id, about = ''] = document.text
    .split('\n', 2)
    .filter((line) => line.startsWith('#'))
    .map((line) => line.replace(/^# ?/, ''));
  return { ...document, title, about };
}
