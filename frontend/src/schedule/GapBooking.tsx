import { useState } from 'react';
import type { DialogState } from '../ui/dialogs/Dialog';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { useWorkplace } from '../workplace/workplace-context';
import { BookSessionDialog } from './BookSessionDialog';
import { WaitingForGap, type Gap, type WaitsForGap } from './WaitingForGap';

const BookFromListDialog = dialogOnDemand(
  async () => (await import('../waiting/BookFromListDialog')).BookFromListDialog,
);

interface Props extends DialogState {
  readonly day: string;
  /** Start of the gap in clinic time, and whose it is. */
  readonly at: { readonly appointmentDate: string; readonly physiotherapistId?: string };
  readonly gap: Gap;
}

/** Books a gap of the calendar: for a patient who is named, or at the desk for somebody of the waiting list. */
export function GapBooking({ day, at, gap, isOpen, onClose, onClosed }: Props) {
  const { ownColumn } = useWorkplace();
  const [chosen, setChosen] = useState<WaitsForGap>();
  // Opens after the first dialog has closed, so that it can restore focus to the gap.
  const listed = useDialog<WaitsForGap>();
  const choose = (entry: WaitsForGap) => {
    setChosen(entry);
    onClose();
  };
  if (listed.subject)
    return (
      <BookFromListDialog
        entry={listed.subject}
        at={at}
        {...listed.frame}
        onClosed={() => {
          listed.frame.onClosed();
          onClosed();
        }}
      />
    );
  return (
    <BookSessionDialog
      day={day}
      at={at}
      lead={!ownColumn && <WaitingForGap gap={gap} onBook={choose} />}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => (chosen ? listed.open(chosen) : onClosed())}
    />
  );
}
