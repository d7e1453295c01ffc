/** An amount of money, exact to the last digit, and what it is in another currency. */
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { Arg, Ctx, Field, ObjectType } from 'type-graphql';
import type { Context } from '../context.js';
import { shown } from '../errors.js';
import { baseFor, unsupported } from './choose.js';
import { CurrencyCode } from './currency-code.js';
import { round } from './round.js';

const pattern = /^-?\d+(\.\d+)?$/;

export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'A decimal number as a string of digits, such as "3.7900", so that no digit is lost on the way',
  serialize: parseDecimal,
  parseValue: parseDecimal,
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT)
      return parseDecimal(node.value);
    throw new GraphQLError('Decimal: expected a number or a string of digits');
  },
});

function parseDecimal(value: unknown): string {
  const text = typeof value === 'number' ? plain(value) : value;
  if (typeof text === 'string' && pattern.test(text)) return text;
  throw new GraphQLError(`Decimal: expected digits such as "3.79", but got ${shown(value)}`);
}

@ObjectType('Money', { description: 'An amount of money' })
export class Money {
  @Field(() => Decimal, { description: 'Exact; as many digits as its source gave' })
  readonly amount: string;

  @Field({ description: 'ISO 4217 code of the currency' })
  readonly currency: string;

  constructor(amount: string, currency: string) {
    this.amount = amount;
    this.currency = currency;
  }

  /** For upstreams that write an amount as bare digits. */
  static fromWire(wire: unknown, currency: string): Money | null {
    const text = typeof wire === 'number' ? plain(wire) : wire;
    return typeof text === 'string' && pattern.test(text) ? new Money(text, currency) : null;
  }

  plus({ amount, currency }: Money): Money {
    if (currency !== this.currency) throw new Error(`Cannot add ${currency} to ${this.currency}`);
    const scale = Math.max(scaleOf(amount), scaleOf(this.amount));
    return new Money(format(scaled(this.amount, scale) + scaled(amount, scale), scale), currency);
  }

  /** By a factor in digits, for instance `0.2` for 20 per cent. */
  times(factor: string): Money {
    const [mine, its] = [scaleOf(this.amount), scaleOf(factor)];
    return new Money(format(scaled(this.amount, mine) * scaled(factor, its), mine + its), this.currency);
  }

  @Field(() => Money, {
    description: 'The same in another currency by the rates in force: 6 decimals from 1 up, 6 significant digits below',
  })
  in(
    @Arg('currency', () => CurrencyCode, {
      nullable: true,
      description: "ISO 4217 code; without it, the default currency of the caller's token, else INR.",
    })
    named: string | null,
    @Ctx() context: Context,
  ): Money {
    const to = baseFor(context, named);
    const rate = context.rates.rate(this.currency, to);
    if (rate === undefined) throw unsupported(to);
    return new Money(plain(round(Number(this.amount) * rate)), to);
  }
}

function scaleOf(digits: string): number {
  return digits.split('.')[1]?.length ?? 0;
}

function scaled(digits: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = digits.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

function format(value: bigint, scale: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}${scale > 0 ? `.${digits.slice(point)}` : ''}`;
}

/** Without an exponent. */
function plain(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}
