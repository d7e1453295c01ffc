/** The other readings of rules that providers have not published: a statement can show which one is theirs. */
import { registerEnumType } from 'type-graphql';
import { Assumption } from '../assumption.js';

export enum BillingReading {
  CAP_OF_LAST = 'CAP_OF_LAST',
  CAP_OF_FIRST = 'CAP_OF_FIRST',
  CAP_OF_DEAREST = 'CAP_OF_DEAREST',
  NO_CAP = 'NO_CAP',
  FULL_MONTH = 'FULL_MONTH',
  BEGUN_DAYS = 'BEGUN_DAYS',
  CALENDAR_DAYS = 'CALENDAR_DAYS',
  MONTH_OF_720_HOURS = 'MONTH_OF_720_HOURS',
  MONTH_OF_730_HOURS = 'MONTH_OF_730_HOURS',
  BEGUN_TERABYTES = 'BEGUN_TERABYTES',
  MONTH_OF_BERLIN = 'MONTH_OF_BERLIN',
}

/** The assumption that a reading takes the place of; null: that the month is one of UTC, which no line names. */
export const assumptionOf: Readonly<Record<BillingReading, Assumption | null>> = {
  CAP_OF_LAST: Assumption.CAP_PER_SEGMENT,
  CAP_OF_FIRST: Assumption.CAP_PER_SEGMENT,
  CAP_OF_DEAREST: Assumption.CAP_PER_SEGMENT,
  NO_CAP: Assumption.CAP_PER_SEGMENT,
  FULL_MONTH: Assumption.SHARE_BY_HOURS,
  BEGUN_DAYS: Assumption.SHARE_BY_HOURS,
  CALENDAR_DAYS: Assumption.SHARE_BY_HOURS,
  MONTH_OF_720_HOURS: Assumption.SHARE_BY_HOURS,
  MONTH_OF_730_HOURS: Assumption.SHARE_BY_HOURS,
  BEGUN_TERABYTES: Assumption.TRAFFIC_BY_SHARE,
  MONTH_OF_BERLIN: null,
};

const all = Object.values(BillingReading);

export function readingsFor(assumption: Assumption | null): readonly BillingReading[] {
  return all.filter((reading) => assumptionOf[reading] === assumption);
}

/** Null if it is no reading that this release knows. */
export function readingIn(value: unknown): BillingReading | null {
  return all.find((one) => one === value) ?? null;
}

registerEnumType(BillingReading, {
  name: 'BillingReading',
  description: 'How a provider bills where it has not published the rule, as one of its statements shows',
  valuesConfig: {
    CAP_OF_LAST: { description: 'After a resize the monthly price of the last product caps all hours together' },
    CAP_OF_FIRST: { description: 'After a resize the monthly price of the first product caps all hours together' },
    CAP_OF_DEAREST: { description: 'After a resize the highest monthly price of its products caps all hours together' },
    NO_CAP: { description: 'After a resize every hour is charged, whatever a month costs' },
    FULL_MONTH: { description: 'What has a monthly price alone costs all of it, however short it was there' },
    BEGUN_DAYS: { description: 'What has a monthly price alone costs the share of its begun periods of 24 hours' },
    CALENDAR_DAYS: { description: 'What has a monthly price alone costs the share of the calendar days it was there' },
    MONTH_OF_720_HOURS: { description: 'What has a monthly price alone costs its hours, of 720 in every month' },
    MONTH_OF_730_HOURS: { description: 'What has a monthly price alone costs its hours, of 730 in every month' },
    BEGUN_TERABYTES: { description: 'Traffic beyond what is included counts by begun terabytes' },
    MONTH_OF_BERLIN: { description: 'The month begins and ends at midnight in Berlin' },
  },
});
