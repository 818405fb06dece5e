import { attendance } from './attendance.js';
import { dues } from './dues.js';
import { income } from './income.js';
import { packages } from './packages.js';
import { patients } from './patients.js';
import { messages } from './messages.js';
import { outcomes } from './outcomes.js';
import { referrals } from './referrals.js';
import type { KindOfReport } from './report-kind.js';
import { utilisation } from './utilisation.js';

/** All kinds of reports. A further kind is a file with its lines, and a row here. */
export const REPORT_KINDS = {
  INCOME: income,
  DUES: dues,
  ATTENDANCE: attendance,
  PACKAGES: packages,
  UTILISATION: utilisation,
  PATIENTS: patients,
  REFERRALS: referrals,
  MESSAGES: messages,
  OUTCOMES: outcomes,
} as const satisfies Record<string, KindOfReport>;

export type ReportKindName = keyof typeof REPORT_KINDS;

/** Names of the kinds. */
export const REPORT_KIND_NAMES = Object.keys(REPORT_KINDS) as ReportKindName[];

/** Returns a kind of report by its name. */
export const kindOf = (name: ReportKindName): KindOfReport => REPORT_KINDS[name];
