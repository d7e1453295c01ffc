/** Keeps secrets out of the log. */
import { textAt } from '../../base/unknown.js';

/** Names of fields whose values are nobody else's business. */
export const isSecret = (name: string): boolean =>
  /password|secret|private|token|custom_?key|authorization|cookie$|^pem$|destination_?conf|tsig_?key|wss_?url/i.test(
    name,
  );

/** The texts under such names, at any depth; what stands below one is secret too, as is what says so by its type. */
export function secretsIn(value: unknown, isWithin = false): string[] {
  if (typeof value === 'string') return isWithin ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isTyped = !isWithin && /^secret_/.test(textAt(value, 'type') ?? '');
  return Object.entries(value).flatMap(([name, inner]) =>
    isTyped && ['name', 'type'].includes(name) ? [] : secretsIn(inner, isWithin || isTyped || isSecret(name)),
  );
}

/** As they are, and as JSON within a text has them: keys have several lines. */
export function redacted(text: string, secrets: readonly string[]): string {
  const forms = secrets.filter(Boolean).flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  return forms.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
