import { EditOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ConflictChanges, type Facts } from '#src/ui/forms/ConflictChanges';
import { useStayWhileSaving } from '#src/ui/dialogs/DiscardQuestion';
import { useErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { clearBesideInputs } from '#src/ui/forms/form-errors';
import { Stack } from '#src/ui/layout/Stack';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { takeOver } from '#src/ui/forms/useConflict';
import styles from './SettingsSection.module.css';

interface Props<Values> {
  /** Title of the section. */
  readonly title: string;
  /** The saved values, in input form. */
  readonly values: Values;
  readonly factsOf: (values: Values) => Facts;
  /** JSON of the values that the inputs began with or last saved. */
  readonly known: string;
  readonly isEdited: boolean;
  readonly isBusy: boolean;
  /** Called when the inputs show the saved values. */
  readonly onShown: (present: string) => void;
  /** Discards the input. */
  readonly onGiveUp: () => void;
}

/** The end of a section: unsaved state, Save, and Discard on a conflict. */
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
  // Unedited inputs follow saves from elsewhere, even while others of the section have unsaved input.
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
    save.current?.focus(); // the pressed button is removed
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
      <div className={styles.end}>
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
      </div>
    </>
  );
}
