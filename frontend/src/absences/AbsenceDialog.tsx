import { Form, Input, Select } from 'antd';
import { useRef, useState } from 'react';
import { CoversDocument } from '../covers/gql/generated';
import { onceFailureText } from '../payments/once-failure-text';
import { appointmentLists } from '../schedule/change-dialog';
import { Dialog, type DialogState } from '../ui/dialogs/Dialog';
import { DialogButtons } from '../ui/dialogs/DialogButtons';
import { FormDiscardContext, useDiscardQuestion } from '../ui/dialogs/DiscardQuestion';
import { choiceRules, optionalTextRules } from '../ui/forms/form-rules';
import { FormGrid, Wide } from '../ui/forms/FormGrid';
import { MutationForm } from '../ui/forms/MutationForm';
import { besideSelect } from '../ui/forms/select-popup';
import { usePhysiotherapistsQuery } from '../workplace/gql/generated';
import { arrangedText, type Arranged } from './absence-texts';
import { AbsenceOutcome } from './AbsenceOutcome';
import { AbsenceSessions } from './AbsenceSessions';
import { useArrangeAbsenceMutation } from './gql/generated';
import { standInOf, type Choices, type Proposed } from './StandIns';

/** Most physiotherapists who cover one absence. */
const mostCovers = 5;

interface Values {
  readonly physiotherapistId: string;
  readonly from: string;
  readonly until: string;
  readonly note?: string;
  readonly standIns?: Choices;
  readonly coveredBy?: readonly string[];
}

interface Props extends DialogState {
  /** The clinic day from which on somebody is away, unless the desk enters another time. */
  readonly day: string;
}

/**
 * Arranges an absence: who is away and until when, who takes each session in it, and who covers. What waits afterwards is named before the
 * dialog closes.
 */
export function AbsenceDialog({ day, isOpen, onClose, onClosed }: Props) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [outcome, setOutcome] = useState<{ readonly name: string; readonly arranged: Arranged }>();
  const [arrange] = useArrangeAbsenceMutation();
  const { data, loading } = usePhysiotherapistsQuery({ variables: { day } });
  const question = useDiscardQuestion();
  const [proposed, setProposed] = useState<readonly Proposed[]>([]);
  /** Whether sessions wait after the last attempt. */
  const isWaiting = useRef(false);
  const people = (data?.physiotherapists ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const send = async ({ standIns, coveredBy = [], ...values }: Values) => {
    const chosen = proposed.map((one) => ({ ...one.appointment, who: standInOf(one, standIns) }));
    const input = {
      ...values,
      coveredBy,
      standIns: chosen
        .filter(({ who }) => who)
        .map(({ id, version, who }) => ({ appointmentId: id, version, physiotherapistId: who })),
    };
    const arranged = (await arrange({ variables: { input, idempotencyKey } })).data?.arrangeAbsence;
    const name = people.find(({ value }) => value === values.physiotherapistId)?.label ?? '';
    isWaiting.current = Boolean(arranged?.waiting.length);
    if (!arranged) return undefined;
    if (isWaiting.current) setOutcome({ name, arranged });
    return isWaiting.current ? undefined : arrangedText(name, arranged);
  };
  const close = () => question.discardThen(onClose);
  const select = { loading, getPopupContainer: besideSelect, showSearch: { optionFilterProp: 'label' } } as const;
  return (
    <Dialog title="Absence" width={640} isOpen={isOpen} onClose={close} onClosed={onClosed}>
      {outcome ? (
        <AbsenceOutcome {...outcome} onClose={onClose} />
      ) : (
        <FormDiscardContext value={question}>
          <MutationForm<Values>
            name="absence"
            initialValues={{ from: `${day}T00:00`, until: `${day}T23:59`, standIns: {}, coveredBy: [] }}
            send={send}
            failureText={(failure) =>
              onceFailureText('The absence could not be entered', 'entered', failure, 'the calendar')
            }
            reloads={[...appointmentLists, CoversDocument]}
            onEdited={() => question.setEdited(true)}
            onDone={() => {
              question.setEdited(false);
              if (!isWaiting.current) onClose();
            }}
            renderButtons={(isBusy) => <DialogButtons submitLabel="Enter the absence" isBusy={isBusy} onKeep={close} />}
          >
            <FormGrid>
              <Wide>
                <Form.Item name="physiotherapistId" label="Who is away" rules={choiceRules('Choose who is away')}>
                  <Select<string> {...select} options={people} />
                </Form.Item>
              </Wide>
              <Form.Item name="from" label="Away from" rules={choiceRules('Enter when it begins')}>
                <Input type="datetime-local" />
              </Form.Item>
              <Form.Item name="until" label="Until" rules={choiceRules('Enter when it ends')}>
                <Input type="datetime-local" />
              </Form.Item>
            </FormGrid>
            <AbsenceSessions onShown={setProposed} />
            <Form.Item noStyle dependencies={['physiotherapistId']}>
              {({ getFieldValue }) => (
                <Form.Item
                  name="coveredBy"
                  label="Who covers (optional)"
                  extra="Whoever covers sees the patients on these days."
                >
                  <Select<string[]>
                    {...select}
                    mode="multiple"
                    maxCount={mostCovers}
                    options={people.filter(({ value }) => value !== getFieldValue('physiotherapistId'))}
                  />
                </Form.Item>
              )}
            </Form.Item>
            <Form.Item name="note" label="Note (optional)" extra="Only admins read it." rules={optionalTextRules(200)}>
              <Input autoComplete="off" />
            </Form.Item>
          </MutationForm>
        </FormDiscardContext>
      )}
    </Dialog>
  );
}
