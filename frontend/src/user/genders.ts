import type { Gender } from '../gql/generated';

/** The profile form's words for the genders (spec §3, reading 25). */
export const genderLabels: Readonly<Record<Gender, string>> = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' };

const genders = ['MALE', 'FEMALE', 'OTHER'] as const;

/** The genders as the options of a choice. */
export const genderOptions = genders.map((value) => ({ value, label: genderLabels[value] }));
