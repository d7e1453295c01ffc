/** The items without a known price, each with its reason and the button that adds one. */
import { billKinds } from '../../../format/bill-kinds.js';
import { shownName } from '../../../format/resource-address.js';
import { count } from '../../../format/money.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { CostPricesDocument } from '../../../generated/graphql.js';
import { Icon } from '../../../parts/icon.js';
import { OutsideText, OutsideTexts } from '../../../parts/outside-text.js';
import { Section } from '../../../parts/section.js';
import { Skeleton } from '../../../parts/states.js';
import { go, hrefWith } from '../../../route/address.js';
import { accountLabel, useScope } from '../../../shell/scope.js';
import { keyOf, placeOf, reasons } from '../prices/lines.js';
import { PriceEntry } from '../prices/price-entry.js';
import type { View } from '../view/use-view.js';

export function UnknownItems({ view }: { view: View }) {
  const { currency, maxAge } = useScope();
  const result = useGraphQuery(CostPricesDocument, { currency, maxAge, filter: view.filter });
  const bill = result.isOther ? undefined : result.data?.hosting.bill;
  const items = bill?.unknown.nodes ?? [];
  const more = bill ? bill.unknownCount - items.length : 0;
  return (
    <Section
      title="Without a price"
      note="as things are now, in no amount"
      result={result}
      className="costs-unknown"
      tools={
        <button type="button" className="button" onClick={() => go(hrefWith({ show: null }))}>
          <Icon name="close" /> Close
        </button>
      }
    >
      {!bill ? (
        <Skeleton width={30} />
      ) : items.length === 0 ? (
        <p className="quiet">Each item has a known price now. It may have had none on earlier days.</p>
      ) : (
        <ul className="rows">
          {items.map((line) => (
            <li key={keyOf(line)} className="row two-lines">
              <span className="strong clip">
                <OutsideText>{shownName(line)}</OutsideText>
              </span>
              <span className="small quiet">
                <OutsideTexts
                  of={[
                    billKinds[line.kind],
                    accountLabel(line.api, line.accountName),
                    placeOf(line),
                    reasons[line.reason],
                  ]}
                />
              </span>
              <PriceEntry line={line} currency={bill.currency} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="small quiet">And {count(more)} more: filter to see them.</p>}
    </Section>
  );
}
