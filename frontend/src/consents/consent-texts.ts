import { momentText } from '../calendar/clinic-time';
import type { ConsentFragment, SignedBy } from './gql/generated';

/** Labels of who signed. */
export const signerLabels: Readonly<Record<SignedBy, string>> = {
  PATIENT: 'The patient',
  GUARDIAN: 'A guardian',
  RELATIVE: 'A relative, of somebody who cannot write',
};

/** Returns who signed when, such as "Lata Iyer (the patient), 10 Mar 2026, 12:00 pm". */
export const signedText = ({ signerName, signedBy, signedAt }: ConsentFragment) =>
  `${signerName} (${(signerLabels[signedBy].split(',')[0] ?? '').toLowerCase()}), ${momentText(signedAt)}`;
