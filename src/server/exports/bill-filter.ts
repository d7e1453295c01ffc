/** The filter of bills as parameters, which several exports have. */
import type { BillFilter } from '../../hosting/bill/filter.js';
import { BillKind } from '../../hosting/bill/kind.js';
import { HostingApiName } from '../../hosting/inventory/api.js';
import type { ExportParameters, ParameterNames } from './parameters.js';

export const billFilterNames = {
  once: ['name'],
  several: ['apis', 'accounts', 'kinds', 'countries', 'labels', 'statuses', 'products', 'resourceIds'],
} as const satisfies ParameterNames;

export function billFilterOf(parameters: ExportParameters): BillFilter {
  return {
    apis: parameters.words('apis', Object.values(HostingApiName)),
    accounts: parameters.list('accounts'),
    kinds: parameters.words('kinds', Object.values(BillKind)),
    countries: parameters.list('countries'),
    labels: parameters.list('labels'),
    statuses: parameters.list('statuses'),
    products: parameters.list('products'),
    resourceIds: parameters.list('resourceIds'),
    name: parameters.text('name'),
  };
}
