/** How the price of a resource is made now, from the bill, and a price of one's own for it. */
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { CostPricesDocument, type BillFilter } from '../../../generated/graphql.js';
import { ProblemLine, Skeleton, isLost } from '../../../parts/states.js';
import { useScope } from '../../../shell/scope.js';
import { LineDetails } from './details.js';
import { keyOf } from './lines.js';

export function PriceNow({ filter }: { filter: BillFilter }) {
  const { currency, maxAge } = useScope();
  const result = useGraphQuery(CostPricesDocument, { currency, maxAge, filter });
  const bill = result.isOther ? undefined : result.data?.hosting.bill;
  if (!bill) return isLost(result) ? <ProblemLine result={result} /> : <Skeleton width={30} />;
  const lines = [...bill.lines.nodes, ...bill.unknown.nodes];
  if (lines.length === 0) return <p className="small quiet">It is in the bill no more.</p>;
  return lines.map((line) => <LineDetails key={keyOf(line)} line={line} rates={bill.rates} currency={bill.currency} />);
}
