import * as text from '#messages/person';
import type { Gender } from '../gql/generated';

/** The words for the genders: of the profile form (spec §3), and for M, F and others of the patient form (reading 25). */
export const genderLabels: Readonly<Record<Gender, string>> = {
  MALE: text.male,
  FEMALE: text.female,
  OTHER: text.other,
};

const genders = ['MALE', 'FEMALE', 'OTHER'] as const;

/** The genders as the options of a choice. */
export const genderOptions = genders.map((value) => ({ value, label: genderLabels[value] }));
