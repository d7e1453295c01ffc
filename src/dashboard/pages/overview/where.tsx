/** The monthly cost by place: on a map, and as a table. */
import { count, counted, figure, symbolOf, wholeMoney } from '../../format/money.js';
import { amountIn, certaintyOf, valueOf } from '../../ask/certainty.js';
import { groupAmount } from '../../ask/group-amount.js';
import { unlistedIn } from '../../ask/unlisted.js';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { BillByPlaceDocument, type BillByPlaceQuery } from '../../generated/graphql.js';
import { WorldMap } from '../../map/world-map.js';
import { Bar } from '../../parts/bar.js';
import { LowerBoundNote } from '../../parts/missing-sources.js';
import { Section } from '../../parts/section.js';
import { Skeleton } from '../../parts/states.js';
import { go, hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { useScope } from '../../shell/scope.js';
import { OutsideText } from '../../parts/outside-text.js';

type BilledPlace = BillByPlaceQuery['hosting']['bill']['groups']['nodes'][number];

export function Where() {
  const scope = useScope();
  const result = useGraphQuery(BillByPlaceDocument, { ...scope });
  const read = certaintyOf(result, ({ hosting }) => hosting.bill);
  const hosting = valueOf(read)?.hosting;
  const currency = hosting?.bill.currency ?? scope.currency;
  const places = hosting?.bill.groups.nodes.map((place) => {
    const machines = hosting.machines.groups.nodes.find(
      ({ city, country }) => city?.name === place.city?.name && country?.isoCode === place.country?.isoCode,
    );
    return {
      key: `${place.country?.isoCode ?? ''}:${place.city?.name ?? ''}`,
      name: place.city?.name ?? place.country?.name ?? 'No place',
      code: place.country?.isoCode ?? null,
      amount: groupAmount(place),
      machines: machines ? machines.lineCount + machines.unknownCount : 0,
      at: positionOf(place),
    };
  });
  const unlisted = hosting ? unlistedIn(hosting.bill.groups) : null;
  const largest = Math.max(0, ...(places ?? []).map(({ amount }) => Number(amount)));
  const total = amountIn(read, ({ hosting }) => hosting.bill.rounded?.gross);
  return (
    <Section className="overview-where" title="Where" note={`${symbolOf(currency)} a month by place`} result={result}>
      {unlisted !== null && unlisted > 0 && (
        <p className="small warn">Excludes the {counted(unlisted, 'cheapest place', 'cheapest places')}.</p>
      )}
      <div className="where-parts">
        <div className="where-map">
          <WorldMap
            places={(places ?? []).flatMap(({ key, name, code, amount, machines, at }) =>
              at === null
                ? []
                : {
                    key,
                    name,
                    country: code ?? '',
                    latitude: at.latitude,
                    longitude: at.longitude,
                    amount,
                    shown: amount === null ? 'unknown' : wholeMoney({ amount, currency }),
                    count: machines,
                    href: hrefTo('machines', { q: `place:${quoted(name)}` }),
                  },
            )}
            currency={currency}
            show={(amount) => wholeMoney({ amount, currency })}
            onOpen={(keys) =>
              go(hrefTo('machines', { q: `place:${keys.map((key) => quoted(key.split(':')[1] ?? '')).join(',')}` }))
            }
          />
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col" className="end">
                Machines
              </th>
              <td aria-hidden="true" />
              <th scope="col" className="end">
                {symbolOf(currency)} a month
              </th>
            </tr>
          </thead>
          <tbody>
            {places?.map(({ key, name, code, amount, machines }) => (
              <tr key={key}>
                <td>
                  {/* What has no place is not a machine. */}
                  <Link
                    href={
                      code || machines > 0
                        ? hrefTo('machines', { q: code ? `place:${quoted(name)}` : 'place:unknown' })
                        : hrefTo('costs', { by: 'place' })
                    }
                  >
                    <OutsideText>{name}</OutsideText>
                  </Link>{' '}
                  <span className="faint">{code}</span>
                </td>
                <td className="end">{machines > 0 && count(machines)}</td>
                <td className="where-bar">{amount !== null && <Bar part={Number(amount)} total={largest} />}</td>
                <td className="end">{amount === null ? 'unknown' : figure(amount)}</td>
              </tr>
            )) ??
              Array.from({ length: read.is === 'awaited' ? 7 : 0 }, (_, line) => (
                <tr key={line}>
                  <td colSpan={4}>
                    <Skeleton width={30} />
                  </td>
                </tr>
              ))}
          </tbody>
          {places && places.length > 0 && (
            <tfoot>
              <tr>
                <th scope="row">{read.is === 'least' ? 'All, at least' : 'All'}</th>
                <td className="end strong">{count(places.reduce((so, { machines }) => so + machines, 0))}</td>
                <td />
                <td className="end strong">{'value' in total ? figure(total.value.amount) : 'unknown'}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <LowerBoundNote of={read} />
    </Section>
  );
}

function positionOf({ city, country }: BilledPlace): { latitude: number; longitude: number } | null {
  const { latitude = null, longitude = null } = city ?? country ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function quoted(name: string): string {
  return name.includes(' ') ? `"${name}"` : name;
}
