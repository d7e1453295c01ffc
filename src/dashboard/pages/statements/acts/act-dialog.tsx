/** Does what can be done about a compared line, once its consequence was read; a text is copied. */
import { refresh } from '../../../ask/connection.js';
import { useSend } from '../../../ask/use-send.js';
import { TypedDocumentString } from '../../../generated/graphql.js';
import { isObject } from '../../../../base/unknown.js';
import { Dialog } from '../../../parts/dialogs/dialog.js';
import { CopyBox } from '../../../parts/export/copy-box.js';
import { AmountField } from '../../../parts/form/amount-field.js';
import { amountError, decimalIn } from '../../../parts/form/amount.js';
import { FormDialog } from '../../../parts/form/form-dialog.js';
import { useForm } from '../../../parts/form/use-form.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { say } from '../../../parts/toast.js';
import { type ComparedLine, verdictWords } from '../words.js';
import { type LineAct, wordsOf } from './ready-act.js';

interface ActDialogProps {
  readonly act: LineAct;
  readonly line: ComparedLine;
  readonly mayWrite: boolean;
  onClose(): void;
}

export function ActDialog(props: ActDialogProps) {
  const { act, line, mayWrite } = props;
  const words = wordsOf(act, line.name);
  if (words !== null && mayWrite && act.mutation !== null) return <SendDialog {...props} words={words} />;
  return <TextDialog {...props} />;
}

/** Shows a text to copy: the question for the provider, or a mutation that this page or token does not send. */
function TextDialog({ act, line, onClose, mayWrite }: ActDialogProps) {
  const words = wordsOf(act, line.name);
  const isQuestion = act.kind === 'COPY_FOR_PROVIDER';
  const text = act.text ?? [act.mutation, JSON.stringify(act.variables, null, 2)].join('\n\n');
  return (
    <Dialog
      title={isQuestion ? `Ask the provider about ${line.name}` : `What can be done about ${line.name}`}
      subtitle={
        isQuestion
          ? 'Meridian sends nothing to the provider: copy the text into a support request.'
          : !mayWrite
            ? 'Your token cannot do this: someone whose token has hosting:write can.'
            : 'This page has no button for it: send it to the graph.'
      }
      onClose={onClose}
      foot={
        <button type="button" className="button" onClick={onClose}>
          Done
        </button>
      }
    >
      {words !== null && (
        <p>
          <OutsideText>{words.consequence}</OutsideText>
        </p>
      )}
      <CopyBox of={isQuestion ? 'the question' : 'the operation'} text={text} />
    </Dialog>
  );
}

interface SendDialogProps extends ActDialogProps {
  readonly words: NonNullable<ReturnType<typeof wordsOf>>;
}

/** Digits of a percentage that the server reads. */
const percent = { digits: [3, 4], example: 19, most: '100' } as const;

function SendDialog({ act, line, words, onClose }: SendDialogProps) {
  const send = useSend(new TypedDocumentString<unknown, Record<string, unknown>>(act.mutation ?? ''));
  const hasTax = act.kind === 'USE_AS_OWN_PRICE';
  const form = useForm({
    first: { vat: '' },
    check({ vat }) {
      const wrong = vat.trim() === '' ? null : amountError(vat, percent);
      return wrong === null ? {} : { vat: wrong };
    },
    async send({ vat }) {
      const variables = act.variables ?? {};
      const input = variables['input'];
      const sent = await send(
        vat.trim() === '' || !isObject(input) ? variables : { ...variables, input: { ...input, vat: decimalIn(vat) } },
      );
      if ('problem' in sent) return sent.problem;
      onClose();
      say({ text: `Done for ${line.name}. The statement is compared again.` });
      refresh({ afterAct: true });
      return null;
    },
  });
  return (
    <FormDialog
      form={form}
      title={words.title}
      subtitle={`${verdictWords[line.verdict]} on the statement`}
      act={words.act}
      cancel="Leave it"
      onClose={onClose}
    >
      <p>
        <OutsideText>{words.consequence}</OutsideText>
      </p>
      {hasTax && <AmountField {...form.field('vat')} label="Tax on it, in per cent" placeholder="Optional" />}
    </FormDialog>
  );
}
