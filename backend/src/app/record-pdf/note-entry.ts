import { noteStatus } from '../../charting/index.js';
import type { RecordEntry } from './record-sections.js';
import { joined, named, sayMoment } from './record-words.js';
import type { WholeRecord } from './whole-record.js';

type Note = WholeRecord['notes'][number];

/** A treatment note with what was added to it; one in error is crossed out, with the reason. */
export function noteEntry(note: Note, now: Date): RecordEntry {
  const { kind, at, author, coveredFor, signedAt, addenda, errorReason } = note;
  const isInError = note.status === 'IN_ERROR';
  return {
    label: sayMoment(at),
    lines: [
      joined([named(kind), author, coveredFor && `for ${coveredFor}`]),
      ...contentOf(note),
      ...valuesOf(note),
      ...addenda.map((added) => `Added ${sayMoment(added.at)} by ${added.author}: ${added.text}`),
      signedAt
        ? `Signed ${sayMoment(signedAt)}`
        : noteStatus(note, now) === 'LOCKED'
          ? 'Locked without a signature'
          : '',
    ].filter(Boolean),
    isCrossedOut: isInError,
    reason: isInError ? `In error: ${errorReason ?? ''}` : null,
  };
}

function contentOf({
  subjective,
  objective,
  assessment,
  plan,
  painBefore,
  painAfter,
  change,
  body,
  treatments,
}: Note): string[] {
  const marks = body.map(({ finding, region, side, view, intensity, text }) =>
    joined([
      named(finding),
      named(region),
      side !== 'NONE' && named(side),
      named(view),
      intensity !== null && `${intensity} of 10`,
      text,
    ]),
  );
  const given = treatments.map(({ name, minutes, detail }) =>
    joined([name, minutes !== null && `${minutes} minutes`, detail]),
  );
  return [
    subjective && `Subjective: ${subjective}`,
    objective && `Objective: ${objective}`,
    assessment && `Assessment: ${assessment}`,
    plan && `Plan: ${plan}`,
    painBefore !== null && `Pain before: ${painBefore} of 10`,
    painAfter !== null && `Pain after: ${painAfter} of 10`,
    change && `Since the last session: ${named(change)}`,
    marks.length > 0 && `Body chart: ${marks.join('; ')}`,
    given.length > 0 && `Treatments: ${given.join('; ')}`,
  ].filter((line): line is string => Boolean(line));
}

function valuesOf({ values }: Note): string[] {
  if (values.length === 0) return [];
  const said = values.map(({ measure, value, side, mode }) =>
    joined([named(measure), side && side !== 'NONE' && named(side), mode && named(mode), String(value)]),
  );
  return [`Values: ${said.join('; ')}`];
}
