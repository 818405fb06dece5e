import type { ExchangeFilter, ExchangeOutcome } from './gql/generated';

/** What the exchanges are narrowed by; '' filters nothing. */
export interface ExchangeFilters {
  /** The id of a client. */
  readonly client: string;
  /** A PT number, or the id of a record. */
  readonly patient: string;
  readonly outcome: ExchangeOutcome | '';
}

/** As long as an id can be. */
export const maxPatientLength = 60;

/** How an exchange ended, as the page says it. */
export const outcomeLabels: Record<ExchangeOutcome, string> = {
  SUCCEEDED: 'Succeeded',
  REFUSED: 'Refused',
  FAILED: 'Failed',
};

/** The choices of that filter. */
export const outcomeOptions = [
  { value: '' as const, label: 'All' },
  ...Object.entries(outcomeLabels).map(([value, label]) => ({ value: value as ExchangeOutcome, label })),
];

const textIn = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim().slice(0, maxPatientLength);

/** How the filters stand in the address. */
export const exchangeAddress = {
  read: (params: URLSearchParams): ExchangeFilters => ({
    client: textIn(params, 'client'),
    patient: textIn(params, 'patient'),
    outcome: outcomeOptions.find(({ value }) => value === params.get('outcome'))?.value ?? '',
  }),
  write: (filters: ExchangeFilters): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
};

/** The filters as the server takes them; undefined when they filter nothing. */
export function exchangeFilterOf({ client, patient, outcome }: ExchangeFilters): ExchangeFilter | undefined {
  if (!client && !patient && !outcome) return undefined;
  return {
    ...(client && { clientId: client }),
    ...(patient && { patientId: patient }),
    ...(outcome && { outcome }),
  };
}
