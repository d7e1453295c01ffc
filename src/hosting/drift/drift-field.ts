/** The properties of a billed thing that may drift. */
import { registerEnumType } from 'type-graphql';

export enum DriftField {
  NAME = 'NAME',
  PRODUCT = 'PRODUCT',
  SIZE = 'SIZE',
  PLACE = 'PLACE',
  LABELS = 'LABELS',
  STATUS = 'STATUS',
}

registerEnumType(DriftField, {
  name: 'HostingDriftField',
  description: 'The changed property of a billed thing',
  valuesConfig: {
    NAME: { description: 'Its name' },
    PRODUCT: { description: 'Product name, such as `cx22`' },
    SIZE: { description: 'Its size, in gigabytes' },
    PLACE: { description: 'Where it is: city and country, as the API names them' },
    LABELS: { description: 'Its labels, as `key=value`, sorted' },
    STATUS: { description: 'Its status' },
  },
});
