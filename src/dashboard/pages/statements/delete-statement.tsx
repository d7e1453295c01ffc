/** Deletes an imported statement; what was learnt from it stays. */
import { refresh } from '../../ask/connection.js';
import { useSend } from '../../ask/use-send.js';
import { money } from '../../format/money.js';
import { DeleteStatementDocument } from '../../generated/graphql.js';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.js';
import { formWords, type StatementHead, statementPeriod } from './words.js';

interface DeleteStatementProps {
  readonly statement: StatementHead;
  onClose(): void;
  onDone(): void;
}

export function DeleteStatement({ statement, onClose, onDone }: DeleteStatementProps) {
  const send = useSend(DeleteStatementDocument);
  return (
    <ConfirmDialog
      title={`Delete the statement of ${statementPeriod(statement)}?`}
      subtitle={`${formWords[statement.form]}, ${money(statement.total)} without tax`}
      act={['Delete the statement', 'Deleting the statement']}
      send={() => send({ id: statement.id })}
      onClose={onClose}
      onDone={() => {
        onDone();
        refresh({ afterAct: true });
      }}
    >
      <p>
        Its rows and its comparison are deleted. Own prices and corrections that came from it stay. Import the file
        again to get it back.
      </p>
    </ConfirmDialog>
  );
}
