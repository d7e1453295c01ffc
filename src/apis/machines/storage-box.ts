/** Common parts of storage boxes, whatever their API. */
import { Field, ID, InterfaceType } from 'type-graphql';
import { City } from '../../data/geography/city.js';
import { Country } from '../../data/geography/country.js';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { Optional } from '../../base/optional-field.js';

export const BoxStatus = wireEnum('StorageBoxStatus', 'The status of a storage box', {
  active: 'Active: it can be used',
  initializing: 'Being set up',
  locked: 'Locked by the provider: no one can access it',
});

@InterfaceType('HostedStorageBox', {
  description: 'A storage box of the storage API, or one of the dedicated API, which has the older ones',
})
export abstract class AnyStorageBox {
  @Field(() => ID, { description: 'Its id' })
  readonly id!: number;

  @Field({ description: 'The name you gave it' })
  readonly name!: string;

  @Field(() => BoxStatus, { description: 'The status of the storage box' })
  readonly status!: ValueOf<typeof BoxStatus>;

  @Optional(
    () => String,
    'Its host name; null until it is set up. For those of the dedicated API, one more call per listed box',
  )
  readonly server?: string | null;

  @Optional(() => Country, 'The country it is in')
  readonly country?: Country | null;

  @Optional(() => City, 'The city it is in; null when the geography data lacks it')
  readonly city?: City | null;
}
