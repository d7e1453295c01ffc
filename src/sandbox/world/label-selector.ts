/** Label selectors: `env=production,tier in (web,db),!old`. */
import { isObject } from '../../base/unknown.js';
import { Refusal } from '../protocol/refusal.js';

type Test = (labels: Readonly<Record<string, unknown>>) => boolean;

const forms: readonly (readonly [RegExp, (key: string, values: string) => Test])[] = [
  [/^!\s*([^\s=!(),]+)$/, (key) => (labels) => !(key in labels)],
  [/^([^\s=!(),]+)$/, (key) => (labels) => key in labels],
  [/^([^\s=!(),]+)\s*==?\s*([^\s=!(),]*)$/, (key, value) => (labels) => labels[key] === value],
  [/^([^\s=!(),]+)\s*!=\s*([^\s=!(),]*)$/, (key, value) => (labels) => labels[key] !== value],
  [/^([^\s=!(),]+)\s+in\s*\(([^()]*)\)$/, (key, values) => (labels) => isAmong(labels[key], values)],
  [/^([^\s=!(),]+)\s+notin\s*\(([^()]*)\)$/, (key, values) => (labels) => !isAmong(labels[key], values)],
];

/** Throws when the selector cannot be parsed. */
export function labelTest(selector: string): (item: unknown) => boolean {
  const tests = selector.split(/,(?![^(]*\))/).map((part) => testOf(part.trim()));
  return (item) => {
    const labels = isObject(item) && isObject(item['labels']) ? item['labels'] : {};
    return tests.every((test) => test(labels));
  };
}

function testOf(part: string): Test {
  for (const [form, make] of forms) {
    const [matched, key = '', values = ''] = form.exec(part) ?? [];
    if (matched !== undefined) return make(key, values);
  }
  throw Refusal.invalidField('label_selector', `Cannot read '${part}'.`);
}

function isAmong(value: unknown, values: string): boolean {
  return values
    .split(',')
    .map((text) => text.trim())
    .some((text) => text === value);
}
