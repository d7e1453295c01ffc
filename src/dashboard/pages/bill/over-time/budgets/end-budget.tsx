/** Before a budget ends: it is gone for all who see it, and no alert is sent of it any more. */
import { useSend } from '../../../../ask/use-send.js';
import { EndBudgetDocument } from '../../../../generated/graphql.js';
import { ConfirmDialog } from '../../../../parts/dialogs/confirm-dialog.js';
import type { Budget } from './budget.js';

interface EndBudgetProps {
  readonly budget: Budget;
  onClose(): void;
  onDone(): void;
}

export function EndBudget({ budget: { id, name }, onClose, onDone }: EndBudgetProps) {
  const send = useSend(EndBudgetDocument);
  return (
    <ConfirmDialog
      title={`End the budget ${name}?`}
      act={['End the budget', 'Ending']}
      send={() => send({ id })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>It disappears for everyone, and its alerts stop. What is billed stays the same.</p>
    </ConfirmDialog>
  );
}
