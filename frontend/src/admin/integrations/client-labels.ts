import type { ClientReach, DataPurpose } from './gql/generated';

/** Labels of data purposes. */
export const purposeLabels: Record<DataPurpose, string> = {
  TREATMENT: 'Treatment',
  PAYMENT: 'Payment',
  OPERATIONS: 'Operations',
};

/** Labels of a client's reach. */
export const reachLabels: Record<ClientReach, string> = {
  CONSENTED: 'Patients who consented',
  ALL_BUT_REFUSED: 'All patients but those who refused',
};

/** Converts labels to options, in order. */
export const choicesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
