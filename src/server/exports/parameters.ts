/** Reads the parameters of an export, which are those of a field of the graph; lists repeat a parameter. */
import { parseCode } from '../../base/currency-code.js';
import { isDate } from '../../base/dates.js';
import { CallerError, shown } from '../../base/errors.js';

export interface ParameterNames {
  /** Parameters that come once. */
  readonly once: readonly string[];
  readonly several: readonly string[];
}

export class ExportParameters {
  /** Throws for parameters other than these. */
  constructor(
    private readonly parameters: URLSearchParams,
    { once, several }: ParameterNames,
  ) {
    for (const name of new Set(parameters.keys())) {
      if (!once.includes(name) && !several.includes(name)) {
        throw wrong('the query', [...once, ...several].join(', '), name);
      }
      if (once.includes(name) && parameters.getAll(name).length > 1) throw wrong(name, 'one', parameters.getAll(name));
    }
  }

  text(name: string): string | null {
    return this.parameters.get(name);
  }

  requiredText(name: string, expected: string): string {
    const text = this.text(name);
    if (text === null) throw wrong(name, expected, text);
    return text;
  }

  /** The code of a currency; null where the caller's own is meant. */
  currency(name = 'currency'): string | null {
    const text = this.text(name);
    return text === null ? null : parseCode(text);
  }

  list(name: string): string[] | null {
    return this.parameters.has(name) ? this.parameters.getAll(name) : null;
  }

  /** Enum values, in any case. */
  words<T extends string>(name: string, all: readonly T[]): T[] | null {
    return this.list(name)?.map((text) => oneOf(name, all, text)) ?? null;
  }

  word<T extends string>(name: string, all: readonly T[]): T | null {
    const text = this.text(name);
    return text === null ? null : oneOf(name, all, text);
  }

  /** Whole seconds. */
  seconds(name: string, usual: number): number {
    const text = this.text(name);
    if (text === null) return usual;
    if (/^\d{1,9}$/.test(text)) return Number(text);
    throw wrong(name, 'whole seconds', text);
  }

  yes(name: string, usual: boolean): boolean {
    const text = this.text(name);
    if (text === null) return usual;
    if (text === 'true' || text === 'false') return text === 'true';
    throw wrong(name, 'true or false', text);
  }

  day(name: string): string | null {
    const text = this.text(name);
    if (text === null || isDate(text)) return text;
    throw wrong(name, 'a day such as 2026-11-25', text);
  }

  requiredDay(name: string): string {
    const day = this.day(name);
    if (day === null) throw wrong(name, 'a day such as 2026-11-25', day);
    return day;
  }

  /** A time of RFC 3339, with its zone. */
  time(name: string): Date | null {
    const text = this.text(name);
    if (text === null) return null;
    const isOne = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/.test(text);
    const time = new Date(isOne ? text : Number.NaN);
    if (!Number.isNaN(time.getTime())) return time;
    throw wrong(name, 'a time such as 2026-11-25T00:00:00Z', text);
  }
}

function oneOf<T extends string>(name: string, all: readonly T[], text: string): T {
  const found = all.find((each) => each === text.toUpperCase());
  if (found === undefined) throw wrong(name, all.join(', '), text);
  return found;
}

function wrong(what: string, expected: string, got: unknown): CallerError {
  return new CallerError('BAD_USER_INPUT', `${what}: expected ${expected}, but got ${shown(got)}.`);
}
