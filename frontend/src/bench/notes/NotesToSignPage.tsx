import { Button, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { kindLabels } from '#src/note-templates/note-kinds';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { useKeptFocus } from '#src/ui/hooks/useKeptFocus';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { Screen } from '#src/ui/layout/Screen';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { useNotesToSignQuery, type TreatmentNoteFragment } from '../patients/gql/generated';
import { noteName } from './note-texts';
import { NoteStatusWord } from './NoteStatusWord';
import { NoteText } from './NoteText';
import styles from './notes.module.css';
import { useSignNote } from './useSignNote';

/** The server's list limit; the number is shown as a minimum if it is reached. */
const most = 100;

/** /physio/notes: one's own notes that are not signed, the oldest first (bench §8). */
export function NotesToSignPage() {
  const query = useNotesToSignQuery();
  useRefetchOnFocus(query.refetch);
  const signing = useSignNote();
  const kept = useKeptFocus<HTMLDivElement>(query.data);
  return (
    <Screen title="Notes to sign">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the notes to sign', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 8 }} />}
      >
        {({ notesToSign }) => {
          // One that has just been signed stays in the list until it is read again.
          const notes = notesToSign.filter(({ status }) => status !== 'SIGNED');
          return (
            <div tabIndex={-1} className="card" {...kept}>
              {notes.length === 0 && (
                <EmptyList title="No notes to sign." hint="Drafts and locked notes of yours appear here." />
              )}
              {notes.length >= most && <p className={styles.quiet}>These are the {most} oldest ones; more follow.</p>}
              <ul aria-label="Notes to sign" className={styles.list}>
                {notes.map((note) => (
                  <Item key={note.id} note={note} {...signing} />
                ))}
              </ul>
            </div>
          );
        }}
      </QueryBoundary>
    </Screen>
  );
}

interface ItemProps extends ReturnType<typeof useSignNote> {
  readonly note: TreatmentNoteFragment;
}

/** A note with its text folded, which its author reads here also when the patient is out of reach by now. */
function Item({ note, isSigning, onSign }: ItemProps) {
  const { id, patient, kind, at, locksAt } = note;
  const address = pathOf(staffPaths.physioPatient, patient.patientId ?? patient.id);
  const name = patient.name || 'N/A';
  const whose = `${name}, ${noteName(note)}`;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Link to={address} className={styles.name}>
            {name}
          </Link>
        </h2>
        <NoteStatusWord note={note} />
      </div>
      <p className={styles.quiet}>
        {kindLabels[kind]}, <time dateTime={at}>{momentText(at)}</time>
        {locksAt && `. Locks by itself ${momentText(locksAt)}`}
      </p>
      <details className={styles.folded}>
        <summary>What it says</summary>
        <NoteText note={note} />
      </details>
      <div className={styles.actions}>
        <Button type="primary" aria-label={`Sign: ${whose}`} loading={isSigning(id)} onClick={() => onSign(note)}>
          Sign
        </Button>
        <Link to={`${address}?part=notes`} aria-label={`Open: ${whose}`} className={styles.name}>
          Open
        </Link>
      </div>
    </li>
  );
}
