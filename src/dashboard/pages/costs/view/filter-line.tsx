/** The filter of the page, and what of the address could not be read. */
import { useMemo, useState } from 'react';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { FilterField } from '../../../filter/filter-field.js';
import { CostsFacetsDocument } from '../../../generated/graphql.js';
import { Icon } from '../../../parts/icon.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { go, hrefWith } from '../../../route/address.js';
import { useChosen } from '../../../shell/scope.js';
import { costFilters, type FacetRow } from './cost-filter.js';
import type { View } from './use-view.js';

/** The lines that suggestions are counted among. */
const mostRows = 20_000;

export function FilterLine({ view }: { view: View }) {
  const [isWanted, setWanted] = useState(false);
  const chosen = useChosen();
  const { data } = useGraphQuery(
    CostsFacetsDocument,
    { currency: view.currency, filter: { ...chosen } },
    { pause: !isWanted },
  );
  const rows = useMemo(() => {
    const groups = data?.hosting.invoice.groups.nodes ?? [];
    return groups
      .flatMap((group) => Array.from({ length: group.lineCount }, (): FacetRow => ({ ...group })))
      .slice(0, mostRows);
  }, [data]);
  return (
    <div className="costs-filter">
      <FilterField
        label="Filter the costs"
        text={view.text}
        onText={(text) => go(hrefWith({ q: text || null }), { replace: true })}
        filters={costFilters}
        rows={rows}
        placeholder="kind:volume account:production label:env=prod product:ccx23"
        onFocus={() => setWanted(true)}
      />
      {view.problems.length > 0 && (
        <div className="strip" role="status">
          <Icon name="warning" />
          <div>
            <strong>Not everything in the address or the filter could be read.</strong>
            <ul>
              {view.problems.map((problem) => (
                <li key={problem}>
                  <OutsideText>{problem.replaceAll('`', '')}</OutsideText>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
