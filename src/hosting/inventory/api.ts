/** The hosting APIs by name, as an enum for joined fields. */
import { registerEnumType } from 'type-graphql';
import { apis } from '../../apis/index.js';
import type { Api } from '../../rest/rows/dialect.js';
import { apiEnum } from '../../rest/schema/rest-directive.js';

export const HostingApiName: Readonly<Record<Api, Api>> = Object.fromEntries(apis.map(({ name }) => [name, name]));

registerEnumType(HostingApiName, {
  name: apiEnum,
  description: 'One of the hosting APIs',
  valuesConfig: Object.fromEntries(apis.map(({ name, about }) => [name, { description: about }])),
});
