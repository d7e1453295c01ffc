/** What runs in a country or city, and its monthly cost. */
import { useMemo } from 'react';
import { count, counted, figure, sum, symbolOf } from '../../format/money.js';
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
  const unlisted = (bill?.groups.totalCount ?? 0) - (bill?.groups.nodes.length ?? 0);
  const amounts = groups?.flatMap(({ rounded }) => (rounded?.gross ? [rounded.gross.amount] : [])) ?? [];
  const unknown = groups?.reduce((so, { unknownCount }) => so + unknownCount, 0) ?? 0;
  return (
    <Section className="side-part" title="What runs here" note={`${symbolOf(currency)} a month`} result={result}>
      <ReadAge of="what runs here" asked={result} read={read} />
      {!groups ? (
        read.is === 'awaited' && <Skeleton width={30} />
      ) : groups.length === 0 ? (
        read.is === 'whole' && <p className="quiet">Nothing that is billed.</p>
      ) : (
        <dl className="figures">
          {groups.map((group) => (
            <div key={group.city?.name ?? ''} className="places-runs">
              <dt>
                {group.city?.name ?? 'City not known'}{' '}
                <span className="quiet">{counted(group.lineCount + group.unknownCount, 'item', 'items')}</span>
              </dt>
              <dd>{group.rounded?.gross && group.lineCount > 0 ? figure(group.rounded.gross.amount) : 'not known'}</dd>
            </div>
          ))}
          {groups.length > 1 && (
            <div className="places-runs total">
              <dt>In all</dt>
              <dd>{groups.some(({ lineCount }) => lineCount > 0) ? figure(sum(amounts)) : 'not known'}</dd>
            </div>
          )}
        </dl>
      )}
      <LowerBoundNote of={read} />
      {unlisted > 0 && (
        <p className="small warn">{counted(unlisted, 'place', 'places')} that cost least are not in it.</p>
      )}
      {unknown > 0 && <p className="small warn">{count(unknown)} without a price are not in it.</p>}
    </Section>
  );
}
