/** The second step of an import: what the file bills, whose it is, and the button that stores it. */
import { useState } from 'react';
import { refresh } from '../../../ask/connection.js';
import { useSend } from '../../../ask/use-send.js';
import { count, counted, money } from '../../../format/money.js';
import { ImportStatementDocument, type ImportStatementMutation } from '../../../generated/graphql.js';
import { AccountField } from '../../../parts/form/account-field.js';
import { FormDialog } from '../../../parts/form/form-dialog.js';
import { useForm } from '../../../parts/form/use-form.js';
import { Icon } from '../../../parts/icon.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { go, hrefTo } from '../../../route/address.js';
import { useFrame } from '../../../shell/frame.js';
import { accountsText, formWords, groupingText, statementPeriod } from '../words.js';
import type { ChosenFile } from './chosen-file.js';
import { firstTies, tieFields, tiesIn } from './ties.js';

interface ReadStatementProps {
  readonly file: ChosenFile;
  readonly preview: NonNullable<ImportStatementMutation['importStatement']>;
  /** Goes back to the choice of a file. */
  onOther(): void;
  onClose(): void;
}

export function ReadStatement({ file, preview: { statement, isReplacement }, onOther, onClose }: ReadStatementProps) {
  const send = useSend(ImportStatementDocument);
  const { groupings } = statement;
  const accounts = useFrame().data?.hosting.sources ?? [];
  /** The groupings whose accounts are chosen though they are known. */
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const form = useForm({
    first: firstTies(groupings),
    check: () => ({}),
    async send(values) {
      const input = { file: { base64: file.base64 }, groupings: tiesIn(values, groupings, accounts) };
      const sent = await send({ input });
      if ('problem' in sent) return sent.problem;
      const stored = sent.data.importStatement;
      onClose();
      if (stored) go(hrefTo('statements', { open: stored.statement.id }));
      refresh({ afterAct: true });
      return null;
    },
    // It is about a grouping, of which each has fields of its own.
    fieldOf: () => undefined,
  });
  const unknownCount = groupings.filter(
    ({ tie }, place) => tie === null && tieFields(form.values, place, accounts).every(({ value }) => value === ''),
  ).length;
  return (
    <FormDialog
      form={form}
      title={`Import the statement of ${statementPeriod(statement)}?`}
      act={
        isReplacement
          ? ['Replace the statement', 'Replacing the statement']
          : ['Import the statement', 'Importing the statement']
      }
      onClose={onClose}
    >
      <dl className="pairs">
        <dt>File</dt>
        <dd>
          <OutsideText>{file.name}</OutsideText>{' '}
          <button type="button" className="button link" onClick={onOther}>
            Choose another
          </button>
        </dd>
        <dt>Form</dt>
        <dd>{formWords[statement.form]}</dd>
        <dt>Rows</dt>
        <dd>{count(statement.rowCount)}</dd>
        <dt>Sum</dt>
        <dd>{money(statement.total)} without tax</dd>
      </dl>
      <p className="small quiet">
        Compare rows and sum with the provider's: a file that was cut between two rows is one of fewer rows.
      </p>
      {isReplacement && (
        <p className="form-problem statement-replaces">
          <Icon name="swap" /> This statement is imported already. It is replaced; own prices and corrections stay.
        </p>
      )}
      {groupings.map(({ name, accounts: tied, tie }, place) => {
        const known = accountsText(tied);
        const title = groupingText(name);
        if (known !== null && tie !== null && !chosen.includes(place)) {
          return (
            <div key={name} className="statement-tie">
              <span className="form-label">
                <OutsideText>{title}</OutsideText>
              </span>
              <span>
                <OutsideText>{known}</OutsideText>{' '}
                <span className="small quiet">
                  {tie === 'RESOURCES' ? 'by the numbers of its resources' : 'as chosen before'}
                </span>{' '}
                <button
                  type="button"
                  className="button link"
                  onClick={() => setChosen([...chosen, place])}
                  aria-label={`Choose other accounts for ${title}`}
                >
                  Choose other
                </button>
              </span>
            </div>
          );
        }
        return (
          <div key={name} className="statement-tie">
            {tieFields(form.values, place, accounts).map(({ name: field, accounts: left }, index) => (
              <AccountField
                key={field}
                {...form.field(field)}
                label={index === 0 ? `Account of ${title}` : `Another account of ${title}`}
                accounts={left}
                none={index === 0 ? 'Unknown' : 'None'}
              />
            ))}
          </div>
        );
      })}
      {unknownCount > 0 && (
        <p className="small quiet">
          {counted(unknownCount, 'grouping has', 'groupings have')} no account: {unknownCount === 1 ? 'its' : 'their'}{' '}
          lines are not compared. You can import the file again and choose.
        </p>
      )}
    </FormDialog>
  );
}
