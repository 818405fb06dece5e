import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { ageOn } from '../records/birth-date.js';
import { foundBy } from '../records/patient-search.js';
import { readSearchText } from '../records/search-text.js';
import { reachedPatients, type Reach } from './reach.js';

/** A patient as far as every physiotherapist may find them. */
export interface PatientStub {
  id: string;
  /** Such as PT-000123. */
  number: string;
  name: string;
  age: number | null;
  reach: Reach;
}

const MOST_FOUND = 5;
const FEWEST_LETTERS = 3;
const PHONE_DIGITS = 10;

/** Finds any patient by number, phone or name, for physiotherapists (bench §2). */
export class PatientFinderService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Finds live records, those within reach first, then by name; at most five. The trail has a line for each call.
   * @throws AppError BAD_INPUT unless the text is a PT- number, ten digits of a phone or three letters of a name
   */
  async find(actor: Actor, text: string): Promise<PatientStub[]> {
    return this.useCases.read(
      actor,
      'patient.find',
      z.string(),
      text,
      async (asked, { em, actor: own, listed, seen }) => {
        const wanted = searchTextOf(asked);
        // Raw SQL: the reach is a function's table, and the condition uses indexes on expressions.
        const { rows } = await sql<{
          id: string;
          number: number;
          name: string;
          birthDate: string | null;
          reach: Reach;
        }>`
        select p.id, p.number, p.name, p.birth_date::text as "birthDate", coalesce(r.reach, 'NONE') as reach
        from patient p left join ${reachedPatients(own)} r on r.patient_id = p.id
        where p.deleted_at is null and ${foundBy(wanted)}
        order by r.reach is null, p.name_folded, p.number limit ${MOST_FOUND}`.execute(em.getKysely());
        await listed(rows, { text });
        await seen({ subjectType: 'user', subjectId: own.userId, details: { found: rows.length } });
        const today = clinicDay(this.clock.now());
        return rows.map(({ number, birthDate, ...row }) => ({
          ...row,
          number: formatRecordNumber(number),
          age: birthDate ? ageOn(birthDate, today) : null,
        }));
      },
    );
  }
}

/** Returns the text to search by. @throws AppError BAD_INPUT for one that would find too many */
function searchTextOf(text: string): string {
  const typed = text.trim();
  const { number, digits, name } = readSearchText(typed);
  const isNumber = number !== undefined && /^pt/i.test(typed);
  const isPhone = digits?.length === PHONE_DIGITS;
  const isName = name !== undefined && (name.match(/\p{L}/gu) ?? []).length >= FEWEST_LETTERS;
  if (!isNumber && !isPhone && !isName) throw badInput({ text: reasonFor('PATIENT_TEXT_TOO_SHORT') });
  return typed;
}
