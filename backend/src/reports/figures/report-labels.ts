import { PAYMENT_METHODS } from '../../money/index.js';
import { sayDay, startOfDay, CLINIC_TIME_ZONE } from '../../platform/time/clinic-time.js';
import type { ReportGroup } from '../kinds/report-kind.js';

/** Key of the row over all rows. */
export const TOTAL = 'total';

const monthFormat = new Intl.DateTimeFormat('en-IN', { timeZone: CLINIC_TIME_ZONE, month: 'long', year: 'numeric' });

/** Labels of keys that are not ids. */
const WORDS: Readonly<Record<string, string>> = {
  advance: 'Advances and refunds',
  none: 'Without a physiotherapist',
  CLINIC: 'Sessions at the clinic',
  HOME: 'Sessions at home',
  TELE: 'Online sessions',
  package: 'Packages',
  fee: 'Fees',
  other: 'Other charges',
  opening: 'Brought over',
  days0to30: '0 to 30 days',
  days31to60: '31 to 60 days',
  days61to90: '61 to 90 days',
  over90: '91 days and more',
  ...Object.fromEntries(PAYMENT_METHODS.map((method) => [method.toUpperCase().replace(' ', '_'), method])),
};

/** Labels of channels and providers. */
const CHANNELS: Readonly<Record<string, string>> = {
  SMS: 'Text messages',
  WHATSAPP: 'WhatsApp',
  meta: 'WhatsApp (Meta)',
  EMAIL: 'E-mail',
  smtp: 'Mail server',
  exotel: 'Exotel',
  msg91: 'MSG91',
  http: 'Own gateway',
  console: 'Log of the server',
  none: 'By nobody',
};

/** Returns SESSION_BOOKED as Session booked. */
const spoken = (key: string) => `${key.slice(0, 1)}${key.slice(1).toLowerCase().replaceAll('_', ' ')}`;

/** Returns the label of a row. @param named name of the row that the key is the id of */
export function labelOf(group: ReportGroup, key: string, named: string | null): string {
  if (key === TOTAL) return 'Total';
  if (group === 'DAY') return sayDay(key);
  if (group === 'WEEK') return `Week of ${sayDay(key)}`;
  if (group === 'MONTH') return monthFormat.format(startOfDay(`${key}-01`));
  if (group === 'CHANNEL' || group === 'KIND' || group === 'PROVIDER') return CHANNELS[key] ?? spoken(key);
  if (group === 'SOURCE' && key === 'none') return 'Nobody is named';
  if (group === 'PATIENT') return named ?? 'A deleted record';
  return named ?? WORDS[key] ?? key;
}
