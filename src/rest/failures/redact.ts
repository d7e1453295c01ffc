/** Redacts secrets from texts for callers and the log. */
import { textAt } from '../../base/unknown.js';

/** Field names whose values are secret. */
export const isSecret = (name: string): boolean =>
  /password|secret|private|token|custom_?key|authorization|cookie$|^pem$|destination_?conf|tsig_?key|wss_?url/i.test(
    name,
  );

/** All strings below secret names, at any depth, or in an object whose type marks it as a secret. */
export function secretsIn(value: unknown, isWithin = false): string[] {
  if (typeof value === 'string') return isWithin ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isTyped = !isWithin && /^secret_/.test(textAt(value, 'type') ?? '');
  return Object.entries(value).flatMap(([name, inner]) =>
    isTyped && ['name', 'type'].includes(name) ? [] : secretsIn(inner, isWithin || isTyped || isSecret(name)),
  );
}

/** Redacts secrets also in their JSON-escaped form: keys have several lines. */
export function redacted(text: string, secrets: readonly string[]): string {
  const forms = secrets.filter(Boolean).flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  // A secret may be part of another.
  forms.sort((one, other) => other.length - one.length);
  return forms.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
