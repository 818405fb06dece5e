import { Button } from 'antd';
import type { TreatmentNoteFragment } from '../patients/gql/generated';
import { isContactDraft } from './contact-draft';
import { noteName } from './note-texts';
import styles from './notes.module.css';
import type { useDiscardNote } from './useDiscardNote';
import type { useSignNote } from './useSignNote';

/** What the buttons below a note call. */
export interface NoteCalls extends ReturnType<typeof useSignNote>, ReturnType<typeof useDiscardNote> {
  readonly onAddWords: (note: TreatmentNoteFragment) => void;
  readonly onMistake: (note: TreatmentNoteFragment) => void;
  /** Undefined where notes are not written. */
  readonly onGoOn?: (note: TreatmentNoteFragment) => void;
  /** Undefined where no file is added. */
  readonly onAddFile?: (note: TreatmentNoteFragment) => void;
}

interface Props {
  readonly note: TreatmentNoteFragment;
  readonly calls: NoteCalls;
}

/**
 * What may be done with a note: its author signs it, throws a draft away and marks a closed note as a mistake; words are added to a closed
 * note by whoever reads it here.
 */
export function NoteActions({ note, calls }: Props) {
  const { id, status, isOwn } = note;
  const isClosed = status === 'LOCKED' || status === 'SIGNED';
  if (!isClosed && !(isOwn && status === 'DRAFT')) return null;
  const named = (label: string) => `${label}: ${noteName(note)}`;
  return (
    <div className={styles.actions}>
      {isOwn && status !== 'SIGNED' && (
        <Button
          type="primary"
          aria-label={named('Sign')}
          loading={calls.isSigning(id)}
          onClick={() => calls.onSign(note)}
        >
          Sign
        </Button>
      )}
      {calls.onGoOn && isContactDraft(note) && (
        <Button aria-label={named('Go on writing')} onClick={() => calls.onGoOn?.(note)}>
          Go on writing
        </Button>
      )}
      {isClosed && (
        <Button aria-label={named('Add words')} onClick={() => calls.onAddWords(note)}>
          Add words
        </Button>
      )}
      {calls.onAddFile && (
        <Button aria-label={named('Add a file')} onClick={() => calls.onAddFile?.(note)}>
          Add a file
        </Button>
      )}
      {isClosed && isOwn && (
        <Button danger aria-label={named('Written by mistake')} onClick={() => calls.onMistake(note)}>
          Written by mistake
        </Button>
      )}
      {status === 'DRAFT' && (
        <Button
          danger
          aria-label={named('Throw away')}
          loading={calls.isDiscarding(id)}
          onClick={() => calls.onDiscard(note)}
        >
          Throw away
        </Button>
      )}
    </div>
  );
}
