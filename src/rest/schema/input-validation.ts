/** Checks inputs against their class-validator decorators before anything is sent. */
import { type ValidationError, validateSync } from 'class-validator';
import { CallerError, shown } from '../../base/errors.js';
import { isSecret } from '../failures/redact.js';

/** Of each class that has some. */
const rules = new WeakMap<object, ((input: object) => string | undefined)[]>();

/** The names of the fields of which a class takes but one. */
const alternatives = new WeakMap<object, readonly string[]>();

/** Exactly one of these fields must be given; null is not giving it. */
export const ExactlyOneOf = (...names: string[]) => counted('exactly one', names, (given) => given === 1);

/** One of these fields or none may be given; null is not giving it. */
export const AtMostOneOf = (...names: string[]) => counted('at most one', names, (given) => given <= 1);

/** At least one of these fields must be given; null is a value, which often clears what was there. */
export const AtLeastOneOf = (...names: string[]) =>
  Rule((input) =>
    names.some((name) => Reflect.get(input, name) !== undefined)
      ? undefined
      : `expected at least one of ${names.join(', ')}, but got none`,
  );

/** Some field must be given, whichever; null is a value here too. */
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

/** Null in one of several alternatives is not, and must not be sent beside the one that was chosen. */
export function isGiven(input: object, name: string): boolean {
  const value: unknown = Reflect.get(input, name);
  return value !== undefined && (value !== null || !ofClasses(alternatives, input).includes(name));
}

/** Anything else: what it returns says what is wrong, and follows the path of the input in the message. */
export function Rule(problem: (input: object) => string | undefined): ClassDecorator {
  return (target) => void rules.set(target, [...(rules.get(target) ?? []), problem]);
}

/** What its class has, and those above it. */
function ofClasses<T>(all: WeakMap<object, readonly T[]>, input: object): T[] {
  const found: T[] = [];
  for (let type: unknown = input.constructor; typeof type === 'function'; type = Object.getPrototypeOf(type)) {
    found.push(...(all.get(type) ?? []));
  }
  return found;
}

/** Throws on the first field, at any depth, whose value breaks a rule. */
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

/** Not a plain object, as free-form values are. */
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

/** Words of class-validator, and ours. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^must not be less than /, 'expected at least '],
  [/^must not be greater than /, 'expected at most '],
  [/^must (be|contain) /, 'expected '],
  [/^should not be empty$/, 'expected one at least'],
];

/** The name first, then what was expected; of a list, `each value in name must be …` becomes `name: each must be …`. */
function named(message: string, property: string): string {
  const each = `each value in ${property} `;
  if (message.startsWith(each)) return `${property}: each ${message.slice(each.length)}`;
  if (!message.startsWith(`${property} `)) return message;
  const rest = message.slice(property.length + 1);
  const [pattern, words] = forms.find(([form]) => form.test(rest)) ?? ['', ''];
  return `${property}: ${rest.replace(pattern, words)}`;
}
