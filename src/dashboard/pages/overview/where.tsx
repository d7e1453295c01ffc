/** What a month costs by place: on a map, and the same as a table. */
import { count, figure, symbolOf, wholeMoney } from '../../ask/money.js';
import { useAsk } from '../../ask/use-ask.js';
import { BillByPlaceDocument, type BillByPlaceQuery } from '../../generated/graphql.js';
import { WorldMap } from '../../map/world-map.js';
import { Bar } from '../../parts/bar.js';
import { Section } from '../../parts/section.js';
import { Skeleton } from '../../parts/states.js';
import { go, hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { useChosen, useCurrency } from '../../shell/scope.js';

type Place = BillByPlaceQuery['hosting']['bill']['groups'][number];

export function Where() {
  const currency = useCurrency();
  const asked = useAsk(BillByPlaceDocument, { currency, ...useChosen() });
  const hosting = asked.data?.hosting;
  const places = hosting?.bill.groups.map((place) => {
    const machines = hosting.machines.groups.find(
      ({ city, country }) => city?.name === place.city?.name && country?.isoCode === place.country?.isoCode,
    );
    return {
      key: `${place.country?.isoCode ?? ''}:${place.city?.name ?? ''}`,
      name: place.city?.name ?? place.country?.name ?? 'No place',
      code: place.country?.isoCode ?? null,
      amount: place.rounded?.gross?.amount ?? '0',
      machines: machines ? machines.lineCount + machines.unknownCount : 0,
      at: positionOf(place),
    };
  });
  const largest = Number(places?.[0]?.amount ?? 0);
  const total = hosting?.bill.rounded?.gross?.amount;
  return (
    <Section className="overview-where" title="Where" note={`${symbolOf(currency)} a month by place`} asked={asked}>
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
                    shown: wholeMoney(amount, currency),
                    count: machines,
                    href: hrefTo('machines', { q: `place:${quoted(name)}` }),
                  },
            )}
            currency={currency}
            show={(amount) => wholeMoney(amount, currency)}
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
                  {/* What is at no place is no machine. */}
                  <Link
                    href={
                      code || machines > 0
                        ? hrefTo('machines', { q: code ? `place:${quoted(name)}` : 'place:unknown' })
                        : hrefTo('bill', { q: 'place:unknown' })
                    }
                  >
                    {name}
                  </Link>{' '}
                  <span className="faint">{code}</span>
                </td>
                <td className="end">{machines > 0 && count(machines)}</td>
                <td className="where-bar">
                  <Bar part={Number(amount)} whole={largest} />
                </td>
                <td className="end">{figure(amount)}</td>
              </tr>
            )) ??
              Array.from({ length: 7 }, (_, line) => (
                <tr key={line}>
                  <td colSpan={4}>
                    <Skeleton width={30} />
                  </td>
                </tr>
              ))}
          </tbody>
          {places && places.length > 0 && total !== undefined && (
            <tfoot>
              <tr>
                <th scope="row">All</th>
                <td className="end strong">{count(places.reduce((so, { machines }) => so + machines, 0))}</td>
                <td />
                <td className="end strong">{figure(total)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </Section>
  );
}

function positionOf({ city, country }: Place): { latitude: number; longitude: number } | null {
  return city ?? country;
}

function quoted(name: string): string {
  return name.includes(' ') ? `"${name}"` : name;
}
