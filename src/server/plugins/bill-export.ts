/** GET /export/bill.csv: the lines of the bill as a table. */
import type { FastifyInstance } from 'fastify';
import { parseCode } from '../../base/currency-code.js';
import { dateOf } from '../../base/dates.js';
import type { Execution } from '../../graphql/execution.js';
import { billCsv } from '../../hosting/bill/bill-csv.js';
import { BillKind } from '../../hosting/bill/kind.js';
import { type BillOptions, makeBill } from '../../hosting/bill/make-bill.js';
import { HostingApiName } from '../../hosting/inventory/api.js';
import type { Services } from '../services.js';
import { ExportParameters } from './export-parameters.js';
import { exportRoute } from './export-route.js';

const csvType = 'text/csv; charset=utf-8; header=present';

export function billExport(services: Services, execution: Execution): (app: FastifyInstance) => Promise<void> {
  return exportRoute(services, execution, {
    path: '/export/bill.csv',
    parametersOf,
    async make(exportContext, parameters) {
      const bill = await makeBill(exportContext, parameters);
      const day = dateOf(services.upstreams.clock.now());
      return { type: csvType, name: `bill-${bill.currency}-${day}.csv`, content: await billCsv(bill) };
    },
  });
}

/** Like the arguments of the field `bill`. */
const names = {
  once: ['currency', 'maxAge', 'name'],
  several: ['apis', 'accounts', 'kinds', 'countries', 'labels', 'statuses', 'products', 'resourceIds'],
};

function parametersOf(sent: URLSearchParams): BillOptions {
  const parameters = new ExportParameters(sent, names);
  const currency = parameters.text('currency');
  return {
    currency: currency === null ? null : parseCode(currency),
    groupBy: [],
    labelKey: null,
    maxAge: parameters.seconds('maxAge', 60),
    filter: {
      apis: parameters.words('apis', Object.values(HostingApiName)),
      accounts: parameters.list('accounts'),
      kinds: parameters.words('kinds', Object.values(BillKind)),
      countries: parameters.list('countries'),
      labels: parameters.list('labels'),
      statuses: parameters.list('statuses'),
      products: parameters.list('products'),
      resourceIds: parameters.list('resourceIds'),
      name: parameters.text('name'),
    },
  };
}
