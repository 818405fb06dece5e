import { dayText } from '../calendar/clinic-time';
import type { FileCategory, PatientFileFragment } from './gql/generated';

/** Labels of what a file is. */
export const categoryLabels: Readonly<Record<FileCategory, string>> = {
  PHOTO: 'Photo',
  XRAY: 'X-ray',
  MRI: 'MRI',
  CT: 'CT',
  ULTRASOUND: 'Ultrasound',
  LAB_REPORT: 'Laboratory report',
  PRESCRIPTION: 'Prescription',
  DISCHARGE_SUMMARY: 'Discharge summary',
  LETTER: 'Letter',
  CONSENT: 'Consent form',
  OTHER: 'Other',
};

/** Choices of what a file is. */
export const categoryChoices = Object.entries(categoryLabels).map(([value, label]) => ({ value, label }));

/** Days for which a removed file can be brought back. */
const keptDays = 30;

/** Returns the day after which a removed file is gone. */
export const goneAfter = (removedAt: string) =>
  dayText(new Date(Date.parse(removedAt) + keptDays * 86_400_000).toISOString());

/** Returns what a file is and when it was made, such as "X-ray of 3 Nov 2025". */
export const kindText = ({ category, takenOn }: PatientFileFragment) =>
  takenOn ? `${categoryLabels[category]} of ${dayText(takenOn)}` : categoryLabels[category];

/** Returns who added a file and when, such as "Added by Neha Kapoor, 3 Nov 2025". */
export const addedText = ({ isFromHospital, addedBy, addedAt }: PatientFileFragment) =>
  `${isFromHospital ? 'Sent' : 'Added'} by ${addedBy}, ${dayText(addedAt)}`;
