/** The bar above the list: count and cost, columns, density, and download. */
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { count } from '../../format/money.js';
import { countIn, map, type Certainty } from '../../ask/certainty.js';
import { Check } from '../../parts/check.js';
import type { Column } from '../../parts/grid/columns.js';
import { download } from '../../parts/export/download.js';
import { Figure } from '../../parts/figure.js';
import { Icon } from '../../parts/icon.js';
import { lackingText } from '../../parts/missing-sources.js';
import { QueryLink } from '../../parts/section.js';
import { Late } from '../../parts/states.js';
import { useStore } from '../../parts/store.js';
import { density } from '../../shell/settings.js';
import type { QueryOperation } from '../../ask/use-graph-query.js';
import { ViewsMenu } from '../../views/views-menu.js';
import { machinesCsv } from './as-csv.js';
import { firstColumns } from './columns.js';
import { type MachineRow, totalOf, totalWords } from './figures.js';

interface ListBarProps {
  /** The filtered rows, in displayed order. */
  readonly rows: readonly MachineRow[] | undefined;
  /** Null until the first of them are read. */
  readonly all: number | null;
  readonly currency: string;
  /** Completeness of the list, and of the costs. */
  readonly read: Certainty<unknown>;
  readonly billed: Certainty<unknown>;
  /** More are loading. */
  readonly isGrowing: boolean;
  readonly columns: readonly Column<MachineRow>[];
  readonly shown: readonly string[];
  readonly operation: QueryOperation;
  onShow(columns: readonly string[]): void;
}

export function ListBar({
  rows,
  all,
  currency,
  read,
  billed,
  isGrowing,
  columns,
  shown,
  operation,
  onShow,
}: ListBarProps) {
  const dense = useStore(density);
  return (
    <div className="list-bar machines-bar">
      <p className="machines-total" role="status">
        {rows === undefined ? (
          <Late width={30}>{null}</Late>
        ) : (
          <TotalWords rows={rows} all={all} currency={currency} read={read} billed={billed} isGrowing={isGrowing} />
        )}
      </p>
      <div className="section-tools">
        <ViewsMenu page="machines" />
        <DialogTrigger>
          <Button className="button plain" aria-label="Columns">
            <Icon name="columns" />
            <span className="machines-word">Columns</span>
          </Button>
          <Popover className="popover" placement="bottom end">
            <Dialog aria-label="Columns" className="machines-columns">
              {columns.map(({ id, header }) => (
                <Check
                  key={id}
                  isOn={shown.includes(id)}
                  onChange={(isOn) => onShow(isOn ? [...shown, id] : shown.filter((each) => each !== id))}
                >
                  {header}
                </Check>
              ))}
              <button type="button" className="button plain small" onClick={() => onShow(firstColumns)}>
                Reset
              </button>
            </Dialog>
          </Popover>
        </DialogTrigger>
        <button
          type="button"
          className="button plain"
          aria-label="Density: compact rows"
          aria-pressed={dense === 'compact'}
          onClick={() => density.set(dense === 'compact' ? 'roomy' : 'compact')}
        >
          <Icon name="density" />
          <span className="machines-word">Density</span>
        </button>
        <button
          type="button"
          className="button plain"
          aria-label="CSV of these machines"
          disabled={rows === undefined}
          onClick={() => rows && download('machines.csv', machinesCsv(rows, currency, lackingText(billed)))}
        >
          <Icon name="download" />
          <span className="machines-word">CSV</span>
        </button>
        <QueryLink operation={operation} of="the machines" />
      </div>
    </div>
  );
}

type TotalProps = Pick<ListBarProps, 'all' | 'currency' | 'read' | 'billed' | 'isGrowing'>;

function TotalWords({ rows, all, currency, read, billed, isGrowing }: TotalProps & { rows: readonly MachineRow[] }) {
  const total = totalOf(rows);
  const words = totalWords(
    map(billed, () => total),
    currency,
  );
  const counted = countIn(read, () => total.count);
  if (counted.is === 'unknown') return <strong>Unknown</strong>;
  return (
    <>
      <strong>
        <Figure of={counted}>{count}</Figure>
      </strong>
      {all === null || total.count === all ? '' : ` of ${count(all)}`} {all === 1 ? 'machine' : 'machines'}
      {words === '' ? '' : ', '}
      {words ?? <Late width={16}>{null}</Late>}
      {isGrowing && ', loading more'}
    </>
  );
}
