import { Skeleton } from 'antd';
import { useState } from 'react';
import { momentText } from '#src/calendar/clinic-time';
import { useNow } from '#src/calendar/useNow';
import { failureText } from '#src/failure-text';
import { kindLabels } from '#src/note-templates/note-kinds';
import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { ChipChoice } from '#src/ui/forms/ChipChoice';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { useSessionsToNoteQuery, type NoteKind, type SessionToNoteFragment } from '../patients/gql/generated';
import { sessionKinds } from '../sheet/session-kinds';
import type { NoteSession } from '../sheet/useNoteWriting';
import styles from './notes.module.css';

/** A session whose note is to be written, and what that note is about. */
export interface ChosenNote {
  readonly session: NoteSession;
  /** By the number of the patient's sessions if omitted. */
  readonly kind?: NoteKind | undefined;
}

interface Props extends DialogState {
  readonly patientId: string;
  readonly reach: NoteSession['reach'];
  /** Called after the dialog has closed. */
  readonly onChosen: (chosen: ChosenNote) => void;
}

/** A note can be written from an hour before its session (bench §3). */
const noteLead = 3_600_000;

const chips = sessionKinds.map((value) => ({ value, label: kindLabels[value] }));

const isOpen = ({ status, appointmentDate, noteStatus }: SessionToNoteFragment, now: number) =>
  (noteStatus === null || noteStatus === 'DRAFT' || noteStatus === 'IN_ERROR') &&
  (status === 'COMPLETED' || (status === 'SCHEDULED' && Date.parse(appointmentDate) - noteLead <= now));

/** Chooses what a note is about, such as a re-examination or the end of treatment, and of which session it is. */
export function NoteOfSessionDialog({ patientId, reach, onChosen, onClosed, ...frame }: Props) {
  const [kind, setKind] = useState<string>();
  const [chosen, setChosen] = useState<ChosenNote>();
  const now = useNow();
  // Sessions booked further ahead would fill the list. A minute more: `before` leaves out a session that begins in exactly an hour.
  const [before] = useState(() => new Date(Date.now() + noteLead + 60_000).toISOString());
  const query = useSessionsToNoteQuery({ variables: { patientId, before }, fetchPolicy: 'network-only' });
  return (
    <Dialog
      {...frame}
      title="Note a session"
      onClosed={() => {
        onClosed();
        if (chosen) onChosen(chosen);
      }}
    >
      <ChipChoice label="What the note is about" chips={chips} value={kind} onChange={setKind} />
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the sessions', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 4 }} />}
      >
        {({ appointments: { edges } }) => {
          const open = edges.map(({ node }) => node).filter((session) => isOpen(session, now));
          if (open.length === 0)
            return (
              <EmptyList
                title="No session waits for a note."
                hint="A session can be written down from an hour before it begins, once."
              />
            );
          return (
            <ul aria-label="Sessions without a note" className={styles.sessions}>
              {open.map((session) => (
                <li key={session.id}>
                  <button
                    type="button"
                    className="button button-quiet"
                    onClick={() => {
                      setChosen({
                        session: { appointment: session, patient: session.patient, reach },
                        kind: sessionKinds.find((one) => one === kind),
                      });
                      frame.onClose();
                    }}
                  >
                    {session.noteStatus === 'DRAFT' ? 'Go on writing: ' : 'Write down: '}
                    {momentText(session.appointmentDate)}
                  </button>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBoundary>
    </Dialog>
  );
}
