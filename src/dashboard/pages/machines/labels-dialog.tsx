/** Labels as editable pairs, of one or several machines; the mutation is shown before it is sent. */
import { useState } from 'react';
import { openAct } from '../../acts/act.js';
import { FormDialog } from '../../parts/form/form-dialog.js';
import { TextField } from '../../parts/form/text-field.js';
import { useForm } from '../../parts/form/use-form.js';
import { Icon } from '../../parts/icon.js';
import { labelsAct } from './acts.js';
import { changed, editOf, errorsIn, filledIn, isSame, type LabelPair, pairsIn, shared, textOf } from './labels.js';
import type { Machine } from './machine.js';

interface LabelsDialogProps {
  readonly draftKey: string;
  readonly machines: readonly Machine[];
  onClose(): void;
}

export function LabelsDialog({ draftKey, machines, onClose }: LabelsDialogProps) {
  const [before] = useState(() => shared(machines.map(({ labels }) => labels ?? {})));
  const form = useForm({
    key: draftKey,
    first: { pairs: textOf(before.length === 0 ? [{ key: '', value: '' }] : before) },
    check: ({ pairs }) => errorsIn(pairsIn(pairs)),
    send({ pairs }) {
      const writes = writesFor(machines, before, filledIn(pairsIn(pairs)));
      if (writes.length === 0) return Promise.resolve({ message: 'Nothing has changed: edit a label first.' });
      onClose();
      openAct(...writes);
      return Promise.resolve(null);
    },
  });
  const pairs = pairsIn(form.values.pairs);
  // Removing a pair renumbers those behind it.
  const setPairs = (next: readonly LabelPair[], fields = Object.keys(form.errors)) =>
    form.set({ pairs: textOf(next) }, fields);
  const writes = writesFor(machines, before, filledIn(pairs));
  const [only] = machines;
  const isOne = machines.length === 1 && only !== undefined;

  function set(index: number, change: Partial<LabelPair>): void {
    const next = pairs.map((pair, at) => (at === index ? { ...pair, ...change } : pair));
    setPairs(next, [`key-${index}`, `value-${index}`]);
  }

  return (
    <FormDialog
      form={form}
      title={isOne ? `Labels of ${only.name}` : `Labels of ${machines.length} machines`}
      {...(!isOne && { subtitle: 'Labels that all of them share. Other labels stay as they are.' })}
      act={['Review the change…', 'Review the change…']}
      onClose={onClose}
    >
      {pairs.map((pair, index) => (
        // Pairs have no stable key: their label keys are being edited.
        <div className="machines-label" key={index}>
          <TextField
            name={`key-${index}`}
            label={`Key ${index + 1}`}
            isLabelHidden
            placeholder="key"
            value={pair.key}
            onChange={(key) => set(index, { key })}
          />
          <span aria-hidden="true">=</span>
          <TextField
            name={`value-${index}`}
            label={`Value ${index + 1}`}
            isLabelHidden
            placeholder="value"
            value={pair.value}
            onChange={(value) => set(index, { value })}
          />
          <button
            type="button"
            className="button plain icon-only"
            aria-label={`Remove ${pair.key || `label ${index + 1}`}`}
            onClick={() => setPairs(pairs.filter((_, at) => at !== index))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button machines-more-labels"
        onClick={() => setPairs([...pairs, { key: '', value: '' }])}
      >
        <Icon name="plus" />
        Add a label
      </button>
      <p className="small quiet" role="status">
        {writes.length === 0 ? 'No changes yet.' : `Changes ${writes.length} of ${machines.length}.`}
      </p>
    </FormDialog>
  );
}

function writesFor(machines: readonly Machine[], before: readonly LabelPair[], wanted: readonly LabelPair[]) {
  const edit = editOf(before, wanted);
  return machines.flatMap((machine) => {
    const labels = changed(machine.labels ?? {}, before, wanted);
    return isSame(labels, machine.labels ?? {}) ? [] : [labelsAct(machine, labels, edit)];
  });
}
