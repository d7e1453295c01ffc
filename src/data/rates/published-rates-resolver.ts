/** The subscription to tables of rates. */
import { Arg, Ctx, Resolver, Subscription } from 'type-graphql';
import { CoalescedEvents } from '../../base/events/coalesced-events.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { CallerError } from '../../base/errors.js';
import type { LiveDataContext } from '../context.js';
import { basedTable } from './based-table.js';
import { baseArgument, unknownCurrency } from './choose.js';
import { BasedTable } from './rate-table.js';

interface Subscribed {
  readonly context: LiveDataContext;
}

@Resolver()
export class PublishedRatesResolver {
  @Subscription(() => BasedTable, {
    subscribe: ({ context: { live } }: Subscribed) => {
      return new CoalescedEvents<null>((publish) => {
        publish(null);
        return live.rates.listen(() => publish(null));
      });
    },
    description:
      'The table of rates in force against a base: at once, and again whenever another one comes into force. A reader that is slower than they come gets the latest. Public',
  })
  ratesPublished(
    @Ctx() context: LiveDataContext,
    @Arg('base', () => CurrencyCode, { nullable: true, description: baseArgument }) base: string | null,
    @Arg('codes', () => [CurrencyCode], {
      nullable: true,
      description:
        'ISO 4217 codes of the currencies whose rates are wanted; all unless given. One that is unknown is an error.',
    })
    codes: string[] | null,
  ): BasedTable {
    const unknown = codes?.find((code) => !context.rates.currency(code));
    if (unknown !== undefined) throw unknownCurrency(unknown);
    if (codes?.length === 0) throw new CallerError('BAD_USER_INPUT', 'codes: expected at least one, but got none.');
    return basedTable(context, { base, day: null, source: undefined, codes: codes && new Set(codes) });
  }
}
