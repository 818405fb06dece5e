import { kindLabels } from '#src/note-templates/note-kinds';
import type { ReactNode } from 'react';
import { momentText } from '#src/calendar/clinic-time';
import type { TreatmentNoteFragment, TreatmentNotesQuery } from '../patients/gql/generated';
import { authorText } from './note-texts';
import { NoteStatusWord } from './NoteStatusWord';
import { NoteText } from './NoteText';
import styles from './notes.module.css';

interface Props {
  readonly note: TreatmentNoteFragment;
  readonly files: TreatmentNotesQuery['treatmentNotes']['edges'][number]['node']['files'];
  /** What may be done with the note. */
  readonly children: ReactNode;
}

/** A note as words, crossed out if it was written by mistake, and the words that were added to it. */
export function NoteItem({ note, files, children }: Props) {
  const { kind, at, status, locksAt, errorReason, addenda } = note;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {kindLabels[kind]}, <time dateTime={at}>{momentText(at)}</time>
        </h3>
        <NoteStatusWord note={note} />
      </div>
      <p className={styles.quiet}>
        {authorText(note)}
        {locksAt && `. Locks by itself ${momentText(locksAt)}`}
      </p>
      {status === 'IN_ERROR' ? (
        <>
          {errorReason && <p className={styles.text}>Why: {errorReason}</p>}
          <del className={styles.crossed}>
            <NoteText note={note} />
          </del>
        </>
      ) : (
        <NoteText note={note} />
      )}
      {files.length > 0 && (
        <ul aria-label="Files of the note" className={styles.addenda}>
          {files.map(({ id, title, url }) => (
            <li key={id}>
              {url ? (
                <a href={url} target="_blank" rel="noreferrer" className={styles.file}>
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      )}
      {addenda.length > 0 && (
        <ul aria-label="Added words" className={styles.addenda}>
          {addenda.map(({ id, text, author, at: added }) => (
            <li key={id}>
              <span className={styles.quiet}>
                Added by {author}, {momentText(added)}
              </span>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {children}
    </li>
  );
}
