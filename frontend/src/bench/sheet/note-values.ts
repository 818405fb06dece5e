import { marksOf, sentMarks, type MarkValues } from '../body-chart/mark-values';
import { rowsOf, sentValues, type ValueRow } from '../values/value-rows';
import type { NoteKind, NoteStartQuery, PatientChange, SheetNoteFragment, WriteNoteInput } from './gql/generated';

/** What a note of a session begins with, as the server carries it over. */
export type Start = NoteStartQuery['noteStart'];

/** A treatment in the form. */
export interface TreatmentValues {
  readonly name?: string;
  readonly minutes?: number | null;
  readonly detail?: string | null;
}

/** Values of the form. Pain is the text of its chip. */
export interface NoteValues {
  readonly kind?: NoteKind;
  readonly painBefore?: string;
  readonly painAfter?: string;
  readonly change?: PatientChange;
  readonly subjective?: string;
  readonly objective?: string;
  readonly assessment?: string;
  readonly plan?: string;
  readonly treatments?: readonly (TreatmentValues | undefined)[];
  /** Marks of the body chart. */
  readonly body?: readonly (MarkValues | undefined)[];
  /** What is asked for or was added, filled in or not. */
  readonly values?: readonly (ValueRow | undefined)[];
}

/** Texts that a new note carries over from the last one. */
export const carriedTexts = ['assessment', 'plan'] as const;
export type CarriedText = (typeof carriedTexts)[number];

/** Returns the form's first values: those of the note that is there, else what is carried over. */
export function valuesOf({ note, kind, treatments, assessment, plan, values: asked }: Start): NoteValues {
  const values = rowsOf(asked, note?.values ?? []);
  if (!note) return { kind, treatments, assessment, plan, subjective: '', objective: '', values, body: [] };
  return { ...noteValues(note), values };
}

/** Returns the form's values of a note. */
export function noteValues(note: SheetNoteFragment): NoteValues {
  const { kind, painBefore, painAfter, change, subjective, objective, assessment, plan, treatments, body } = note;
  return {
    kind,
    ...(painBefore !== null && { painBefore: String(painBefore) }),
    ...(painAfter !== null && { painAfter: String(painAfter) }),
    ...(change && { change }),
    subjective,
    objective,
    assessment,
    plan,
    treatments,
    body: marksOf(body),
  };
}

/** Fields of the input that the form fills in. */
export function contentOf(values: NoteValues) {
  const { painBefore, painAfter, change, treatments = [] } = values;
  const text = (typed: string | undefined) => typed?.trim() ?? '';
  return {
    ...(values.kind && { kind: values.kind }),
    subjective: text(values.subjective),
    objective: text(values.objective),
    assessment: text(values.assessment),
    plan: text(values.plan),
    painBefore: painBefore === undefined ? null : Number(painBefore),
    painAfter: painAfter === undefined ? null : Number(painAfter),
    change: change ?? null,
    body: sentMarks(values.body),
    values: sentValues(values.values),
    treatments: treatments.flatMap((one) => {
      const name = text(one?.name);
      return name ? [{ name, minutes: one?.minutes ?? null, detail: one?.detail ?? null }] : [];
    }),
  } satisfies Partial<WriteNoteInput>;
}
