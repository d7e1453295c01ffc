/** Labels as editable pairs, of one or several machines; the mutation is shown before it is sent. */
import { useId, useState } from 'react';
import { openAct } from '../../acts/act.js';
import { Dialog } from '../../parts/dialogs/dialog.js';
import { Icon } from '../../parts/icon.js';
import { labelsAct } from './acts.js';
import { changed, editOf, isSame, type LabelPair, shared, wrongIn } from './labels.js';
import type { Machine } from './machine.js';

export function LabelsDialog({ machines, onClose }: { machines: readonly Machine[]; onClose(): void }) {
  const [before] = useState(() => shared(machines.map(({ labels }) => labels ?? {})));
  const [pairs, setPairs] = useState<readonly LabelPair[]>(before.length === 0 ? [{ key: '', value: '' }] : before);
  const id = useId();
  const wanted = pairs.filter(({ key, value }) => key.trim() !== '' || value.trim() !== '');
  const wrongs = wanted.map((pair) => wrongIn(pair, wanted));
  const wrong = wrongs.find((each) => each !== null) ?? null;
  const edit = editOf(before, wanted);
  const writes = machines.flatMap((machine) => {
    const labels = changed(machine.labels ?? {}, before, wanted);
    return isSame(labels, machine.labels ?? {}) ? [] : [labelsAct(machine, labels, edit)];
  });
  const [only] = machines;
  const title = machines.length === 1 && only ? `Labels of ${only.name}` : `Labels of ${machines.length} machines`;

  function set(index: number, change: Partial<LabelPair>): void {
    setPairs(pairs.map((pair, at) => (at === index ? { ...pair, ...change } : pair)));
  }

  return (
    <Dialog
      title={title}
      {...(machines.length > 1 && { subtitle: 'What all of them have alike. Other labels stay as they are.' })}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="button" onClick={onClose}>
            Leave them
          </button>
          <button type="submit" form={id} className="button primary" disabled={wrong !== null || writes.length === 0}>
            Show what is sent…
          </button>
        </>
      }
    >
      <form
        id={id}
        className="machines-labels"
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong !== null || writes.length === 0) return;
          onClose();
          openAct(...writes);
        }}
      >
        {pairs.map((pair, index) => (
          // Pairs have no stable key: their label keys are being edited.
          <div className="machines-label" key={index}>
            <input
              className="input"
              aria-label={`Key ${index + 1}`}
              placeholder="key"
              autoFocus={index === 0}
              value={pair.key}
              aria-invalid={isWrong(pair, wanted)}
              onChange={({ target }) => set(index, { key: target.value })}
            />
            <span aria-hidden="true">=</span>
            <input
              className="input"
              aria-label={`Value ${index + 1}`}
              placeholder="value"
              value={pair.value}
              onChange={({ target }) => set(index, { value: target.value })}
            />
            <button
              type="button"
              className="button plain icon-only"
              aria-label={`Take away ${pair.key || `pair ${index + 1}`}`}
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
          Another label
        </button>
        <p className="small" role="status">
          {wrong !== null ? (
            <span className="bad">{wrong}</span>
          ) : (
            <span className="quiet">
              {writes.length === 0 ? 'Nothing is changed yet.' : `Changes ${writes.length} of ${machines.length}.`}
            </span>
          )}
        </p>
      </form>
    </Dialog>
  );
}

function isWrong(pair: LabelPair, wanted: readonly LabelPair[]): boolean {
  return wanted.includes(pair) && wrongIn(pair, wanted) !== null;
}
