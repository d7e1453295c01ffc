/**
 * Silences findings that the owner does not want: by a label or text of the object, or by the list in the
 * configuration.
 */
import { isObject, textAt } from '../../base/unknown.js';

const word = 'audit.ignore';

/** Why a finding of this kind about the object is silenced; null when it is not. */
export function silencedBy(object: object, kind: string): string | null {
  const labels: unknown = Reflect.get(object, 'labels');
  const label = textAt(labels, word);
  if (label !== null && isMeant(label.split('.'), kind)) return `label ${word}${label === '' ? '' : `=${label}`}`;
  if (isObject(labels) && word in labels && label === null) return `label ${word}`;
  for (const part of ['description', 'comment']) {
    const found = /(?:^|\s)audit\.ignore(?:=([\w,]+))?(?=\s|$)/.exec(textAt(object, part) ?? '');
    if (found && isMeant((found[1] ?? '').split(','), kind)) return `${part}: ${found[0].trim()}`;
  }
  return null;
}

/** No kind means all of them. */
function isMeant(kinds: readonly string[], kind: string): boolean {
  const named = kinds.filter((one) => one !== '' && one !== 'true').map((one) => one.toUpperCase());
  return named.length === 0 || named.includes(kind);
}
