import { useRef } from 'react';
import type { BenchSessionFragment } from '../gql/generated';
import { useWriteNoteMutation, type WriteNoteInput } from './gql/generated';
import { contentOf, type NoteValues, type Start } from './note-values';

/** What is done with a note as it is written. */
export type Purpose = Pick<WriteNoteInput, 'complete' | 'sign'>;

/** Writes a note of a session. */
export interface NoteWriting {
  /** Writes the values; one request after the other, so that a signature waits for a draft that is under way. */
  readonly write: (values: NoteValues, purpose?: Purpose) => Promise<void>;
  /** Returns whether these values are those that were written last. */
  readonly isWritten: (values: NoteValues) => boolean;
}

/** Returns what writes a note. The same content is sent with the same key, so that a repeated attempt writes once. */
export function useNoteWriting(
  { appointment, patient }: BenchSessionFragment,
  start: Start | undefined,
  knownVersion: number | undefined,
): NoteWriting {
  const [send] = useWriteNoteMutation();
  const version = useRef<number>(undefined);
  const attempt = useRef({ content: '', key: '' });
  const written = useRef('');
  const former = useRef<Promise<unknown>>(Promise.resolve());
  const one = async (values: NoteValues, purpose: Purpose): Promise<void> => {
    if (!start) return;
    const newest = Math.max(version.current ?? 0, knownVersion ?? 0);
    const input = {
      ...contentOf(values),
      patientId: patient.id,
      appointmentId: appointment.id,
      kind: start.note?.kind ?? start.kind,
      ...purpose,
      ...(newest > 0 && { version: newest }),
      ...(purpose.complete && { appointmentVersion: appointment.version }),
    };
    const content = JSON.stringify(input);
    if (content !== attempt.current.content) attempt.current = { content, key: crypto.randomUUID() };
    const { data } = await send({ variables: { input, idempotencyKey: attempt.current.key } });
    version.current = data?.writeNote.note.version;
    written.current = JSON.stringify(contentOf(values));
  };
  const write: NoteWriting['write'] = (values, purpose = {}) => {
    const next = former.current.then(() => one(values, purpose));
    former.current = next.catch(() => undefined);
    return next;
  };
  return { write, isWritten: (values) => JSON.stringify(contentOf(values)) === written.current };
}
