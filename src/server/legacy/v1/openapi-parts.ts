/** The recurring parts of the OpenAPI description. */

/** Parameters belong to the operation: tools overlook those of its path. */
export function operation(
  operationId: string,
  tag: string,
  summary: string,
  security: object[],
  responses: object,
  parameters: object[] = [],
) {
  return { operationId, tags: [tag], summary, security, parameters, responses };
}

export function parameter(name: string, description: string, example: string) {
  return { name, in: 'path', required: true, description, schema: { type: 'string', examples: [example] }, example };
}

export function ok(description: string, schema: string, example: unknown) {
  return { description, content: json({ $ref: `#/components/schemas/${schema}` }, example) };
}

export function error(description: string, message: string) {
  return ok(description, 'Error', { status: false, message });
}

export function invalid(message: string) {
  return { 401: error('The token is missing, invalid, deactivated or expired.', message) };
}

export function refused(message: string) {
  return {
    ...invalid(message),
    403: error('The token lacks a scope.', 'Expected a token with the scope "rates", but this token lacks it.'),
    ...unverified,
  };
}

export const unverified = {
  503: error(
    'The token cannot be looked up for now; `Retry-After` says when to try again.',
    'Expected the store to answer, but it does not. Please try again in 5 seconds.',
  ),
};

export function text(description: string) {
  return { description, content: { 'text/html': { schema: { type: 'string' } } } };
}

export function json(schema: object, example: unknown) {
  return { 'application/json': { schema, example } };
}

export const notModified = { description: 'The answer is still the one that `If-None-Match` names.' };

export const noToken = invalid('Expected the header "Authorization: Bearer mrd_…" with a valid token.');

export const lacks = (what: string, message: string) => ({ 403: error(what, message) });

export const full = (message: string) => ({
  503: error('Too much is under way, or the store does not answer; `Retry-After` says when to try again.', message),
});
