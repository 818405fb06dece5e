import { dayText, startOfDay } from '#src/calendar/clinic-time';
import type { CarePlanFragment, ProgrammeArea } from '../patients/gql/generated';
import { sideLabels } from '../patients/side-labels';

/** Labels of what a programme is for, in the order of the form. */
export const areaLabels: Readonly<Record<ProgrammeArea, string>> = {
  NECK: 'Neck',
  BACK: 'Back',
  SHOULDER: 'Shoulder',
  ARM: 'Elbow, wrist, hand',
  HIP: 'Hip',
  KNEE: 'Knee',
  FOOT: 'Ankle and foot',
  STROKE: 'After a stroke',
  BALANCE: 'Balance',
  BREATHING: 'Breathing',
  WHOLE_BODY: 'Whole body',
};

/** Words of a plan's status. */
export const statusTexts = { ACTIVE: 'runs', COMPLETED: 'completed', STOPPED: 'stopped' } as const;

type Version = CarePlanFragment['programmeVersions'][number];
type Exercise = Version['exercises'][number];

/** Formats an exercise with its dose. */
export function exerciseText({ name, sets, reps, holdSeconds, timesPerDay }: Exercise): string {
  const hold = holdSeconds > 0 ? `, hold ${holdSeconds} s` : '';
  const times = timesPerDay === 1 ? 'once a day' : `${timesPerDay} times a day`;
  return `${name}: ${sets} × ${reps}${hold}, ${times}`;
}

/** Describes how a programme stands: side, version, status, beginning and who it is of. */
export function programmeText(plan: CarePlanFragment): string {
  const side = sideLabels[plan.side];
  const of = plan.physiotherapistName ? `, ${plan.physiotherapistName}` : '';
  return `${side ? `${side}, ` : ''}version ${plan.protocolVersion}: ${statusTexts[plan.status]}. Begun on ${dayText(startOfDay(plan.surgeryDate))}${of}.`;
}

/**
 * Returns a key for an own exercise from its English name, which no other exercise of the programme has. Keys of the library do not begin
 * like this: an own exercise called like one of the library has another key.
 */
export function keyOf(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50);
  const first = `own-${plain || 'x'}`;
  let key = first;
  for (let at = 2; taken.has(key); at++) key = `${first}-${at}`;
  return key;
}
