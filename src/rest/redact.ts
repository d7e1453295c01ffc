/** Keeps secrets out of the log. */

/** Names of fields whose values are nobody else's business. */
export const isSecret = (name: string): boolean => /password|secret|private|token/i.test(name);

/** The texts under such names, at any depth. */
export function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (isSecret(name) ? [inner] : []) : secretsIn(inner),
  );
}

export function redacted(text: string, secrets: readonly string[]): string {
  return secrets.filter(Boolean).reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
