/** Everything that the table of rates is built from: one query for the rates, one for their changes. */
import { useMemo } from 'react';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import {
  RatesBillDocument,
  RatesCurrenciesDocument,
  RatesHealthDocument,
  RatesMovesDocument,
  RatesNoneDocument,
  RatesTableDocument,
} from '../../generated/graphql.js';
import { useParam } from '../../route/address.js';
import { allows, useChosen, useCurrency, useToken } from '../../shell/scope.js';
import { rowsOf } from './rows.js';
import { dayIn, daysBefore } from './changes/spans.js';

const codeForm = /^[A-Z]{3}$/;

/** How many days back the last rate of a currency without one is looked for. */
const backFor = 3_650;

export function useRates() {
  const currency = useCurrency();
  const [baseText] = useParam('base');
  const [dateText] = useParam('date');
  const wanted = baseText?.toUpperCase() ?? '';
  const base = codeForm.test(wanted) ? wanted : currency === 'EUR' ? 'USD' : 'EUR';
  const date = dayIn(dateText, new Date().toISOString().slice(0, 10));
  const table = useGraphQuery(RatesTableDocument, { base, date });
  const health = useGraphQuery(RatesHealthDocument, {});
  const known = useGraphQuery(RatesCurrenciesDocument, {});
  const day = table.data?.rates.date;
  const span = { from: daysBefore(day ?? '2000-01-01', 30), to: day ?? '2000-01-01' };
  const moved = useGraphQuery(RatesMovesDocument, { base, ...span }, { pause: day === undefined });
  const none = useGraphQuery(
    RatesNoneDocument,
    { from: daysBefore(span.to, backFor), to: span.to },
    { pause: day === undefined || date !== null },
  );
  const moves = useMemo(
    () =>
      moved.isOld
        ? undefined
        : moved.data && new Map(moved.data.currencies.map(({ code, summary }) => [code, moveOf(summary)])),
    [moved.data, moved.isOld],
  );
  const lastDays = useMemo(
    () => none.data && new Map(none.data.currencies.map(({ code, summary }) => [code, summary?.last.date ?? null])),
    [none.data],
  );
  const rows = useMemo(() => {
    if (!known.data || !table.data) return undefined;
    const { base: tableBase, rates } = table.data.rates;
    return rowsOf({ base: tableBase, currencies: known.data.currencies, rates, moves, lastDays });
  }, [known.data, table.data, moves, lastDays]);
  return { base, date, day, currency, table, health, known, moved, rows, inBill: useInBill(base, currency) };
}

export type Rates = ReturnType<typeof useRates>;

/** A single point shows no change. */
function moveOf(summary: { changePercent: number; pointCount: number } | null): number | null {
  return summary && summary.pointCount > 1 ? summary.changePercent : null;
}

/** The currencies of prices, and that of the page. */
function useInBill(
  base: string,
  currency: string,
): { readonly codes: readonly string[]; readonly priced: readonly string[] } {
  const isReadable = allows(useToken(), 'HOSTING_READ');
  const { data } = useGraphQuery(RatesBillDocument, { currency, ...useChosen() }, { pause: !isReadable });
  return useMemo(() => {
    if (!isReadable || !data) return { codes: [], priced: [] };
    const priced = data.hosting.bill.rates.map(({ from }) => from);
    return { codes: [...new Set([currency, ...priced])].filter((code) => code !== base), priced };
  }, [isReadable, data, currency, base]);
}
