/** Finds the trusted document that a request names, and refuses requests that name none where they must. */
import { GraphQLError } from 'graphql';
import { CallerError, shown } from '../../base/errors.js';
import type { Token } from '../../base/auth/token.js';
import { hashIn } from '../cache/persisted-queries.js';
import { type Body, isDocumentIdInOtherCase, isGiven } from '../http/parse-request.js';
import type { TrustedDocuments } from './trusted-documents.js';

/** The text of the document that is named by its id, or else by the hash of a persisted query. */
export function documentIn(body: Body, documents: TrustedDocuments): string | undefined {
  const { documentId } = body;
  const name = isGiven(documentId) ? documentId : hashIn(body);
  return typeof name === 'string' ? documents.textOf(name) : undefined;
}

/** The error for an id that names no document, or that is not all that names one. */
export function refusalOfId(
  body: Body,
  document: string | undefined,
  documents: TrustedDocuments,
): GraphQLError | undefined {
  const { documentId, query } = body;
  if (!isGiven(documentId)) return isGiven(query) || document !== undefined ? undefined : refusalOfCase(body);
  if (typeof documentId !== 'string') {
    return new CallerError('BAD_USER_INPUT', `Expected one text as documentId, but got ${shown(documentId)}`);
  }
  if (isGiven(query)) {
    return new CallerError('BAD_USER_INPUT', 'Expected either a documentId or a query, but got both');
  }
  if (document !== undefined) return undefined;
  const like = documents.idsLike(documentId);
  const advice = like.length === 0 ? '' : `. Did you mean ${like.map(shown).join(' or ')}?`;
  return notFound(`Expected the documentId of a trusted document, but got ${shown(documentId)}${advice}`);
}

/** Names are exact: one in another case would be ignored, and nothing would be asked. */
function refusalOfCase(body: Body): GraphQLError | undefined {
  const name = Object.keys(body).find(isDocumentIdInOtherCase);
  if (name === undefined) return undefined;
  return new CallerError('BAD_USER_INPUT', `Expected documentId, written like this, but got ${shown(name)}`);
}

/** The error for a request of a token for trusted documents alone that names none of them. */
export function refusalOfUntrusted(caller: Token | null, document: string | undefined): GraphQLError | undefined {
  if (!caller?.documentsOnly || document !== undefined) return undefined;
  return notFound(
    'This token is for trusted documents alone: expected the documentId or hash of one, but got another operation',
  );
}

function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
}
