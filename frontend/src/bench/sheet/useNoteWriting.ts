import { useRef } from 'react';
import type { BenchSessionFragment, TreatedSessionFragment } from '../gql/generated';
import { useWriteNoteMutation, type WriteNoteInput } from './gql/generated';
import type { SentValue } from '../values/value-rows';
import { contentOf, type NoteValues, type Start } from './note-values';

/** A session whose note is written, of one's own day or of whomever one stands in for. */
export interface NoteSession {
  readonly appointment: Pick<TreatedSessionFragment, 'id' | 'appointmentDate' | 'status' | 'version'>;
  readonly patient: Pick<BenchSessionFragment['patient'], 'id'> & { readonly name: string | null };
  readonly reach: BenchSessionFragment['reach'];
}

/** What is done with a note as it is written. */
export type Purpose = Pick<WriteNoteInput, 'complete' | 'sign'>;

/** Writes a note of a session. */
export interface NoteWriting {
  /** Writes the values and resolves to the note's id; one request after the other, so that a signature waits for a draft that is under way. */
  readonly write: (values: NoteValues, purpose?: Purpose) => Promise<string>;
  /** Returns whether these values are those that were written last. */
  readonly isWritten: (values: NoteValues) => boolean;
}

/**
 * Returns what writes a note. The same content is sent with the same key, so that a repeated attempt writes once.
 * @param onWritten called with the values that were written
 */
export function useNoteWriting(
  { appointment, patient }: NoteSession,
  start: Start | undefined,
  onWritten: (values: readonly SentValue[]) => void,
): NoteWriting {
  const [send] = useWriteNoteMutation();
  const version = useRef<number>(undefined);
  const attempt = useRef({ content: '', key: '' });
  const written = useRef('');
  const former = useRef<Promise<unknown>>(Promise.resolve());
  const one = async (values: NoteValues, purpose: Purpose): Promise<string> => {
    if (!start) throw new Error('A note is written once it is loaded.');
    // 0 says that there was no note: one that another window began meanwhile is not overwritten.
    const newest = Math.max(version.current ?? 0, start.note?.version ?? 0);
    const content = contentOf(values);
    const input = {
      kind: start.note?.kind ?? start.kind,
      ...content,
      patientId: patient.id,
      appointmentId: appointment.id,
      ...purpose,
      version: newest,
      ...(purpose.complete && { appointmentVersion: appointment.version }),
    };
    const sent = JSON.stringify(input);
    if (sent !== attempt.current.content) attempt.current = { content: sent, key: crypto.randomUUID() };
    const { data } = await send({ variables: { input, idempotencyKey: attempt.current.key } });
    if (!data) throw new Error('A note that is written comes back.');
    const { id, version: present } = data.writeNote.note;
    version.current = present;
    written.current = JSON.stringify(content);
    onWritten(content.values);
    return id;
  };
  const write: NoteWriting['write'] = (values, purpose = {}) => {
    const next = former.current.then(() => one(values, purpose));
    former.current = next.catch(() => undefined);
    return next;
  };
  return { write, isWritten: (values) => JSON.stringify(contentOf(values)) === written.current };
}
