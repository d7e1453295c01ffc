/** The rules that providers have not published, and what is taken instead. */
import { registerEnumType } from 'type-graphql';

export enum Assumption {
  CAP_PER_SEGMENT = 'CAP_PER_SEGMENT',
  SHARE_BY_HOURS = 'SHARE_BY_HOURS',
  TRAFFIC_BY_SHARE = 'TRAFFIC_BY_SHARE',
  PLAN_BY_MONTH = 'PLAN_BY_MONTH',
  UPGRADE_BY_HOURS = 'UPGRADE_BY_HOURS',
  LIST_PRICE_FOR_EXISTING = 'LIST_PRICE_FOR_EXISTING',
  WITHOUT_SETUP = 'WITHOUT_SETUP',
}

registerEnumType(Assumption, {
  name: 'InvoiceAssumption',
  description: 'What an amount assumes, as its provider has not published the rule',
  valuesConfig: {
    CAP_PER_SEGMENT: {
      description: 'After a resize the monthly price caps the hours of each segment, not those of the server',
    },
    SHARE_BY_HOURS: {
      description: "What has a monthly price alone costs its begun hours' share of the month's hours",
    },
    PLAN_BY_MONTH: {
      description:
        'A subscription of the edge whose periods are not known, or that has a price of your own, costs its monthly price in each calendar month',
    },
    UPGRADE_BY_HOURS: {
      description:
        'A subscription of the edge that got dearer within its period costs the difference for the hours left of it',
    },
    LIST_PRICE_FOR_EXISTING: {
      description: 'A new list price counts for what already existed, from the time at which it was first seen',
    },
    WITHOUT_SETUP: {
      description: 'It was ordered in the month at a setup price that is unknown, and in no amount',
    },
    TRAFFIC_BY_SHARE: { description: 'Traffic beyond what is included counts by the byte, not by begun terabytes' },
  },
});
