import type { ClientReach, DataPurpose } from './gql/generated';

/** For what a client uses the data, as the page says it. */
export const purposeLabels: Record<DataPurpose, string> = {
  TREATMENT: 'Treatment',
  PAYMENT: 'Payment',
  OPERATIONS: 'Operations',
};

/** Whom a client reaches, as the page says it. */
export const reachLabels: Record<ClientReach, string> = {
  CONSENTED: 'Patients who consented',
  ALL_BUT_REFUSED: 'All patients but those who refused',
};

/** What words offer, in their order. */
export const choicesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
