import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog, type DialogState } from '../ui/dialogs/Dialog';
import { DialogButtons } from '../ui/dialogs/DialogButtons';
import { FormDiscardContext, useDiscardQuestion } from '../ui/dialogs/DiscardQuestion';
import { MutationForm, type MutationFormProps } from '../ui/forms/MutationForm';

interface Props<Values, Result> extends Omit<MutationFormProps<Values>, 'send' | 'onDone'>, DialogState {
  readonly title: string;
  /** Rendered above the inputs. */
  readonly lead: ReactNode;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  /** Sends the validated values; the result is shown in place of the form. */
  readonly send: (values: Values) => Promise<Result>;
  /** Returns the text of a toast with which the dialog closes, if there is no next step. */
  readonly textOf?: (result: Result) => string | undefined;
  /** Renders what was done, with the way to the next step. */
  readonly renderResult: (result: Result) => ReactNode;
}

/** A form in a dialog that stays open after the submit, and shows the result and the way to the next step. */
export function StepDialog<Values extends object, Result>(props: Props<Values, Result>) {
  const { title, lead, submitLabel, isDanger, send, textOf, renderResult, isOpen, onClose, onClosed, ...form } = props;
  const question = useDiscardQuestion();
  const [result, setResult] = useState<{ readonly of: Result }>();
  const isOver = useRef(false);
  const close = () => question.discardThen(onClose);
  return (
    <Dialog title={title} isOpen={isOpen} onClose={close} onClosed={onClosed}>
      {result ? (
        <Result>{renderResult(result.of)}</Result>
      ) : (
        <FormDiscardContext value={question}>
          {lead}
          <MutationForm<Values>
            {...form}
            send={async (values) => {
              const sent = await send(values);
              question.setEdited(false);
              const text = textOf?.(sent);
              if (text === undefined) setResult({ of: sent });
              isOver.current = text !== undefined;
              return text;
            }}
            onEdited={() => question.setEdited(true)}
            onDone={() => {
              if (isOver.current) onClose();
            }}
            renderButtons={(isBusy) => <DialogButtons {...{ submitLabel, isDanger, isBusy }} onKeep={close} />}
          />
        </FormDiscardContext>
      )}
    </Dialog>
  );
}

/** Takes the focus, which the form had. */
function Result({ children }: { readonly children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.focus(), []);
  return (
    <div ref={here} tabIndex={-1}>
      {children}
    </div>
  );
}
