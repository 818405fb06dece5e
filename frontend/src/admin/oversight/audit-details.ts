import { dayText, momentText } from '#src/calendar/clinic-time';

/** Labels of audit fields that differ from their names; null hides a field. */
const fields: Readonly<Record<string, string | null>> = {
  fullName: 'name',
  diagnosis: 'condition',
  birthDate: 'age',
  birthDateExact: null,
  contactPhone: 'mobile number',
  phone: 'mobile number',
  emergencyPhone: 'emergency contact',
  user: 'account',
  userType: 'user type',
  oldNumber: 'former patient number',
  avatarKey: 'photo',
  pendingNumber: 'mobile number, not confirmed yet',
  profileCompleted: null,
  deletedAt: 'deleted',
  disabledAt: 'switched off',
  mergedInto: 'made one with another record',
  startsAt: 'time',
  durationMinutes: 'length',
  amountPaise: 'amount',
  refundedPaise: 'refunded',
  receivedOn: 'day of receipt',
  sessions: 'sign-ins or sessions',
  decidedAt: null,
  decidedBy: null,
};

/** Converts a field name to words: of `patient.bloodGroup`, blood group. */
const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');

/** Formats the changed fields by their labels, without duplicates. */
export function fieldsText(names: readonly string[]): string {
  const words = names.map((path) => {
    const name = path.slice(path.lastIndexOf('.') + 1);
    return name in fields ? fields[name] : spaced(name);
  });
  return [...new Set(words)].filter(Boolean).join(', ');
}

/** Labels of details; null hides an id that only programs need. */
const labels: Readonly<Record<string, string | null>> = {
  format: 'Format',
  filters: 'Filtered by',
  sort: 'Order',
  rows: 'Rows',
  slice: 'Part',
  brokenOff: 'Broken off',
  handedOut: 'Rows handed out',
  hash: 'Fingerprint of the rows',
  from: 'From',
  until: 'Until',
  overrideReason: 'Reason',
  fromPhase: 'From phase',
  deviations: 'Not met',
  handedOver: 'Handed over',
  unassigned: 'Without a physiotherapist',
  number: 'Session of the plan',
  parameters: 'Asked by',
  total: 'Found',
  patients: 'Records',
  types: 'Kinds of resources',
  dryRun: 'Checked only',
  affected: 'Sessions in the way',
  code: 'Answer',
  since: 'Since',
  count: 'How many',
  decision: 'Decision',
  by: 'By',
  importId: null,
  clientId: null,
  ended: null,
  sessions: null,
  exchange: null,
  message: null,
  delivery: null,
  measurementId: null,
};

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Formats a value: a list with commas, ids by their number; empty if unknown. */
function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((one) => typeof one === 'string' && id.test(one))) return String(value.length);
    return value
      .map((one) => valueText(name, one))
      .filter(Boolean)
      .join(', ');
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${spaced(key)} ${valueText(key, one)}`)
      .join(', ');
  const text = typeof value === 'string' ? value : `${value as number}`;
  if (id.test(text)) return '';
  if (name === 'hash') return text.slice(0, 12);
  if (name === 'filters' || name === 'sort' || name === 'parameters') return spaced(text);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayText(text);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? momentText(text) : text;
}

/** Formats the details of an entry, such as "Format: csv"; ids are omitted. */
export function detailTexts(details: string | null): string[] {
  if (!details) return [];
  const known: Record<string, unknown> = JSON.parse(details);
  return Object.entries(known).flatMap(([name, value]) => {
    const label = name in labels ? labels[name] : spaced(name);
    const text = valueText(name, value);
    return label && text ? [`${label}: ${text}`] : [];
  });
}
