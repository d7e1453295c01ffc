/** The questions that ship as documents, each opened in GraphiQL. */
import { graphiqlHref } from '../ask/graphiql.js';
import type { Command } from './commands.js';

interface ShippedDocument {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

declare global {
  /** The build puts them in its place. */
  const SHIPPED_DOCUMENTS: readonly ShippedDocument[];
}

export const documentCommands: readonly Command[] = SHIPPED_DOCUMENTS.map(({ id, title, text }) => ({
  id: `document ${id}`,
  title,
  icon: 'search',
  hint: 'Open in GraphiQL',
  run: () => void window.open(graphiqlHref({ query: text, variables: {} }), '_blank', 'noreferrer'),
}));
