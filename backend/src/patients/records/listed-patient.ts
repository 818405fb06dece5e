import { sql } from 'kysely';
import type { Gender } from '../../identity/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { ExportColumn } from '../../platform/exports/export-column.js';
import { nationalDigits } from '../../platform/inputs/phone-number.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { ageOn } from './birth-date.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** A record in the export of a list. */
export interface ListedPatient {
  number: number;
  name: string;
  birthDate: string | null;
  gender: Gender | null;
  diagnosis: string | null;
  contactPhone: string | null;
  lastLoginAt: string | null;
  isComplete: boolean;
}

/** Columns of `patient p` and its account `app_user u`. A record without a phone number uses its account's. */
export const LISTED_COLUMNS = `p.number, p.name, p.birth_date::text as "birthDate", p.gender, p.diagnosis,
  coalesce(p.contact_phone, u.phone) as "contactPhone", u.last_login_at as "lastLoginAt", p.is_complete as "isComplete"`;
export const LISTED_SOURCE = sql`patient p left join app_user u on u.id = p.user_id`;

const GENDERS: Record<Gender, string> = { male: 'Male', female: 'Female', other: 'Other' };

/** Columns of the file: those of the screen and the record number. Unknown values are empty cells. */
export function listedColumns(now: Date): readonly ExportColumn<ListedPatient>[] {
  const today = clinicDay(now);
  return [
    { header: 'PT number', width: 12, cell: ({ number }) => formatRecordNumber(number) },
    { header: 'Name', width: 32, cell: ({ name }) => oneLine(name) },
    { header: 'Age', width: 6, cell: ({ birthDate }) => (birthDate ? ageOn(birthDate, today) : '') },
    { header: 'Gender', width: 10, cell: ({ gender }) => (gender ? GENDERS[gender] : '') },
    { header: 'Diagnosis', width: 48, cell: ({ diagnosis }) => oneLine(diagnosis ?? '') },
    {
      header: 'Mobile number',
      width: 14,
      cell: ({ contactPhone }) => (contactPhone ? nationalDigits(contactPhone) : ''),
    },
    {
      header: 'Last login',
      width: 14,
      cell: ({ lastLoginAt }) => (lastLoginAt ? { day: clinicDay(new Date(lastLoginAt)) } : 'Never'),
    },
    { header: 'Record', width: 12, cell: ({ isComplete }) => (isComplete ? 'Complete' : 'Incomplete') },
  ];
}
