/**
 * The page of findings: resources that cost money unused, are exposed or broken, or will be soon, and how to end each.
 */
import { useMemo } from 'react';
import { useNoteAttention } from '../../ask/attention.js';
import { currencyIn, judgedIn } from '../../ask/finding-amounts.js';
import { count, symbolOf } from '../../format/money.js';
import { awaited, map, asLowerBound, certaintyOf } from '../../ask/certainty.js';
import { nextPageOf, usePages } from '../../ask/use-pages.js';
import { time } from '../../format/time.js';
import {
  FindingsListDocument,
  type FindingsListQuery,
  type FindingsListQueryVariables,
} from '../../generated/graphql.js';
import { Beside } from '../../parts/side-panel.js';
import { DataGrid, type GridItem } from '../../parts/grid/data-grid.js';
import { download } from '../../parts/export/download.js';
import { Icon } from '../../parts/icon.js';
import { ReadAge } from '../../parts/read-age.js';
import { MissingSources, lackingText } from '../../parts/missing-sources.js';
import { QueryLink } from '../../parts/section.js';
import { Segments } from '../../parts/segments.js';
import { Empty, ProblemLine } from '../../parts/states.js';
import { go, hrefWith, useParam } from '../../route/address.js';
import { useChosen, useScope } from '../../shell/scope.js';
import { ViewsMenu } from '../../views/views-menu.js';
import { nameOf } from './act-of-finding.js';
import { attentionIn } from './attention.js';
import { columnsOf, PhoneFinding } from './columns.js';
import { asCsv } from './csv.js';
import { FindingDetails } from './details.js';
import { Facets } from './facets.js';
import { FindingsHead } from './head.js';
import { GroupHeading } from './heading.js';
import { kindTitle } from './kinds.js';
import {
  type FindingRow,
  groupings,
  groupsOf,
  type Hidden,
  isIn,
  itemsOf,
  parts,
  rowsOf,
  type Shown,
  shownOf,
} from './listing.js';
import { NewChoice, NewNote, newSinceOf } from './new-choice.js';
import { PartChoice } from './part-choice.js';

const nextOf = nextPageOf<FindingsListQuery, FindingsListQueryVariables>(({ hosting }) => hosting.findings.pageInfo);

export default function Findings() {
  const scope = useScope();
  const [silenced, setSilenced] = useParam('silenced');
  const includeSilenced = silenced !== null;
  const [newWord, setNew] = useParam('new');
  const newSince = newSinceOf(newWord);
  const result = usePages(FindingsListDocument, { ...scope, includeSilenced, newSince, after: null }, nextOf, {
    take: 'cached',
  });
  const findings = result.data?.hosting.findings;
  const [by, setBy] = useParam('by');
  const [kind] = useParam('kind');
  const [open, setOpen] = useParam('open');
  const [closed, setClosed] = useSet('closed');
  const [expanded, setWhole] = useSet('all');
  const [verdict] = useSet('without-verdict');
  const [about] = useSet('without-about');
  const [account] = useSet('without-account');
  const [partWord, setPart] = useParam('part');
  const part = parts.find((each) => each === partWord) ?? 'all';
  const hidden = useMemo<Hidden>(() => ({ verdict, about, account }), [verdict, about, account]);
  const grouping = groupings.find(({ key }) => key === by)?.key ?? 'kind';
  const { pages } = result;
  const rows = useMemo(
    () => (pages.length === 0 ? undefined : rowsOf(pages.flatMap(({ hosting }) => hosting.findings.nodes))),
    [pages],
  );
  const within = useMemo(() => shownOf(rows ?? [], hidden, kind), [rows, hidden, kind]);
  const shown = useMemo(() => within.filter((row) => isIn(row, part)), [within, part]);
  const read = asLowerBound(
    certaintyOf(result, ({ hosting }) => hosting.findings),
    result.isCut || result.isGrowing,
  );
  useNoteAttention(
    JSON.stringify(useChosen()),
    // New ones alone are not all that need attention.
    attentionIn(
      judgedIn(result.isGrowing || newSince !== null ? awaited : map(read, () => rows?.map(({ finding }) => finding))),
    ),
    findings?.readAt,
  );
  // That of the displayed findings, also while others are loading.
  const currency = currencyIn(rows?.map(({ finding }) => finding) ?? []) ?? scope.currency;
  const columns = useMemo(() => columnsOf(symbolOf(currency), grouping !== 'kind'), [currency, grouping]);
  const list = useMemo(
    // A kind that the address names is shown completely.
    () => itemsOf(groupsOf(shown, grouping), grouping, closed, kind === null ? expanded : new Set([...expanded, kind])),
    [shown, grouping, closed, expanded, kind],
  );
  const items = list.map((each) => itemOf(each, { closed, setClosed, expanded, setWhole }));
  const inOrder = list.flatMap((each) => (each.kind === 'row' ? [each.row] : []));
  // A link of an alert names it by its id.
  const opened = rows?.find(({ key, finding }) => key === open || finding.id === open);

  function step(by: 1 | -1): void {
    const next = inOrder[inOrder.findIndex(({ key }) => key === opened?.key) + by];
    if (next) setOpen(next.key, { replace: true });
  }

  return (
    <Beside
      width={440}
      sideLabel="The finding"
      onClose={() => setOpen(null)}
      side={opened && <FindingDetails row={opened} currency={currency} onStep={step} onClose={() => setOpen(null)} />}
      list={
        <div className="findings">
          <Facets
            rows={rows}
            hidden={hidden}
            onHide={(facet, values) => go(hrefWith({ [`without-${facet}`]: [...values].join(',') }), { replace: true })}
            silenced={findings?.silencedCount ?? null}
            includeSilenced={includeSilenced}
            onSilenced={(isOn) => setSilenced(isOn ? 'shown' : null)}
          />
          <div className="findings-list">
            <div className="list-bar">
              <FindingsHead of={map(read, () => within)} part={part} currency={currency} />
              <div className="section-tools">
                <NewChoice word={newWord} onChoose={setNew} />
                <PartChoice of={map(read, () => within)} part={part} onChoose={setPart} />
                {kind !== null && (
                  <button type="button" className="button" onClick={() => go(hrefWith({ kind: null }))}>
                    {titleOf(kind, rows)} <Icon name="close" />
                  </button>
                )}
                <span className="findings-groups">
                  <Segments
                    label="Findings"
                    choices={groupings}
                    chosen={grouping}
                    onChoose={(key) => setBy(key === 'kind' ? null : key)}
                  />
                </span>
                <ViewsMenu page="findings" />
                <button
                  type="button"
                  className="button plain"
                  onClick={() => download(`findings-${currency}.csv`, asCsv(shown, currency, lackingText(read)))}
                >
                  <Icon name="download" /> <span className="tool-word">CSV</span>
                </button>
                <QueryLink operation={result.operation} of="the findings" />
              </div>
            </div>
            <ReadAge of="the findings" results={result} read={read} />
            <ProblemLine result={result} />
            <NewNote since={newSince} undated={findings?.undatedCount} />
            <MissingSources of={read} />
            {findings && rows && rows.length < findings.totalCount && (
              <p className="small warn">
                Only the {count(rows.length)} most severe of {count(findings.totalCount)}.{' '}
                {result.isCut ? 'The others could not be read.' : 'Loading the others.'}
              </p>
            )}
            <DataGrid
              label="Findings"
              items={items}
              columns={columns}
              keyOf={({ key }) => key}
              nameOf={({ finding }) => nameOf(finding)}
              phone={(row) => <PhoneFinding {...row} />}
              open={opened?.key ?? null}
              onOpen={({ key }) => setOpen(key)}
              isLoading={rows === undefined && result.isBusy}
              empty={
                rows !== undefined && rows.length > 0 ? (
                  <Empty
                    icon="findings"
                    title="No matching findings"
                    way={
                      <button type="button" className="button" onClick={() => go(hrefWith(without))}>
                        Show all {count(rows.length)}
                      </button>
                    }
                  />
                ) : read.is !== 'whole' ? (
                  <Empty icon="plug" title="Findings unknown">
                    The data that the rules need could not be read.
                  </Empty>
                ) : newSince !== null ? (
                  <Empty icon="findings" title="No new findings">
                    No recorded finding was first seen since {time(newSince, 'plainDate')}.
                  </Empty>
                ) : (
                  <Empty icon="check" title="No findings">
                    Every rule was checked for {findings ? count(findings.sources.length) : 'all'} accounts at{' '}
                    {time(findings?.readAt, 'clock')}.
                  </Empty>
                )
              }
            />
          </div>
        </div>
      }
    />
  );
}

const without = { 'without-verdict': null, 'without-about': null, 'without-account': null, kind: null, part: null };

/** A parameter as a set of words, and its setter. */
function useSet(name: string): [ReadonlySet<string>, (values: ReadonlySet<string>) => void] {
  const [text, setText] = useParam(name);
  const values = useMemo(() => new Set(text === null ? [] : text.split(',')), [text]);
  return [values, (next) => setText([...next].join(','), { replace: true })];
}

interface Folding {
  readonly closed: ReadonlySet<string>;
  setClosed(values: ReadonlySet<string>): void;
  readonly expanded: ReadonlySet<string>;
  setWhole(values: ReadonlySet<string>): void;
}

function itemOf(each: Shown, { closed, setClosed, expanded, setWhole }: Folding): GridItem<FindingRow> {
  if (each.kind === 'row') return each;
  const { group } = each;
  if (each.kind === 'more') {
    const content = (
      <button
        type="button"
        className="button link findings-more"
        onClick={() => setWhole(new Set([...expanded, group.key]))}
      >
        {count(each.count)} more<span className="hidden-text"> of {group.title}</span>
      </button>
    );
    return { kind: 'heading', key: `more ${group.key}`, content };
  }
  const toggle = () =>
    setClosed(each.isOpen ? new Set([...closed, group.key]) : new Set([...closed].filter((key) => key !== group.key)));
  return {
    kind: 'heading',
    key: `group ${group.key}`,
    content: <GroupHeading group={group} isOpen={each.isOpen} onToggle={toggle} />,
  };
}

function titleOf(kind: string, rows: readonly FindingRow[] | undefined): string {
  const known = rows?.find(({ finding }) => finding.kind === kind)?.finding.kind;
  return known === undefined ? kind : kindTitle(known);
}
