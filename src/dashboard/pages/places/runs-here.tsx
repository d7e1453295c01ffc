/** What runs in a country or city, and what a month of it costs. */
import { useMemo } from 'react';
import { count, counted, figure, sum, symbolOf } from '../../ask/money.js';
import { useAsk } from '../../ask/use-ask.js';
import { PlacesBillDocument } from '../../generated/graphql.js';
import { Section } from '../../parts/section.js';
import { Skeleton } from '../../parts/states.js';
import { useChosen, useCurrency } from '../../shell/scope.js';

export function RunsHere({ country, city }: { country: string; city: string | null }) {
  const currency = useCurrency();
  const asked = useAsk(PlacesBillDocument, { currency, ...useChosen() });
  const bill = asked.data?.hosting.bill;
  const groups = useMemo(
    () =>
      bill?.groups.filter(
        (group) => group.country?.isoCode === country && (city === null || group.city?.name === city),
      ),
    [bill, country, city],
  );
  const amounts = groups?.flatMap(({ rounded }) => (rounded?.gross ? [rounded.gross.amount] : [])) ?? [];
  const unknown = groups?.reduce((so, { unknownCount }) => so + unknownCount, 0) ?? 0;
  return (
    <Section className="side-part" title="What runs here" note={`${symbolOf(currency)} a month`} asked={asked}>
      {!groups ? (
        <Skeleton width={30} />
      ) : groups.length === 0 ? (
        <p className="quiet">Nothing that is billed.</p>
      ) : (
        <dl className="figures">
          {groups.map((group) => (
            <div key={group.city?.name ?? ''} className="places-runs">
              <dt>
                {group.city?.name ?? 'City not known'}{' '}
                <span className="quiet">{counted(group.lineCount, 'item', 'items')}</span>
              </dt>
              <dd>{group.rounded?.gross ? figure(group.rounded.gross.amount) : 'not known'}</dd>
            </div>
          ))}
          {groups.length > 1 && (
            <div className="places-runs total">
              <dt>In all</dt>
              <dd>{figure(sum(amounts))}</dd>
            </div>
          )}
        </dl>
      )}
      {unknown > 0 && <p className="small warn">{count(unknown)} without a price are not in it.</p>}
    </Section>
  );
}
