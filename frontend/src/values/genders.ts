import * as text from '#messages/person';
import type { Gender } from '../gql/generated';

/** Labels of genders, of the profile form and the patient form. */
export const genderLabels: Readonly<Record<Gender, string>> = {
  MALE: text.male,
  FEMALE: text.female,
  OTHER: text.other,
};

const genders = ['MALE', 'FEMALE', 'OTHER'] as const;

/** Options of genders. */
export const genderOptions = genders.map((value) => ({ value, label: genderLabels[value] }));
