/** Validates inputs by their class-validator decorators before anything is sent. */
import { type ValidationError, validateSync } from 'class-validator';
import { CallerError, shown } from '../../base/errors.js';
import { isSecret } from '../failures/redact.js';

/** Rules by class. */
const rules = new WeakMap<object, ((input: object) => string | undefined)[]>();

/** The names of mutually exclusive fields, by class. */
const alternatives = new WeakMap<object, readonly string[]>();

/** Exactly one of these fields must be given; null counts as not given. */
export const ExactlyOneOf = (...names: string[]) => counted('exactly one', names, (given) => given === 1);

/** At most one of these fields may be given; null counts as not given. */
export const AtMostOneOf = (...names: string[]) => counted('at most one', names, (given) => given <= 1);

/** At least one of these fields must be given; null counts as a value, which often clears the field. */
export const AtLeastOneOf = (...names: string[]) =>
  Rule((input) =>
    names.some((name) => Reflect.get(input, name) !== undefined)
      ? undefined
      : `expected at least one of ${names.join(', ')}, but got none`,
  );

/** At least one field must be given; null counts as a value here too. */
export const NonEmpty = () =>
  Rule((input) =>
    Object.values(input).some((value) => value !== undefined) ? undefined : 'expected at least one field, but got none',
  );

function counted(amount: string, names: readonly string[], fits: (given: number) => boolean): ClassDecorator {
  const rule = Rule((input) => {
    const given = names.filter((name) => Reflect.get(input, name) !== undefined && Reflect.get(input, name) !== null);
    if (fits(given.length)) return undefined;
    return `expected ${amount} of ${names.join(', ')}, but got ${given.length === 0 ? 'none' : given.join(' and ')}`;
  });
  return (target) => {
    rule(target);
    alternatives.set(target, [...(alternatives.get(target) ?? []), ...names]);
  };
}

/** Null counts as not given for alternatives, and must not be sent alongside the chosen one. */
export function isGiven(input: object, name: string): boolean {
  const value: unknown = Reflect.get(input, name);
  return value !== undefined && (value !== null || !ofClasses(alternatives, input).includes(name));
}

/** Any other rule: `problem` returns a message, which is appended to the path of the input. */
export function Rule(problem: (input: object) => string | undefined): ClassDecorator {
  return (target) => void rules.set(target, [...(rules.get(target) ?? []), problem]);
}

/** Entries of the class and its superclasses. */
function ofClasses<T>(all: WeakMap<object, readonly T[]>, input: object): T[] {
  const found: T[] = [];
  for (let type: unknown = input.constructor; typeof type === 'function'; type = Object.getPrototypeOf(type)) {
    found.push(...(all.get(type) ?? []));
  }
  return found;
}

/** Throws on the first invalid field, at any depth. */
export function check(input: unknown, path: string): void {
  if (Array.isArray(input)) return input.forEach((item, index) => check(item, `${path}[${index}]`));
  if (!isInstance(input)) return;
  const [error] = validateSync(input, {
    skipMissingProperties: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
  });
  if (error) throw new CallerError('BAD_USER_INPUT', messageOf(error, path));
  for (const problemOf of ofClasses(rules, input)) {
    const problem = problemOf(input);
    if (problem) throw new CallerError('BAD_USER_INPUT', `${path || 'arguments'}: ${problem}`);
  }
  for (const [name, value] of Object.entries(input)) check(value, path ? `${path}.${name}` : name);
}

/** An instance of a class, unlike free-form values. */
function isInstance(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && prototype !== Object.prototype;
}

function messageOf({ property, value, constraints = {} }: ValidationError, path: string): string {
  const [message = `${property} is not valid`] = Object.values(constraints);
  const got = isSecret(property) ? '' : `, but got ${shown(value)}`;
  return `${path ? `${path}.` : ''}${named(message, property)}${got}`;
}

/** Phrases of class-validator and their replacements. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^must not be less than /, 'expected at least '],
  [/^must not be greater than /, 'expected at most '],
  [/^must (be|contain) /, 'expected '],
  [/^should not be empty$/, 'expected one at least'],
];

/** Puts the name first: for a list, `each value in name must be …` becomes `name: each must be …`. */
function named(message: string, property: string): string {
  const each = `each value in ${property} `;
  if (message.startsWith(each)) return `${property}: each ${message.slice(each.length)}`;
  if (!message.startsWith(`${property} `)) return message;
  const rest = message.slice(property.length + 1);
  const [pattern, words] = forms.find(([form]) => form.test(rest)) ?? ['', ''];
  return `${property}: ${rest.replace(pattern, words)}`;
}
