import { Button, Skeleton } from 'antd';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { Card } from '#src/ui/layout/Card';
import { GrowingList } from '#src/ui/lists/GrowingList';
import {
  BenchPatientDocument,
  TreatmentNotesDocument,
  useTreatmentNotesQuery,
  type TreatmentNoteFragment,
} from '../patients/gql/generated';
import { NoteActions, type NoteCalls } from './NoteActions';
import { NoteItem } from './NoteItem';
import type { ChosenNote } from './NoteOfSessionDialog';
import styles from './notes.module.css';
import { useDiscardNote } from './useDiscardNote';
import { useSignNote } from './useSignNote';

const AddWordsDialog = dialogOnDemand(async () => (await import('./AddWordsDialog')).AddWordsDialog);
const NoteErrorDialog = dialogOnDemand(async () => (await import('./NoteErrorDialog')).NoteErrorDialog);

const ContactNoteDialog = dialogOnDemand(async () => (await import('./ContactNoteDialog')).ContactNoteDialog);
const NoteOfSessionDialog = dialogOnDemand(async () => (await import('./NoteOfSessionDialog')).NoteOfSessionDialog);
const NoteSheet = dialogOnDemand(async () => (await import('../sheet/NoteSheet')).NoteSheet);
const AddFileDialog = dialogOnDemand(async () => (await import('#src/files/AddFileDialog')).AddFileDialog);

/** Queries that show the files of a note. */
const shown = [TreatmentNotesDocument, BenchPatientDocument];

const slice = 10;

interface Props {
  readonly patientId: string;
  readonly mayAddFiles: boolean;
  /** Whether notes are written here. */
  readonly mayWrite: boolean;
}

/** The treatment notes of a patient, newest first (bench §3). */
export function NotesPart({ patientId, mayAddFiles, mayWrite }: Props) {
  const query = useTreatmentNotesQuery({ variables: { patientId, first: slice } });
  const words = useDialog<TreatmentNoteFragment>();
  const mistake = useDialog<TreatmentNoteFragment>();
  const adding = useDialog<TreatmentNoteFragment>();
  const choosing = useDialog();
  const chosen = useDialog<ChosenNote>();
  const contact = useDialog<TreatmentNoteFragment | 'new'>();
  const calls: NoteCalls = {
    ...useSignNote(),
    ...useDiscardNote(),
    onAddWords: words.open,
    onMistake: mistake.open,
    ...(mayWrite && { onGoOn: contact.open }),
    ...(mayAddFiles && { onAddFile: adding.open }),
  };
  return (
    <Card
      title="Treatment notes"
      beside={
        mayWrite && (
          <>
            <Button onClick={() => choosing.open(true)}>Note a session</Button>{' '}
            <Button onClick={() => contact.open('new')}>Note a call</Button>
          </>
        )
      }
    >
      <ErrorSlot isSticky />
      <GrowingList
        query={query}
        connectionOf={({ treatmentNotes }) => treatmentNotes}
        failureText={(failure) => failureText('Failed to fetch the notes', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 8 }} />}
        empty={{ title: 'No notes yet.', hint: 'What is written down of sessions and calls appears here.' }}
      >
        {(notes) => (
          <ul aria-label="Treatment notes" className={styles.list}>
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} files={note.files}>
                <NoteActions note={note} calls={calls} />
              </NoteItem>
            ))}
          </ul>
        )}
      </GrowingList>
      {words.subject && <AddWordsDialog key={words.subject.id} note={words.subject} {...words.frame} />}
      {adding.subject && (
        <AddFileDialog patientId={patientId} note={adding.subject.id} reloads={shown} {...adding.frame} />
      )}
      {contact.subject && (
        <ContactNoteDialog
          key={contact.subject === 'new' ? 'new' : contact.subject.id}
          patientId={patientId}
          {...(contact.subject !== 'new' && { note: contact.subject })}
          {...contact.frame}
        />
      )}
      {choosing.subject && (
        <NoteOfSessionDialog
          patientId={patientId}
          reach={mayAddFiles ? 'TREATS' : 'OPENED'}
          onChosen={chosen.open}
          {...choosing.frame}
        />
      )}
      {chosen.subject && (
        <NoteSheet key={chosen.subject.session.appointment.id} {...chosen.subject} {...chosen.frame} />
      )}
      {mistake.subject && <NoteErrorDialog key={mistake.subject.id} note={mistake.subject} {...mistake.frame} />}
    </Card>
  );
}
