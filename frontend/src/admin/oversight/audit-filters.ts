import { addDays, isListDay, startOfDay } from '../../calendar/clinic-time';
import { outcomeLabels, permissionLabels } from './audit-labels';
import type { AuditFilter, AuditOutcome } from './gql/generated';

/** Filters of the audit trail; '' for no filter. */
export interface AuditFilters {
  /** Id of an account. */
  readonly actor: string;
  readonly verb: string;
  readonly outcome: AuditOutcome | '';
  /** A PT number, or the id of another subject. */
  readonly about: string;
  /** Clinic days, both included. */
  readonly from: string;
  readonly until: string;
}

/** Maximum length of an id. */
export const maxAboutLength = 60;

const textIn = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim().slice(0, maxAboutLength);
const dayIn = (params: URLSearchParams, name: string) =>
  isListDay(params.get(name) ?? '') ? textIn(params, name) : '';

/** Options of each filter. */
export const outcomeOptions = [
  { value: '' as const, label: 'All' },
  ...Object.entries(outcomeLabels).map(([value, label]) => ({ value: value as AuditOutcome, label })),
];
export const verbOptions = [
  { value: '', label: 'All' },
  ...Object.entries(permissionLabels).map(([value, label]) => ({ value, label })),
];

/** Maps the filters to the address. */
export const auditAddress = {
  read: (params: URLSearchParams): AuditFilters => ({
    actor: textIn(params, 'actor'),
    verb: verbOptions.find(({ value }) => value === params.get('verb'))?.value ?? '',
    outcome: outcomeOptions.find(({ value }) => value === params.get('outcome'))?.value ?? '',
    about: textIn(params, 'about'),
    from: dayIn(params, 'from'),
    until: dayIn(params, 'until'),
  }),
  write: (filters: AuditFilters): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
};

/** Maps the filters to the query's input; undefined if there are none. */
export function auditFilterOf(filters: AuditFilters): AuditFilter | undefined {
  const { actor, verb, outcome, about, from, until } = filters;
  if (Object.keys(auditAddress.write(filters)).length === 0) return undefined;
  return {
    ...(actor && { actorId: actor }),
    ...(verb && { verb }),
    ...(outcome && { outcome }),
    // A PT number includes everything of the record; other ids match one subject.
    ...(about && (/^PT-/i.test(about) ? { patientId: about } : { subjectId: about })),
    ...(from && { from: startOfDay(from).toISOString() }),
    ...(until && { before: startOfDay(addDays(until, 1)).toISOString() }),
  };
}
