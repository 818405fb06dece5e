import type { CareDiaryQuery, PainMoment, SkipReason } from './gql/generated';

type Day = CareDiaryQuery['activity'][number];

const momentLabels: Readonly<Record<PainMoment, string>> = {
  AT_REST: 'at rest',
  MOVING: 'moving',
  AT_NIGHT: 'at night',
  AFTER_EXERCISE: 'after the exercises',
};

const reasonLabels: Readonly<Record<SkipReason, string>> = {
  PAIN: 'pain',
  TIRED: 'tired',
  NO_TIME: 'no time',
  NOT_SURE: 'unsure how to do it',
  NO_EQUIPMENT: 'equipment is missing',
  UNWELL: 'unwell',
  OTHER: 'another reason',
};

/** Returns what was done of what was prescribed; a dash where there was neither. */
export function doneText({ prescribed, done }: Pick<Day, 'prescribed' | 'done'>): string {
  if (prescribed > 0) return `${done} of ${prescribed}`;
  return done > 0 ? `${done}, then stopped` : '–';
}

/** Returns the pain of a day in order, each with its moment and note. */
export function painText(pain: Day['pain']): string {
  const each = pain.map(({ value, moment, note }) =>
    [moment ? `${value} ${momentLabels[moment]}` : String(value), ...(note ? [`“${note}”`] : [])].join(' '),
  );
  return each.join(', ') || '–';
}

/** Returns the exercises that were left out, by exercise and reason, with how often and the notes. */
export function skippedTexts(skipped: Day['skipped'], names: ReadonlyMap<string, string>): string[] {
  const groups = Map.groupBy(skipped, ({ exercise, reason }) => `${exercise} ${reason}`);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const times = same.length > 1 ? `, ${same.length} times` : '';
    const notes = same.flatMap(({ note }) => (note ? [`“${note}”`] : []));
    return [
      [`${names.get(first.exercise) ?? first.exercise}${times}: ${reasonLabels[first.reason]}`, ...notes].join(' '),
    ];
  });
}

/** Removes the oldest days, before the plan, of which there is nothing to say. */
export function withoutEmptyBeginning(days: readonly Day[]): readonly Day[] {
  const isEmpty = ({ prescribed, done, skipped, pain, effort }: Day) =>
    prescribed === 0 && done === 0 && skipped.length === 0 && pain.length === 0 && effort === null;
  const first = days.findIndex((day) => !isEmpty(day));
  return first === -1 ? [] : days.slice(first);
}
