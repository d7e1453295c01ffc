/** The billed resources in a country or city, with their monthly cost. */
import { useMemo } from 'react';
import { counted, type Decimal, figure, sum, symbolOf } from '../../format/money.js';
import { groupAmount } from '../../ask/group-amount.js';
import { unlistedIn } from '../../ask/unlisted.js';
import { certaintyOf, valueOf } from '../../ask/certainty.js';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { PlacesBillDocument } from '../../generated/graphql.js';
import { LowerBoundNote } from '../../parts/missing-sources.js';
import { ReadAge } from '../../parts/read-age.js';
import { Section } from '../../parts/section.js';
import { Skeleton } from '../../parts/states.js';
import { useScope } from '../../shell/scope.js';

export function RunsHere({ country, city }: { country: string; city: string | null }) {
  const scope = useScope();
  const result = useGraphQuery(PlacesBillDocument, { ...scope });
  const read = certaintyOf(result, ({ hosting }) => hosting.bill);
  const bill = valueOf(read)?.hosting.bill;
  const currency = bill?.currency ?? scope.currency;
  const groups = useMemo(
    () =>
      bill?.groups.nodes.filter(
        (group) => group.country?.isoCode === country && (city === null || group.city?.name === city),
      ),
    [bill, country, city],
  );
  const unlisted = bill ? unlistedIn(bill.groups) : null;
  const amounts = (groups ?? []).flatMap((group) => groupAmount(group) ?? []);
  const unknown = (groups ?? []).reduce((so, { unknownCount }) => so + unknownCount, 0);
  return (
    <Section className="side-part" title="What runs here" note={`${symbolOf(currency)} a month`} result={result}>
      <ReadAge of="what runs here" results={result} read={read} />
      {!groups ? (
        read.is === 'awaited' && <Skeleton width={30} />
      ) : groups.length === 0 ? (
        read.is === 'whole' && <p className="quiet">Nothing billed.</p>
      ) : (
        <dl className="figures">
          {groups.map((group) => (
            <div key={group.city?.name ?? ''} className="places-runs">
              <dt>
                {group.city?.name ?? 'City unknown'}{' '}
                <span className="quiet">{counted(group.lineCount + group.unknownCount, 'item', 'items')}</span>
              </dt>
              <dd>{figureOf(groupAmount(group))}</dd>
            </div>
          ))}
          {groups.length > 1 && (
            <div className="places-runs total">
              <dt>Total</dt>
              <dd>{figureOf(amounts.length > 0 ? sum(amounts) : null)}</dd>
            </div>
          )}
        </dl>
      )}
      <LowerBoundNote of={read} />
      {unlisted !== null && unlisted > 0 && (
        <p className="small warn">Excludes the {counted(unlisted, 'cheapest place', 'cheapest places')}.</p>
      )}
      {unknown > 0 && <p className="small warn">{counted(unknown, 'item', 'items')} without a price, not included.</p>}
    </Section>
  );
}

function figureOf(amount: Decimal | null): string {
  return amount === null ? 'unknown' : figure(amount);
}
