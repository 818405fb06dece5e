import type { EntityManager } from '@mikro-orm/postgresql';
import { loadSettings } from '../../clinic/index.js';
import { findShownPatient } from '../../patients/index.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { printedClinic } from '../papers/letterhead.js';
import { readStatement } from './statement.queries.js';

/** What a statement is printed of: the days, now, and since when a deleted record is still shown. */
interface Asked {
  from: string;
  until: string;
  now: Date;
  shownSince: Date;
}

/** Reads what the PDF of a statement says, of the record that a merge left. @throws AppError NOT_FOUND */
export async function readStatementContent(em: EntityManager, recordId: string, asked: Asked) {
  const { from, until, now, shownSince } = asked;
  const { id, name, number } = await findShownPatient(em, recordId, shownSince);
  return {
    clinic: printedClinic(await loadSettings(em)),
    patient: { name, reference: formatRecordNumber(number) },
    today: clinicDay(now),
    from,
    until,
    ...(await readStatement(em, id, { from, until })),
  };
}
