/** GET /export/names.csv: the DNS records of all zones, with what they lead to. */
import { dateOf } from '../../base/dates.js';
import { HostingApiName } from '../../hosting/inventory/api.js';
import { judgedNames } from '../../hosting/names/judged-names.js';
import { nameColumns, nameRows } from '../../hosting/names/names-csv.js';
import { TargetState } from '../../hosting/names/targets/target.js';
import { csvExport } from './csv-export.js';

/** Its parameters are the arguments of the field `names`. */
export const namesExport = csvExport({
  path: '/export/names.csv',
  columns: nameColumns,
  recordColumn: 'type',
  names: { once: ['hasTarget', 'maxAge'], several: ['states', 'apis', 'accounts'] },
  parametersOf: (parameters) => ({
    maxAge: parameters.seconds('maxAge', 60),
    states: parameters.words('states', Object.values(TargetState)),
    hasTarget: parameters.text('hasTarget') === null ? null : parameters.yes('hasTarget', true),
    apis: parameters.words('apis', Object.values(HostingApiName)),
    accounts: parameters.list('accounts'),
  }),
  async open(exportContext, { maxAge, ...filter }) {
    const names = await judgedNames(exportContext, filter, maxAge);
    return {
      name: `names-${dateOf(exportContext.context.upstreams.clock.now())}`,
      headers: { 'x-complete': String(names.isComplete) },
      rows: nameRows(names),
    };
  },
});
