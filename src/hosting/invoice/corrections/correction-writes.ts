/** The input and the payloads of the mutations of corrections. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { Decimal } from '../../../base/decimal.js';
import { Optional } from '../../../base/optional-field.js';
import type { Api } from '../../../rest/rows/dialect.js';
import { HostingApiName } from '../../inventory/api.js';
import { InvoiceCorrection } from './correction.js';

@InputType({ description: 'What was learnt of a closed month' })
export class CorrectInvoiceInput {
  @Field({ description: 'The month, such as `2026-11`; it must be closed' })
  month!: string;

  @Field(() => HostingApiName, { description: 'The API of the account' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Optional(() => String, 'The `key` of the line to correct; the month of the account unless given')
  key?: string | null;

  @Field(() => Decimal, { description: 'The difference without tax; negative if less was due' })
  net!: string;

  @Field(() => Decimal, { description: 'The difference with tax; negative if less was due' })
  gross!: string;

  @Field(() => CurrencyCode, { description: 'The currency of both' })
  currency!: string;

  @Field({ description: 'The reason: 1 to 500 visible characters' })
  reason!: string;
}

@ObjectType({ description: 'The result of `correctInvoice`' })
export class CorrectInvoicePayload {
  @Field(() => InvoiceCorrection, { description: 'The correction as it is stored' })
  correction!: InvoiceCorrection;
}

@ObjectType({ description: 'The result of `removeInvoiceCorrection`' })
export class RemoveInvoiceCorrectionPayload {
  @Field(() => InvoiceCorrection, { description: 'The correction as it was' })
  correction!: InvoiceCorrection;
}
