/** What storage boxes have in common, whichever API they come from. */
import { Field, ID, InterfaceType } from 'type-graphql';
import { City } from '../../data/geography/city.js';
import { Country } from '../../data/geography/country.js';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { HostingPrice } from './price.js';

export const BoxStatus = wireEnum(
  'StorageBoxStatus',
  'Whether a box can be used',
  ['active', 'initializing', 'locked'],
  {
    active: 'It can be used',
    initializing: 'It is being set up',
    locked: 'The provider has locked it: nobody reaches it',
  },
);

@InterfaceType('HostedStorageBox', {
  description: 'A storage box: of the storage API, or of that of dedicated servers, where older ones are',
})
export abstract class AnyStorageBox {
  @Field(() => ID, { description: 'Number, unique among the storage boxes of its account' })
  readonly id!: number;

  @Field({ description: 'Your own name for it' })
  readonly name!: string;

  @Field(() => BoxStatus, { description: 'Whether it can be used' })
  readonly status!: ValueOf<typeof BoxStatus>;

  @Field(() => String, {
    nullable: true,
    description: 'Its address, a host name; null until it is set up. One more call for each dedicated one of a list',
  })
  readonly server?: string | null;

  @Field(() => Country, { nullable: true, description: 'The country it is in' })
  readonly country?: Country | null;

  @Field(() => City, { nullable: true, description: 'The city it is in; null when geography lacks it' })
  readonly city?: City | null;

  @Field(() => HostingPrice, {
    nullable: true,
    description: 'The most that a month of it costs; null where it is not known, as of every dedicated one',
  })
  readonly monthlyPrice?: HostingPrice | null;
}
