import { clinicDay, daysBetween, sayDay } from '../../platform/time/clinic-time.js';
import type { Account } from '../../platform/access/actor.js';
import type { FlagRow } from './flag.queries.js';

/** A flag for display. */
export interface FlagView extends Pick<
  FlagRow,
  'id' | 'kind' | 'planId' | 'patientId' | 'patientNumber' | 'patientName' | 'times' | 'seenBy' | 'note'
> {
  sentence: string;
  raisedAt: Date;
  seenAt: Date | null;
}

/** Maps a flag for display to a role: only admins see the record number, as in plans. */
export function flagView(row: FlagRow, role: Account['role']): FlagView {
  const { day: _day, pain: _pain, exerciseName: _name, enteredOn: _entered, ...rest } = row;
  const { scoreName: _score, score: _value, scoreBefore: _before, ...flag } = rest;
  return {
    ...flag,
    patientNumber: role === 'admin' ? row.patientNumber : null,
    sentence: flagSentence(row),
    raisedAt: new Date(row.raisedAt),
    seenAt: row.seenAt === null ? null : new Date(row.seenAt),
  };
}

/** Describes what happened, with value and day. */
export function flagSentence(
  row: Pick<
    FlagRow,
    'kind' | 'day' | 'pain' | 'exerciseName' | 'scoreName' | 'score' | 'scoreBefore' | 'enteredOn' | 'raisedAt'
  >,
): string {
  const day = sayDay(row.day);
  switch (row.kind) {
    case 'PAIN_HIGH':
      return `Pain ${row.pain} of 10 on ${day}.`;
    case 'PAIN_SKIPS':
      return `“${row.exerciseName}” left out for pain on 2 of 3 days, last on ${day}.`;
    case 'QUIET': {
      const days = daysBetween(row.day, clinicDay(new Date(row.raisedAt))) - 1;
      const again = row.enteredOn ? ` Something was entered again on ${sayDay(row.enteredOn)}.` : '';
      return `Nothing entered for ${days} days, since ${day}.${again}`;
    }
    case 'SCORE_WORSE':
      return row.scoreName === null
        ? `A score is worse by an important difference, on ${day}.`
        : `“${row.scoreName}” is worse by an important difference: ${row.score} after ${row.scoreBefore}, on ${day}.`;
  }
}
