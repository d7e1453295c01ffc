/** The contradictions between the newest tables of the sources, and the refused tables. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, Float, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import type { Dispute, RateTable } from './table.js';

@ObjectType({ description: 'A currency of which the two sources say different things.' })
export class DisputedRate {
  @Field(() => CurrencyCode, { description: 'ISO 4217 code.' })
  code!: string;

  @Field({ description: 'Who published the rate that is contradicted.' })
  source!: string;

  @Field(() => GraphQLDate, { description: 'The day of that rate.' })
  date!: string;

  @Field(() => Float, { description: 'That rate: units for one US dollar.' })
  rate!: number;

  @Field({ description: 'Who contradicts it.' })
  otherSource!: string;

  @Field(() => GraphQLDate, { description: 'The day of the rate of the other source.' })
  otherDate!: string;

  @Field(() => Float, { description: 'What the other source has: units for one US dollar.' })
  otherRate!: number;

  @Field(() => GraphQLDate, { description: 'The day of the first table, of those in a row, with this dispute.' })
  since!: string;

  @Field({
    description:
      'True while the rate is kept out of force; false once it has gone on for three days, or as the source said the same before.',
  })
  isHeld!: boolean;
}

@ObjectType({ description: 'A table of rates that is refused as a whole.' })
export class RefusedRates {
  @Field({ description: 'Who published it.' })
  source!: string;

  @Field(() => GraphQLDate, { description: 'The day it was published for.' })
  date!: string;

  @Field({
    description: 'Why: it repeats the numbers of an earlier day while others moved, or most of its rates are in doubt.',
  })
  reason!: string;
}

/** `newest` holds each source's newest table, refused or not. A dispute of both is listed once, as the first has it. */
export function disputesOf(newest: readonly (RateTable | undefined)[]): readonly DisputedRate[] {
  const byCode = new Map<string, DisputedRate>();
  for (const table of newest) {
    for (const [code, dispute] of table?.disputed ?? []) {
      if (table && !byCode.has(code)) byCode.set(code, disputed(table, code, dispute));
    }
  }
  return [...byCode.values()].sort((a, b) => a.code.localeCompare(b.code));
}

function disputed({ source, date, rates }: RateTable, code: string, { rate, since, other }: Dispute): DisputedRate {
  const ofOther = { otherSource: other.source, otherDate: other.date, otherRate: digitsOf(other.rate) };
  const isHeld = !rates.has(code);
  return Object.assign(new DisputedRate(), { code, source, date, rate: digitsOf(rate), ...ofOther, since, isHeld });
}

/** A quotient of two figures of the ECB has no more digits than that. */
function digitsOf(rate: number): number {
  return Number(rate.toPrecision(12));
}

export function refusedTables(newest: readonly (RateTable | undefined)[]): readonly RefusedRates[] {
  return newest.flatMap((table) =>
    table?.refusal
      ? [Object.assign(new RefusedRates(), { source: table.source, date: table.date, reason: table.refusal.reason })]
      : [],
  );
}
