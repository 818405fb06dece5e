import type { ExchangeFilter, ExchangeOutcome } from './gql/generated';

/** Filters of the exchanges; '' for no filter. */
export interface ExchangeFilters {
  /** Id of a client. */
  readonly client: string;
  /** A PT number, or the id of a record. */
  readonly patient: string;
  readonly outcome: ExchangeOutcome | '';
}

/** Maximum length of an id. */
export const maxPatientLength = 60;

/** Labels of outcomes. */
export const outcomeLabels: Record<ExchangeOutcome, string> = {
  SUCCEEDED: 'Succeeded',
  REFUSED: 'Refused',
  FAILED: 'Failed',
};

/** Options of the outcome filter. */
export const outcomeOptions = [
  { value: '' as const, label: 'All' },
  ...Object.entries(outcomeLabels).map(([value, label]) => ({ value: value as ExchangeOutcome, label })),
];

const textIn = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim().slice(0, maxPatientLength);

/** Maps the filters to the address. */
export const exchangeAddress = {
  read: (params: URLSearchParams): ExchangeFilters => ({
    client: textIn(params, 'client'),
    patient: textIn(params, 'patient'),
    outcome: outcomeOptions.find(({ value }) => value === params.get('outcome'))?.value ?? '',
  }),
  write: (filters: ExchangeFilters): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
};

/** Maps the filters to the query's input; undefined if there are none. */
export function exchangeFilterOf({ client, patient, outcome }: ExchangeFilters): ExchangeFilter | undefined {
  if (!client && !patient && !outcome) return undefined;
  return {
    ...(client && { clientId: client }),
    ...(patient && { patientId: patient }),
    ...(outcome && { outcome }),
  };
}
