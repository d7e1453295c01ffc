/** The fields that the lines of a group share. */
import { Field, ID, Int } from 'type-graphql';
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
  readonly resourceId: string | null;
  readonly resourceName: string | null;
  readonly product: string | null;
  readonly restCount: number | null;
}

const fields: Readonly<Record<keyof GroupKey, PropertyDecorator>> = {
  api: Field(() => HostingApiName, {
    nullable: true,
    description: 'The API; null unless grouped by API, ACCOUNT, RESOURCE or PRODUCT',
  }),
  accountName: Field(() => String, {
    nullable: true,
    description: 'Name of the account; null unless grouped by ACCOUNT or RESOURCE',
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
  resourceId: Field(() => ID, {
    nullable: true,
    description:
      'The id that the billed resource has, or had, of which backups and traffic are a part; null unless grouped by RESOURCE',
  }),
  resourceName: Field(() => String, {
    nullable: true,
    description:
      'Its name, as it was last; null unless grouped by RESOURCE, and for accounts of the edge, whose lines have the names of products',
  }),
  product: Field(() => String, {
    nullable: true,
    description:
      "The provider's product name, for instance `cx22`; null unless grouped by PRODUCT, and for lines without one",
  }),
  restCount: Field(() => Int, {
    nullable: true,
    description:
      'For the group of all that is beyond the dearest by RESOURCE or PRODUCT: the number of groups in it; null for a group of its own',
  }),
};

/** Gives a type of groups its fields. */
export function GroupKeyFields(): ClassDecorator {
  return ({ prototype }: { readonly prototype: object }) => {
    for (const [name, field] of Object.entries(fields)) field(prototype, name);
  };
}

/** The key of lines that are not grouped by anything. */
export const noKey: GroupKey = {
  api: null,
  accountName: null,
  kind: null,
  country: null,
  city: null,
  label: null,
  status: null,
  resourceId: null,
  resourceName: null,
  product: null,
  restCount: null,
};
