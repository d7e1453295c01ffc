/** The foot of the dialog: cancel, or confirm by typing the name or by a second click. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { TextField } from '../parts/form/text-field.js';
import { Icon } from '../parts/icon.js';
import { OutsideText } from '../parts/outside-text.js';

interface ConfirmProps {
  readonly confirm: { readonly type: string } | { readonly click: string } | null;
  readonly doIt: string;
  readonly leaveIt: string;
  /** Why it cannot be done from here. */
  readonly hindrance: ReactNode | null;
  onDo(): void;
  onLeave(): void;
}

export function Confirm({ confirm, doIt, leaveIt, hindrance, onDo, onLeave }: ConfirmProps) {
  const [typed, setTyped] = useState('');
  const [isArmed, setArmed] = useState(false);
  const word = confirm && 'type' in confirm ? confirm.type : null;
  const question = confirm && 'click' in confirm ? confirm.click : null;
  const isReady = word === null || typed.trim() === word;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isReady || hindrance !== null) return;
    if (question !== null && !isArmed) setArmed(true);
    else onDo();
  }
  return (
    <form className="act-confirm" onSubmit={submit}>
      {hindrance !== null && (
        <p className="act-hindrance warn" role="status">
          {hindrance}
        </p>
      )}
      {hindrance === null && word !== null && (
        <TextField
          label={
            <>
              Type{' '}
              <strong>
                <OutsideText>{word}</OutsideText>
              </strong>{' '}
              to confirm
            </>
          }
          value={typed}
          isMono
          onChange={setTyped}
        />
      )}
      {hindrance === null && question !== null && (
        <p className="act-question" role="status">
          {isArmed && question}
        </p>
      )}
      <div className="act-buttons">
        {/* So that Enter, pressed by accident, changes nothing. */}
        <button type="button" className="button edge" autoFocus onClick={onLeave}>
          {leaveIt} <kbd>Esc</kbd>
        </button>
        {hindrance === null && (
          <button type="submit" className={`button ${word === null ? 'primary' : 'danger'}`} disabled={!isReady}>
            {word !== null && <Icon name="trash" />}
            {isArmed ? `Yes, ${doIt.charAt(0).toLowerCase()}${doIt.slice(1)}` : doIt}
          </button>
        )}
      </div>
    </form>
  );
}
