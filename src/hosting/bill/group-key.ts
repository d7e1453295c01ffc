/** The fields that the lines of a group share. */
import { Field } from 'type-graphql';
import { City } from '../../data/geography/city.js';
import { Country } from '../../data/geography/country.js';
import type { Api } from '../../rest/rows/dialect.js';
import { HostingApiName } from '../inventory/api.js';
import { BillKind } from './kind-type.js';

export interface GroupKey {
  readonly api: Api | null;
  readonly accountName: string | null;
  readonly kind: BillKind | null;
  readonly country: Country | null;
  readonly city: City | null;
  readonly label: string | null;
  readonly status: string | null;
}

const fields: Readonly<Record<keyof GroupKey, PropertyDecorator>> = {
  api: Field(() => HostingApiName, { nullable: true, description: 'The API; null unless grouped by API or ACCOUNT' }),
  accountName: Field(() => String, {
    nullable: true,
    description: 'Name of the account; null unless grouped by ACCOUNT',
  }),
  kind: Field(() => BillKind, { nullable: true, description: 'The kind; null unless grouped by KIND' }),
  country: Field(() => Country, {
    nullable: true,
    description: 'The country; null unless grouped by COUNTRY or CITY, and for lines without one',
  }),
  city: Field(() => City, {
    nullable: true,
    description: 'The city; null unless grouped by CITY, and for lines without one',
  }),
  label: Field(() => String, {
    nullable: true,
    description: 'The value of the label; null unless grouped by LABEL, and for lines without it',
  }),
  status: Field(() => String, {
    nullable: true,
    description: 'The status; null unless grouped by STATUS, and for lines without one',
  }),
};

/** Gives a type of groups its fields. */
export function GroupKeyFields(): ClassDecorator {
  return ({ prototype }: { readonly prototype: object }) => {
    for (const [name, field] of Object.entries(fields)) field(prototype, name);
  };
}
