/** A correction of a closed month, as a type of the graph. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import { Money } from '../../../data/rates/money/money.js';
import type { Api } from '../../../rest/rows/dialect.js';
import { BillKind } from '../../bill/kind-type.js';
import { HostingApiName } from '../../inventory/api.js';
import type { StoredCorrection } from './correction-store.js';

@ObjectType({ description: 'A difference that was learnt after a month was closed. It is in no amount of the invoice' })
export class InvoiceCorrection {
  @Field(() => ID, { description: 'Its id, for `removeInvoiceCorrection`' })
  id!: string;

  @Field({ description: 'The month that it corrects, such as `2026-11`' })
  month!: string;

  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Optional(() => String, 'The `key` of the line that it corrects; null if it corrects the month of the account')
  key!: string | null;

  @Optional(() => BillKind, 'The kind of that line; null without a line')
  kind!: BillKind | null;

  @Optional(() => String, 'The name of that line, as it was closed; null without a line')
  name!: string | null;

  @Field(() => Money, { description: 'The difference without tax: negative if less was due, in the given currency' })
  net!: Money;

  @Field(() => Money, { description: 'The difference with tax' })
  gross!: Money;

  @Field({ description: 'The reason, as given' })
  reason!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was made' })
  correctedAt!: Date;
}

export function shownCorrection(stored: StoredCorrection): InvoiceCorrection {
  const { id, month, api, name: accountName, line, net, gross, currency, reason, at } = stored;
  return Object.assign(new InvoiceCorrection(), {
    id,
    month,
    api,
    accountName,
    key: line && line.key,
    kind: line && line.kind,
    name: line && line.name,
    net: new Money(net, currency),
    gross: new Money(gross, currency),
    reason,
    correctedAt: new Date(at),
  });
}
