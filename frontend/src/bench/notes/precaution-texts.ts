import { dayText, startOfDay } from '#src/calendar/clinic-time';
import type { BenchSessionFragment } from '../gql/generated';

/** A precaution as it is read; the day of a session leaves the last day out. */
type Precaution = BenchSessionFragment['precautions'][number] & { readonly until?: string | null };

/** Labels of kinds of precautions. */
export const precautionLabels: Readonly<Record<Precaution['kind'], string>> = {
  WEIGHT_BEARING: 'Weight on a leg',
  MOVEMENT: 'Movement',
  FALLS: 'Falls easily',
  HEART: 'Heart',
  BREATHING: 'Breathing',
  DIABETES: 'Diabetes',
  BLOOD_THINNER: 'Bleeds easily',
  IMPLANT: 'Pacemaker or metal',
  ALLERGY: 'Allergy',
  PREGNANCY: 'Pregnant',
  INFECTION: 'Infection or wound',
  COGNITION: 'Memory and understanding',
  OTHER: 'Other',
};

/** Labels of how much weight may be borne. */
export const weightLabels: Readonly<Record<NonNullable<Precaution['weightBearing']>, string>> = {
  NON: 'no weight',
  TOUCH: 'the foot touches, no more',
  PARTIAL: 'partial weight',
  AS_TOLERATED: 'as much weight as is tolerated',
  FULL: 'full weight',
};

const limbs = { LEFT: 'Left leg', RIGHT: 'Right leg', NONE: 'Legs' } as const;
const sides = { LEFT: 'left', RIGHT: 'right', NONE: null } as const;

/** Formats a precaution: Right leg: partial weight, 30 percent, until 20 Dec 2026. */
export function precautionText({ kind, weightBearing, percent, side, text, until }: Precaution): string {
  const facts = [
    weightBearing && weightLabels[weightBearing],
    percent !== null && `${percent} percent`,
    text,
    until && `until ${dayText(startOfDay(until))}`,
  ];
  const where = side && sides[side];
  const what =
    kind === 'WEIGHT_BEARING' ? limbs[side ?? 'NONE'] : `${precautionLabels[kind]}${where ? `, ${where}` : ''}`;
  return `${what}: ${facts.filter(Boolean).join(', ')}`;
}
