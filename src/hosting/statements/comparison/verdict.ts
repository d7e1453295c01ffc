/** The outcome of comparing a statement with the invoice: the verdict of a line, its likely cause, and the act. */
import { registerEnumType } from 'type-graphql';

export enum StatementVerdict {
  AGREED = 'AGREED',
  DIFFERS = 'DIFFERS',
  BILLED_BUT_UNSEEN = 'BILLED_BUT_UNSEEN',
  SEEN_BUT_UNBILLED = 'SEEN_BUT_UNBILLED',
  BILLED_TWICE = 'BILLED_TWICE',
  CHARGED_AFTER_DELETION = 'CHARGED_AFTER_DELETION',
  NO_PRICE_HERE = 'NO_PRICE_HERE',
  NOT_JUDGED = 'NOT_JUDGED',
}

registerEnumType(StatementVerdict, {
  name: 'StatementVerdict',
  description:
    'What a line of a statement comes to beside the invoice; of the edge, what its provider states stands for the statement',
  valuesConfig: {
    AGREED: {
      description: 'Both have the same amount, to the last digit, or what they differ by is settled: `cause` says how',
    },
    DIFFERS: { description: 'Both have it, with different amounts' },
    BILLED_BUT_UNSEEN: { description: 'The statement bills it, and no snapshot of its accounts has it' },
    SEEN_BUT_UNBILLED: { description: 'It was there and costs something, but no imported statement bills it' },
    BILLED_TWICE: { description: 'The statement bills the same resource and product once more for the same time' },
    CHARGED_AFTER_DELETION: { description: 'The statement bills days after it was deleted' },
    NO_PRICE_HERE: {
      description: 'It was there, but what it costs, or a part of that, is not known here: it is in no difference',
    },
    NOT_JUDGED: { description: 'It cannot be judged: `cause` says why. It is in no difference' },
  },
});

export enum StatementCause {
  CAP_PER_SEGMENT = 'CAP_PER_SEGMENT',
  SHARE_BY_HOURS = 'SHARE_BY_HOURS',
  TRAFFIC_BY_SHARE = 'TRAFFIC_BY_SHARE',
  WITHOUT_SETUP = 'WITHOUT_SETUP',
  MONTH_ZONE = 'MONTH_ZONE',
  KEEPS_ITS_PRICE = 'KEEPS_ITS_PRICE',
  OWN_PRICE = 'OWN_PRICE',
  OTHER_PRICE = 'OTHER_PRICE',
  HOURS = 'HOURS',
  RESIZE = 'RESIZE',
  TAX = 'TAX',
  ROUNDING = 'ROUNDING',
  NEVER_SEEN = 'NEVER_SEEN',
  NOT_READ_THEN = 'NOT_READ_THEN',
  LIVED_BETWEEN_READINGS = 'LIVED_BETWEEN_READINGS',
  ORDERED_LATE = 'ORDERED_LATE',
  ORDERED_ELSEWHEN = 'ORDERED_ELSEWHEN',
  CORRECTED = 'CORRECTED',
  RULE_TAKEN = 'RULE_TAKEN',
  PRICE_SET = 'PRICE_SET',
  OTHER_CURRENCY = 'OTHER_CURRENCY',
  RUNNING_MONTH = 'RUNNING_MONTH',
  UNTIED_GROUPING = 'UNTIED_GROUPING',
  UNKNOWN_KIND = 'UNKNOWN_KIND',
  SEVERAL_ACCOUNTS = 'SEVERAL_ACCOUNTS',
  OTHER_PERIOD = 'OTHER_PERIOD',
  NOT_STATED = 'NOT_STATED',
  NOT_READ_NOW = 'NOT_READ_NOW',
  CHANGED_WITHIN_PERIOD = 'CHANGED_WITHIN_PERIOD',
  PLAN_BY_MONTH = 'PLAN_BY_MONTH',
}

registerEnumType(StatementCause, {
  name: 'StatementCause',
  description:
    'Why a line of a statement, or what the provider of the edge states, and the invoice are likely to differ, or why it cannot be judged',
  valuesConfig: {
    CAP_PER_SEGMENT: { description: 'After a resize its provider caps all segments together, or none of them' },
    SHARE_BY_HOURS: { description: 'Its provider counts days, another length of the month, or the full month' },
    TRAFFIC_BY_SHARE: { description: 'Its provider counts begun terabytes' },
    WITHOUT_SETUP: { description: 'The setup price of its order is not known here' },
    MONTH_ZONE: { description: 'The month of its provider is that of Berlin, not of UTC: its hours fit that one' },
    KEEPS_ITS_PRICE: {
      description: 'It existed before a price change, or before it was first read, and pays another price since',
    },
    OWN_PRICE: { description: 'The statement has the list price, and a price of your own is in force' },
    OTHER_PRICE: { description: 'The hours are the same, and the price is another' },
    HOURS: { description: 'The price is the same, and the hours are others' },
    RESIZE: { description: 'The prices are the same, and the resize was at another hour' },
    TAX: { description: 'The amount of the statement includes the tax' },
    ROUNDING: { description: 'The amounts are the same, rounded to the decimals of the file: nothing to dispute' },
    NEVER_SEEN: { description: 'Its account was read wholly on all of those days, and had no such resource' },
    NOT_READ_THEN: { description: 'Its account was not read, or not wholly, on days that the statement bills' },
    LIVED_BETWEEN_READINGS: {
      description: 'It lived for so short a time that it may have been there between readings',
    },
    ORDERED_LATE: { description: 'It began on the last day of the month: the next statement may bill it' },
    ORDERED_ELSEWHEN: { description: 'The invoice has no order of it in these months' },
    CORRECTED: {
      description: 'A correction of its closed month has the difference: with it, the amounts are the same',
    },
    RULE_TAKEN: {
      description: 'Its closed month was charged before a rule of billing was taken by which the amounts are the same',
    },
    PRICE_SET: {
      description: 'Its days were recorded before the price that the statement has was set as your own',
    },
    OTHER_CURRENCY: { description: 'Its price here is in another currency than the statement' },
    RUNNING_MONTH: { description: 'The month goes on: what is billed so far cannot be judged' },
    UNTIED_GROUPING: { description: 'The accounts of its grouping are not known: import it again with `groupings`' },
    UNKNOWN_KIND: { description: 'The words of its rows name no kind of resource that is known here' },
    SEVERAL_ACCOUNTS: { description: 'Several accounts of its grouping have a resource with its number' },
    OTHER_PERIOD: { description: 'The provider of the edge states its present period alone, and this is of another' },
    NOT_STATED: {
      description:
        'The provider of the edge states no amount that is charged, as for a contract, a trial, or usage that it does not cover',
    },
    NOT_READ_NOW: { description: 'What the provider of the edge states of it could not be read, or not wholly' },
    CHANGED_WITHIN_PERIOD: {
      description: 'It was changed within its period, and the provider of the edge does not state what that cost',
    },
    PLAN_BY_MONTH: {
      description:
        'The invoice charges it by the calendar month, as its periods were not known, and its provider by periods',
    },
  },
});

export enum StatementActKind {
  USE_AS_OWN_PRICE = 'USE_AS_OWN_PRICE',
  TAKE_AS_RULE = 'TAKE_AS_RULE',
  ADD_CORRECTION = 'ADD_CORRECTION',
  COPY_FOR_PROVIDER = 'COPY_FOR_PROVIDER',
}

registerEnumType(StatementActKind, {
  name: 'StatementActKind',
  description: 'What can be done about a line of a statement',
  valuesConfig: {
    USE_AS_OWN_PRICE: { description: 'Sets what the statement has as the price of the resource: by `setOwnPrice`' },
    TAKE_AS_RULE: {
      description: 'Charges the account by the rule that the statement shows, from now on: by `takeBillingRule`',
    },
    ADD_CORRECTION: { description: 'Adds the difference to the closed month as a correction: by `correctInvoice`' },
    COPY_FOR_PROVIDER: { description: 'Asks its provider: by sending `text`' },
  },
});
