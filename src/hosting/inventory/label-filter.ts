/** Labels as callers choose by them: `key=value`, or `key` with any value. */
import { CallerError, shown } from '../../base/errors.js';

/** The label without blanks around its parts, which have no meaning. */
export function labelOf(text: string): string {
  const parts = text.split('=').map((part) => part.trim());
  if (parts[0] === '' || parts.length > 2) {
    throw new CallerError('BAD_USER_INPUT', `labels: expected "key=value" or "key", but got ${shown(text)}.`);
  }
  return parts.join('=');
}

export function hasLabel(label: string): (labels: Readonly<Record<string, unknown>>) => boolean {
  const [key = '', value] = label.split('=');
  return (labels) => Object.hasOwn(labels, key) && (value === undefined || labels[key] === value);
}
