import { sql, type RawBuilder } from 'kysely';
import { likePattern } from '../../platform/lists/like-pattern.js';
import { readRecordNumber, readSearchText } from './search-text.js';
import { isNamed, parsePatientReference } from './patient-reference.js';

/**
 * SQL condition on `patient p`: matches part of the name, the PT- number, or leading or trailing digits of a phone
 * number. Each branch matches the expression of its index.
 */
export function foundBy(text: string): RawBuilder<unknown> {
  const isCalled = sql`p.name_folded like ${likePattern(text)}`;
  const typed = text.trim();
  const number = readRecordNumber(typed);
  const named = number === undefined ? parsePatientReference(typed) : { number };
  if (named) return sql`(${isCalled} or ${isNamed(named)})`;
  const { digits } = readSearchText(typed);
  return digits === undefined ? isCalled : sql`(${isCalled} or p.id in (${dialed(digits)}))`;
}

/** SQL condition: the record or its account has such a phone number. */
function dialed(digits: string): RawBuilder<unknown> {
  const [begins, ends] = [`+91${digits}%`, `${Array.from(digits).toReversed().join('')}%`];
  return sql`select id from patient where contact_phone collate "C" like ${begins}
    union all select id from patient where reverse(contact_phone) collate "C" like ${ends}
    union all select d.id from app_user u join patient d on d.user_id = u.id
      where u.user_type = 'patient' and u.phone collate "C" like ${begins}
    union all select d.id from app_user u join patient d on d.user_id = u.id
      where u.user_type = 'patient' and reverse(u.phone) collate "C" like ${ends}`;
}
