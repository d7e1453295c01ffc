/** The overview: the monthly cost and where it arises, what could end, and what the figures lack. */
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { BillTotalDocument } from '../../generated/graphql.js';
import { useScope } from '../../shell/scope.js';
import { ChangesInShort } from './over-time/changes-in-short.js';
import { CostOverTime } from './over-time/cost-over-time.js';
import { MonthEnd } from './over-time/month-end.js';
import { CostBy } from './cost-by.js';
import { FindingsPart } from './findings-part.js';
import { Hero } from './hero.js';
import { NamesPart } from './names-part.js';
import { Sources } from './sources.js';
import { Where } from './where.js';

export default function Overview() {
  // Slower queries run once the amount is there.
  const { data, problems } = useGraphQuery(BillTotalDocument, { ...useScope() });
  const isTurn = data !== undefined || problems.length > 0;
  return (
    <div className="overview">
      <Hero isTurn={isTurn} />
      <div className="overview-parts">
        <div className="overview-stack overview-main">
          <Where />
          <CostOverTime className="overview-time" pause={!isTurn} />
        </div>
        <div className="overview-stack overview-aside">
          <FindingsPart isTurn={isTurn} />
          <ChangesInShort className="overview-changes" pause={!isTurn} />
          <MonthEnd className="overview-budgets" pause={!isTurn} />
        </div>
        <CostBy isTurn={isTurn} />
        <div className="overview-stack overview-rest">
          <NamesPart isTurn={isTurn} />
          <Sources />
        </div>
      </div>
    </div>
  );
}
