import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { StaffType } from '../../identity/index.js';
import { isNamed, type SearchText } from '../../patients/index.js';
import { likePattern } from '../../platform/lists/like-pattern.js';

/** A record or a team member in search results. */
export interface Found {
  /** Id of the record, of the account, or of a physiotherapist without an account. */
  id: string;
  name: string;
  /** E.164; the record's number, otherwise its account's. */
  phone: string | null;
  /** Only for a team member. */
  staffType: StaffType | null;
  /** Only for a record. */
  number: number | null;
  isComplete: boolean | null;
  isDeleted: boolean;
}

/** Limits of a search. */
interface Wanted {
  /** Excludes records deleted before this time, which cannot be restored. */
  since: Date;
  first: number;
  /** Whether team members are found too. */
  ofTeam: boolean;
}

/**
 * Runs the union of all parts in one statement. Raw SQL: each part selects `id, name, number, place, rank` with its own
 * order and index. `union all` reads the parts in turn, the later ones only until `most` rows are found.
 */
async function find(em: EntityManager, parts: RawBuilder<unknown>[], most?: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select coalesce(p.id, f.id) as id, coalesce(p.name, f.name) as name, coalesce(p.contact_phone, u.phone, f.phone) as phone,
      f.staff_type as "staffType", p.number, p.is_complete as "isComplete", p.deleted_at is not null as "isDeleted"
    from (${sql.join(parts, sql` union all `)} ${most ? sql`limit ${most}` : sql``}) f
      left join patient m on m.id = f.id and f.staff_type is null left join patient p on p.id = coalesce(m.merged_into, m.id) left join app_user u on u.id = p.user_id
    order by f.place, f.rank, f.name, p.number, f.id`.execute(em.getKysely());
  return rows;
}

const ofRecords = (place: number, rank: RawBuilder<unknown>) =>
  sql`p.id, p.name, null as phone, null as staff_type, ${place}::int as place, ${rank} as rank`;

/** Selects team members; the team is small, so that it is scanned, and ranks last. */
const team = (conditions: RawBuilder<unknown>[], first: number) => sql`(
  select m.id, m.name, m.phone, m.staff_type, 9, '' from (
    select id, full_name as name, phone, user_type as staff_type from app_user
    where user_type in ('physiotherapist', 'doctor') and deleted_at is null
    union all select id, full_name, phone, user_type from app_user where user_type in ('admin', 'reception') and deleted_at is null
    union all select id, name, phone, 'physiotherapist' from physiotherapist where user_id is null and deleted_at is null
  ) m where ${sql.join(conditions, sql` or `)} order by m.name, m.id limit ${first})`;

/**
 * Finds records by number, then by leading, then by trailing digits of a phone number; then team members. A record may
 * match several parts.
 */
export async function findByNumber(
  em: EntityManager,
  { number, digits }: SearchText,
  { since, first, ofTeam }: Wanted,
): Promise<Found[]> {
  const parts: RawBuilder<unknown>[] = [];
  const add = (records: RawBuilder<unknown>) =>
    parts.push(
      sql`(select ${records} and (p.deleted_at is null or p.deleted_at >= ${since}) order by rank limit ${first})`,
    );
  if (number !== undefined) add(sql`${ofRecords(0, sql`''`)} from patient p where ${isNamed({ number })}`);
  if (digits !== undefined) {
    const fromEnd = Array.from(digits).toReversed().join('');
    dialed(1, (phone) => sql`${phone} collate "C"`, `+91${digits}%`).forEach(add);
    dialed(2, (phone) => sql`reverse(${phone}) collate "C"`, `${fromEnd}%`).forEach(add);
    if (ofTeam) parts.push(team([sql`m.phone like ${`+91${digits}%`}`, sql`m.phone like ${`%${digits}`}`], first));
  }
  return parts.length > 0 ? find(em, parts) : [];
}

/** Selects records whose own or account's phone number matches. */
function dialed(place: number, read: (phone: RawBuilder<unknown>) => RawBuilder<unknown>, pattern: string) {
  const [own, ofAccount] = [read(sql`p.contact_phone`), read(sql`u.phone`)];
  return [
    sql`${ofRecords(place, own)} from patient p where ${own} like ${pattern}`,
    sql`${ofRecords(place, ofAccount)} from app_user u join patient p on p.user_id = u.id
      where u.user_type = 'patient' and ${ofAccount} like ${pattern} and p.deleted_at is null`,
  ];
}

/**
 * Finds records by name: phonetically equal words in either script, then literal matches, then phonetically similar
 * parts; then team members. Literal spellings rank first within each part.
 */
export async function findByName(em: EntityManager, text: string, { since, first, ofTeam }: Wanted): Promise<Found[]> {
  const words = sql`btrim(fold_name(${text}))`;
  const whole = sql`'% ' || ${words} || ' %'`;
  const partly = sql`array(select case when length(word) < 3 then '% ' || word || '%' else '%' || word || '%' end
    from unnest(string_to_array(${words}, ' ')) word)`;
  // A longer text whose phonetic key is one letter is not selective enough.
  const saysEnough = sql`(length(${words}) > 1 or char_length(${text}) = 2)`;
  const letters = lettersIn(text);
  const spelled = letters && sql`array[${sql.join(letters)}]`;
  const kinds = [
    sql`records_that_sound_like(array[${whole}], ${since}) p where true`,
    ...(spelled ? [sql`records_spelled_like(${spelled}, ${since}) p where p.name_key not like ${whole}`] : []),
    sql`records_that_sound_like(${partly}, ${since}) p where p.name_key not like ${whole}
      and ${saysEnough}
      ${spelled ? sql`and not (p.deleted_at is null and p.name_folded like any (${spelled}))` : sql``}`,
  ];
  const isWrittenOtherwise = sql`(p.name_folded not like ${likePattern(text)})::text`;
  const parts = kinds.map(
    (records, place) => sql`(select ${ofRecords(place, isWrittenOtherwise)}
      from ${records} and ${words} <> '' order by rank, p.name, p.number limit ${first})`,
  );
  const sounds = sql`(${saysEnough} and fold_name(m.name) like '%' || nullif(rtrim(fold_name(${text})), '') || '%')`;
  const members = ofTeam ? [team([sql`lower(m.name) like ${likePattern(text)}`, sounds], first)] : [];
  return find(em, [...parts, ...members], first);
}

/**
 * Returns LIKE patterns for names with these Latin letters; for two letters, the beginning of a word. Undefined for
 * texts without an index: shorter or in another script.
 */
function lettersIn(text: string): string[] | undefined {
  if (/[a-z0-9]{3}/.test(text)) return [likePattern(text)];
  return /^[a-z0-9]{2}$/.test(text) ? [`${text}%`, `% ${text}%`] : undefined;
}
