import { EditOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ConflictChanges, type Facts } from '../../ui/ConflictChanges';
import { useStayWhileSaving } from '../../ui/DiscardQuestion';
import { useErrorSlot } from '../../ui/ErrorSlotProvider';
import { clearBesideInputs } from '../../ui/form-errors';
import { Stack } from '../../ui/Stack';
import { StatusWord } from '../../ui/StatusWord';
import { takeOver } from '../../ui/useConflict';

interface Props<Values> {
  /** The section's. */
  readonly title: string;
  /** What is saved, as the inputs show it. */
  readonly values: Values;
  readonly factsOf: (values: Values) => Facts;
  /** What the inputs began with, or was saved from them: the JSON of such values. */
  readonly known: string;
  readonly isEdited: boolean;
  readonly isBusy: boolean;
  /** The inputs show what is saved. */
  readonly onShown: (present: string) => void;
  /** What was typed is not wanted any more. */
  readonly onGiveUp: () => void;
}

/** The end of a section: whether something in it is not saved yet, Save, and the way out when somebody else has changed it meanwhile. */
export function SectionEnd<Values extends object>(props: Props<Values>) {
  const { title, values, factsOf, known, isEdited, isBusy, onShown, onGiveUp } = props;
  const form = Form.useFormInstance();
  const { report } = useErrorSlot();
  useStayWhileSaving(isBusy);
  const present = JSON.stringify(values);
  const show = useEffectEvent((shown: string) => {
    form.setFields(Object.entries(values).map(([name, value]) => ({ name, value, touched: false })));
    clearBesideInputs(form);
    onShown(shown);
  });
  const latest = useRef(known);
  // Inputs in which nothing was typed follow what is saved elsewhere also while others hold what was typed.
  const follow = useEffectEvent(() => takeOver(form, JSON.parse(latest.current) as Values, values));
  useEffect(() => {
    if (isEdited) follow();
    else show(present);
    latest.current = present;
  }, [isEdited, present]);
  const save = useRef<HTMLButtonElement>(null);
  const giveUp = () => {
    onGiveUp();
    report(null);
    save.current?.focus(); // the pressed button goes
  };
  return (
    <>
      {isEdited && !isBusy && known !== present && (
        <>
          <ConflictChanges before={factsOf(JSON.parse(known) as Values)} now={factsOf(values)} />
          <Stack row gap={3} align="center" isBlock>
            <span>Save puts what you typed in the place of theirs.</span>
            <Button onClick={giveUp}>Show what is saved now</Button>
          </Stack>
        </>
      )}
      <Stack row gap={3} align="center">
        <Button ref={save} type="primary" htmlType="submit" loading={isBusy} aria-label={`Save: ${title}`}>
          Save
        </Button>
        {isEdited && (
          <StatusWord tone="warning" Icon={EditOutlined}>
            Not saved yet
          </StatusWord>
        )}
      </Stack>
    </>
  );
}
