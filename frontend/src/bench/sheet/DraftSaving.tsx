import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { timeText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { useFormDiscard } from '#src/ui/dialogs/DiscardQuestion';
import type { Conflict } from '#src/ui/forms/useConflict';
import { useAction } from '#src/ui/hooks/useAction';
import { BenchDayDocument } from '../gql/generated';
import styles from './NoteSheet.module.css';
import type { NoteValues } from './note-values';
import type { NoteWriting } from './useNoteWriting';

/** Time after the last key until a draft saves itself, in milliseconds (bench §3). */
const draftDelay = 3_000;

interface Props {
  readonly writing: NoteWriting;
  readonly conflict: Conflict;
}

/** Saves the draft three seconds after the last key, or at once by its button, and says when it was saved. */
export function DraftSaving({ writing, conflict }: Props) {
  const form = Form.useFormInstance<NoteValues>();
  const values: NoteValues | undefined = Form.useWatch([], form);
  const { setEdited } = useFormDiscard();
  const [savedAt, setSavedAt] = useState<Date>();
  const { run, isBusy } = useAction({
    send: async () => {
      const sent = form.getFieldsValue(true) as NoteValues;
      await writing.write(sent);
      setSavedAt(new Date());
      if (writing.isWritten(form.getFieldsValue(true) as NoteValues)) setEdited(false);
    },
    failureText: (failure) => failureText('The draft could not be saved', failure),
    conflict: { meet: (failure) => conflict.meet(failure, form) },
    reloads: [BenchDayDocument],
  });
  const save = useEffectEvent((present: NoteValues) => {
    if (form.isFieldsTouched() && !writing.isWritten(present)) run();
  });
  useEffect(() => {
    if (!values) return undefined;
    const timer = setTimeout(() => save(values), draftDelay);
    return () => clearTimeout(timer);
  }, [values]);
  return (
    <p className={styles.draft}>
      <output>{isBusy ? 'Saving the draft…' : savedAt ? `Draft saved at ${timeText(savedAt)}` : ''}</output>
      <Button disabled={isBusy} onClick={() => run()}>
        Save draft
      </Button>
    </p>
  );
}
