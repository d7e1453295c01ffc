/** Checks inputs against their class-validator decorators before anything is sent. */
import { type ValidationError, validateSync } from 'class-validator';
import { CallerError, shown } from '../errors.js';

const secret = /password|secret|private|token/i;
const rules = new WeakMap<object, ((input: object) => string | undefined)[]>();

/** Exactly one of these fields must be given. */
export const ExactlyOneOf = (...names: string[]) => counted(names, 'exactly one', (given) => given === 1);

/** At least one of these fields must be given. */
export const AtLeastOneOf = (...names: string[]) => counted(names, 'at least one', (given) => given > 0);

function counted(names: readonly string[], amount: string, fits: (given: number) => boolean): ClassDecorator {
  return (target) => {
    const rule = (input: object) => {
      const given = names.filter((name) => Reflect.get(input, name) !== undefined && Reflect.get(input, name) !== null);
      if (fits(given.length)) return undefined;
      return `expected ${amount} of ${names.join(', ')}, but got ${given.length === 0 ? 'none' : given.join(' and ')}`;
    };
    rules.set(target, [...(rules.get(target) ?? []), rule]);
  };
}

/** Throws on the first field, at any depth, whose value breaks a rule. */
export function check(input: unknown, path: string): void {
  if (Array.isArray(input)) return input.forEach((item, index) => check(item, `${path}[${index}]`));
  if (typeof input !== 'object' || input === null || input instanceof Date || input.constructor === Object) return;
  const [error] = validateSync(input, {
    skipMissingProperties: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
  });
  if (error) throw new CallerError('BAD_USER_INPUT', messageOf(error, path));
  for (const rule of rules.get(input.constructor) ?? []) {
    const problem = rule(input);
    if (problem) throw new CallerError('BAD_USER_INPUT', `${path || 'arguments'}: ${problem}`);
  }
  for (const [name, value] of Object.entries(input)) check(value, path ? `${path}.${name}` : name);
}

function messageOf({ property, value, constraints = {} }: ValidationError, path: string): string {
  const [expected = `${property} is not valid`] = Object.values(constraints);
  const got = secret.test(property) ? '' : `, but got ${shown(value)}`;
  return `${path ? `${path}.` : ''}${expected}${got}`;
}
