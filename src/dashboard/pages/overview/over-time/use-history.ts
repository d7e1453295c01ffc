/** Queries the monthly cost of each period from the snapshots of the bill; no API is called for it. */
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { CostHistoryDocument } from '../../../generated/graphql.js';
import { useParam } from '../../../route/address.js';
import { useScope } from '../../../shell/scope.js';
import { periodIn, startOf } from './periods.js';

export function useHistory({ pause = false } = {}) {
  const [word] = useParam('every');
  const { currency, apis, accounts } = useScope();
  const period = periodIn(word);
  return useGraphQuery(
    CostHistoryDocument,
    { currency, apis, accounts, from: startOf(period), by: period.by },
    { pause },
  );
}
