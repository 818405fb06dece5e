import type { PrecautionFragment, TreatmentNoteFragment } from '../src/bench/patients/gql/generated';

/** A treatment note of a session on 12 Nov 2025, as the server sends it: signed, by a colleague. */
export const note = (changes: Partial<TreatmentNoteFragment> = {}) => ({
  __typename: 'TreatmentNote',
  id: 'n1',
  patient: { __typename: 'AppointmentPatient', id: 'p1', patientId: 'PT-000001', name: 'Sunita Yadav' },
  kind: 'SESSION' as const,
  at: '2025-11-12T11:00:00.000Z',
  author: 'Ravi Sharma',
  isOwn: false,
  coveredFor: null,
  subjective: 'Sleeps better',
  objective: 'Bends to 80°',
  assessment: 'On course',
  plan: 'Stairs next',
  painBefore: 6,
  painAfter: 3,
  change: 'BETTER' as const,
  body: [],
  treatments: [],
  values: [],
  files: [],
  status: 'SIGNED' as const,
  locksAt: null,
  signedAt: '2025-11-12T12:00:00.000Z',
  sameAsBefore: [],
  addenda: [],
  errorReason: null,
  version: 3,
  ...changes,
});

/** One's own draft. */
export const draft = (changes: Partial<TreatmentNoteFragment> = {}) =>
  note({
    author: 'Neha Kapoor',
    isOwn: true,
    status: 'DRAFT',
    signedAt: null,
    locksAt: '2025-11-13T12:00:00.000Z',
    ...changes,
  });

/** Words that were added to a note on 13 Nov 2025. */
export const addendum = (changes: Partial<TreatmentNoteFragment['addenda'][number]> = {}) => ({
  __typename: 'NoteAddendum',
  id: 'd1',
  text: 'Also tender',
  author: 'Neha Kapoor',
  at: '2025-11-13T06:30:00.000Z',
  ...changes,
});

/** The answer with notes of a patient; with a cursor, more follow. */
export const notesAre = (notes: readonly object[] = [], endCursor: string | null = null) => ({
  data: {
    treatmentNotes: {
      __typename: 'TreatmentNoteConnection',
      edges: notes.map((node) => ({ __typename: 'TreatmentNoteEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  },
});

/** A live precaution: partial weight on the right leg. */
export const precaution = (changes: Partial<PrecautionFragment> = {}) => ({
  __typename: 'Precaution',
  id: 'c1',
  kind: 'WEIGHT_BEARING' as const,
  weightBearing: 'PARTIAL' as const,
  percent: 30,
  side: 'RIGHT' as const,
  text: '',
  until: '2025-12-20',
  addedBy: 'Neha Kapoor',
  addedAt: '2025-11-10T06:30:00.000Z',
  ...changes,
});
