/** The month by kind, API, account or label, as bars on one scale with their amounts. */
import { billKindOfType, billKinds } from '../../format/bill-kinds.js';
import { currencyIn, totalSaving, type ShortFinding } from '../../ask/finding-amounts.js';
import { count, counted, figure, share, symbolOf } from '../../format/money.js';
import { shownName } from '../../format/resource-address.js';
import { groupAmount } from '../../ask/group-amount.js';
import { certaintyOf, valueOf } from '../../ask/certainty.js';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { useShortFindings } from '../../ask/use-short-findings.js';
import { BillByDocument, type BillByQuery, type BillGroupBy } from '../../generated/graphql.js';
import { Bar } from '../../parts/bar.js';
import { LabelKey } from '../../parts/form/label-key.js';
import { LowerBoundNote } from '../../parts/missing-sources.js';
import { Section } from '../../parts/section.js';
import { Segments } from '../../parts/segments.js';
import { Skeleton } from '../../parts/states.js';
import { printText } from '../../filter/print.js';
import { hrefTo, useParam } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { useScope } from '../../shell/scope.js';
import { OutsideText } from '../../parts/outside-text.js';

type CostGroup = BillByQuery['hosting']['bill']['groups']['nodes'][number];

const choices = [
  { key: 'kind', label: 'Kind', groupBy: ['KIND'] },
  { key: 'api', label: 'API', groupBy: ['API'] },
  { key: 'account', label: 'Account', groupBy: ['API', 'ACCOUNT'] },
  { key: 'label', label: 'Label', groupBy: ['LABEL'] },
  { key: 'product', label: 'Product', groupBy: ['PRODUCT'] },
  { key: 'resource', label: 'Resource', groupBy: ['RESOURCE'] },
] as const satisfies readonly { key: string; label: string; groupBy: readonly BillGroupBy[] }[];

type CostChoice = (typeof choices)[number];

export function CostBy({ isTurn }: { isTurn: boolean }) {
  const [by, setBy] = useParam('by');
  const [labelKey, setLabelKey] = useParam('label');
  const choice: CostChoice = choices.find(({ key }) => key === by) ?? choices[0];
  const isWaiting = choice.key === 'label' && labelKey === null;
  const scope = useScope();
  const variables = {
    ...scope,
    groupBy: [...choice.groupBy],
    labelKey: choice.key === 'label' ? labelKey : null,
  };
  const result = useGraphQuery(BillByDocument, variables, { pause: isWaiting });
  const { findings } = useShortFindings({ pause: !isTurn });
  const read = certaintyOf(result, ({ hosting }) => hosting.bill);
  const bill = isWaiting ? undefined : valueOf(read)?.hosting.bill;
  const currency = bill?.currency ?? scope.currency;
  const total = bill?.rounded?.gross?.amount ?? null;
  // A share of an incomplete amount would be wrong.
  const hasShares = read.is === 'whole';
  const largest = Math.max(0, ...(bill?.groups.nodes.map((group) => Number(groupAmount(group))) ?? []));
  const lines = bill?.groups.nodes.filter(({ lineCount, unknownCount }) => lineCount + unknownCount > 0);
  return (
    <Section
      className="overview-cost"
      title="Cost by"
      result={result}
      tools={
        <Segments
          label="Cost by"
          choices={choices}
          chosen={choice.key}
          onChoose={(key) => setBy(key === 'kind' ? null : key)}
        />
      }
    >
      {choice.key === 'label' && <LabelKey value={labelKey ?? ''} onChange={setLabelKey} />}
      {!isWaiting && (
        <table>
          <thead>
            <tr>
              <th scope="col">{choice.label}</th>
              <th scope="col" className="end">
                Items
              </th>
              <td aria-hidden="true" />
              <th scope="col" className="end">
                {symbolOf(currency)} a month
              </th>
              <th scope="col" className="end">
                Share
              </th>
            </tr>
          </thead>
          <tbody>
            {lines?.map((group) => {
              const q = filterOf(group, choice, labelKey);
              const { lineCount, unknownCount } = group;
              const amount = groupAmount(group);
              const name = nameOf(group, choice);
              return (
                <tr key={group.resourceId ?? name}>
                  <th scope="row">
                    {group.restCount === null && q !== null ? (
                      <Link className="row-title" href={hrefTo('costs', { q })}>
                        <OutsideText>{name}</OutsideText>
                      </Link>
                    ) : (
                      <OutsideText>{name}</OutsideText>
                    )}
                    {unknownCount > 0 && (
                      <span className="warn small"> ({counted(unknownCount, 'item', 'items')} without a price)</span>
                    )}
                  </th>
                  <td className="end">{count(lineCount + unknownCount)}</td>
                  <td className="cost-bar">
                    {amount !== null && (
                      <Bar
                        part={Number(amount)}
                        ends={currencyIn(findings ?? []) === currency ? Number(endsIn(findings, group, choice)) : 0}
                        total={largest}
                      />
                    )}
                  </td>
                  <td className="end">{amount === null ? 'unknown' : figure(amount)}</td>
                  <td className="end quiet">
                    {hasShares && amount !== null && total !== null && share(amount, total)}
                  </td>
                </tr>
              );
            }) ??
              Array.from({ length: read.is === 'awaited' ? 8 : 0 }, (_, line) => (
                <tr key={line}>
                  <td colSpan={5}>
                    <Skeleton width={36} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      {!isWaiting && <LowerBoundNote of={read} />}
      {bill && bill.groupCount > bill.groups.nodes.length && (
        <p className="small warn">
          Only the {count(bill.groups.nodes.length)} most expensive of {count(bill.groupCount)}.
        </p>
      )}
      <p className="legend">
        <span className="key">
          <span className="swatch costs" /> costs
        </span>
        <span className="key">
          <span className="swatch ends" /> of it, could end
        </span>
      </p>
    </Section>
  );
}

function nameOf(group: CostGroup, { key }: CostChoice): string {
  const { kind, api, accountName: account, label, product, resourceName, resourceId, restCount } = group;
  if (restCount !== null) return counted(restCount, 'other', 'others');
  if (key === 'kind') return kind === null ? '' : billKinds[kind];
  if (key === 'api') return api?.toLowerCase() ?? '';
  if (key === 'account') return `${api?.toLowerCase() ?? ''} · ${account ?? ''}`;
  if (key === 'product') return `${api?.toLowerCase() ?? ''} · ${product ?? 'no product'}`;
  if (key === 'resource')
    return resourceId === null ? '' : shownName({ api: api ?? '', id: resourceId, name: resourceName });
  return label ?? 'Without this label';
}

/** The part of it that could end; unknown for labels and products. */
function endsIn(
  findings: readonly ShortFinding[] | undefined,
  { kind, api, accountName: account, resourceId }: CostGroup,
  { key }: CostChoice,
): string {
  const own = (findings ?? []).filter((finding) => {
    if (key === 'kind') return billKindOfType[finding.resource?.__typename ?? ''] === kind;
    if (key === 'resource') return finding.resourceId === resourceId;
    return (
      key !== 'label' && key !== 'product' && finding.api === api && (key === 'api' || finding.accountName === account)
    );
  });
  return totalSaving(own);
}

/** Null where no filter selects the group, as of what has no product. */
function filterOf(
  { kind, api, accountName: account, label, product, resourceId }: CostGroup,
  { key }: CostChoice,
  labelKey: string | null,
): string | null {
  if (key === 'kind') return `kind:${kind?.toLowerCase()}`;
  if (key === 'api') return `api:${api?.toLowerCase()}`;
  if (key === 'account') return `api:${api?.toLowerCase()} account:${account}`;
  if (key === 'product') {
    return product === null ? null : `api:${api?.toLowerCase()} product:${printText(product, true)}`;
  }
  if (key === 'resource') return `id:${resourceId}`;
  return label === null ? null : `label:${printText(`${labelKey}=${label}`, true)}`;
}
