/** The acts on the selected machines; the bar is below the list, so that nothing in it moves. */
import { count } from '../../format/money.js';
import { download } from '../../parts/export/download.js';
import { useOpenForm } from '../../parts/form/use-open-form.js';
import { Icon } from '../../parts/icon.js';
import { useToken } from '../../shell/scope.js';
import { machinesCsv } from './as-csv.js';
import { type MachineRow, totalOf, totalWords } from './figures.js';
import { LabelsDialog, labelsOpener } from './lazy-labels-dialog.js';
import { hasLabels } from './labels.js';
import { machineKeyOf } from './machine-key.js';
import { PowerMenu } from './power-menu.js';
import { lacksWrite, mayWrite } from './rights.js';

interface SelectionBarProps {
  readonly rows: readonly MachineRow[];
  readonly currency: string;
  onClear(): void;
}

export function SelectionBar({ rows, currency, onClear }: SelectionBarProps) {
  const token = useToken();
  const total = totalOf(rows);
  // Sums over the selected rows, whatever else could not be read.
  const words = totalWords({ is: 'whole', value: total }, currency);
  const mine = rows.filter((row) => mayWrite(token, row));
  const labelled = mine.filter(hasLabels);
  const draftKey = `labels of the selected ${labelled.map(machineKeyOf).toSorted().join(', ')}`;
  const [isLabelling, setLabelling] = useOpenForm(draftKey);
  return (
    <div className="selection-bar machines-selection" role="region" aria-label="Selected machines">
      <p role="status">
        <strong>{count(total.count)} selected</strong>
        {words !== null && words !== '' && `, ${words}`}
        {mine.length === 0 && <span className="quiet"> {lacksWrite}</span>}
      </p>
      <div className="machines-selection-acts">
        <PowerMenu machines={mine} isDisabled={mine.length === 0} />
        <button
          type="button"
          className="button"
          disabled={labelled.length === 0}
          {...labelsOpener}
          onClick={() => setLabelling(true)}
        >
          <Icon name="tag" />
          Labels…
        </button>
        <button
          type="button"
          className="button"
          aria-label="CSV of the selected"
          onClick={() => download('machines.csv', machinesCsv(rows, currency, null))}
        >
          <Icon name="download" />
          CSV
        </button>
        <button type="button" className="button plain" onClick={onClear}>
          Clear <kbd>Esc</kbd>
        </button>
      </div>
      {isLabelling && <LabelsDialog draftKey={draftKey} machines={labelled} onClose={() => setLabelling(false)} />}
    </div>
  );
}
