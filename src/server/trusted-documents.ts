/** The documents that the server trusts, which must fit its schema. */
import type { GraphQLSchema } from 'graphql';
import { ConfigError } from '../base/config-error.js';
import { flawsIn } from '../graphql/documents/flaws.js';
import { TrustedDocuments } from '../graphql/documents/trusted-documents.js';
import { shippedDocuments } from './shipped-documents.js';
import type { Config } from './config/config.js';

export function trustedDocuments({ documents, introspection }: Config, schema: GraphQLSchema): TrustedDocuments {
  // A test has checked those that ship, which the start need not read.
  if (documents === null) return new TrustedDocuments(shippedDocuments);
  const flaws = flawsIn(documents, schema, introspection);
  if (flaws.length > 0) throw new ConfigError(flaws.map((flaw) => `DOCUMENTS_DIR, ${flaw}`));
  return new TrustedDocuments(() => documents);
}
