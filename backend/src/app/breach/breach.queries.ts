import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { isNotBrokenSlice } from '../../platform/exports/broken-exports.js';
import type { BreachQuestion } from './breach.input.js';
import { OWNERS, SUBJECTS_OF_PATIENTS } from './breach-subjects.js';

/** What was done with a patient's data, as the query names it. */
export type AccessName = 'READ' | 'CHANGED' | 'EXPORTED';

/** A patient whose data was accessed. */
export interface BreachRow {
  id: string;
  number: number;
  name: string;
  phone: string | null;
  /** Language of the account; null without one. */
  language: string | null;
  accesses: AccessName[];
  firstAt: Date;
  lastAt: Date;
}

/** Records that events count without naming their patients. */
export interface UnnamedRow {
  verb: string;
  events: number;
  records: number;
  firstAt: Date;
  lastAt: Date;
}

/** Whose accesses, after the owner of an API key was found. */
export type BreachActor =
  | { kind: 'account'; accountId: string }
  | { kind: 'key'; apiKeyId: string; ownerId: string }
  | { kind: 'client'; clientId: string }
  | { kind: 'source'; sourceId: string };

/** Actor and span. */
export type BreachSpan = Pick<BreachQuestion, 'from' | 'until'> & { actor: BreachActor };

/** Condition of the actor, which an index of the trail begins with. */
function byActor(actor: BreachActor): RawBuilder<unknown> {
  if (actor.kind === 'client') return sql`e.client_id = ${actor.clientId}::uuid`;
  if (actor.kind === 'source') return sql`e.source_id = ${actor.sourceId}::uuid`;
  if (actor.kind === 'account') return sql`e.actor_id = ${actor.accountId}::uuid`;
  return sql`e.actor_id = ${actor.ownerId}::uuid and e.api_key_id = ${actor.apiKeyId}`;
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Verbs that hand data out in a file, beside those that end with `.export`. */
const FILE_VERBS = ['ownData.download', 'patient.handOver', 'fhir.Patient.everything', 'fhir.Composition.document'];

/**
 * CTEs: `event` has the actor's events of the span, without the last slice of an export that broke off, whose last row names what left of
 * it; `thing` the ids that they name with what was done, and `owner` the patient of each id. A list or file names what it showed in
 * `shown`, a client's search in `patients`.
 */
const found = ({ actor, from, until }: BreachSpan) => sql`recorded as materialized (
    select e.id, e.at, e.verb, e.subject_type, e.subject_id, e.details, e.request_id, case when cardinality(e.changed_fields) > 0 then 'CHANGED'
        when e.verb like '%.export' or e.verb = any(${FILE_VERBS}::text[]) then 'EXPORTED' else 'READ' end as access
    from audit_event e where ${byActor(actor)} and e.at >= ${from} and e.at < ${until} and e.outcome = 'done'
  ), broken as materialized (
    select at, request_id, verb, details from recorded where verb like '%.export' and details ? 'brokenOff'
  ), event as materialized (
    select e.* from recorded e where ${sql.raw(isNotBrokenSlice('e', 'broken'))}
  ), thing as materialized (
    select named.id::uuid, e.access, min(e.at) as first_at, max(e.at) as last_at from event e cross join lateral (
      select e.subject_id as id where e.subject_id ~ ${`^${UUID}$`}
      union all select left(shown, 36) from jsonb_array_elements_text(e.details -> 'shown') shown where shown ~ ${`^${UUID}`}
      union all select patient from jsonb_array_elements_text(e.details -> 'patients') patient where patient ~ ${`^${UUID}$`}
    ) named group by 1, 2
  ), ids as (select distinct id from thing), owner as materialized (${sql.raw(OWNERS)})`;

/** Patients of the report: a merged record stands under the one that it became part of, and a full export holds all of its time. */
export const breachedPatients = (span: BreachSpan) => sql`with ${found(span)}, access as (
    select o.patient_id, t.access, t.first_at, t.last_at from thing t join owner o on o.id = t.id where o.patient_id is not null
    union all select p.id, 'EXPORTED', x.first_at, x.last_at from patient p join (
      select min(at) as first_at, max(at) as last_at from event where verb = 'clinic.export'
    ) x on p.created_at <= x.last_at
  ) select coalesce(p.merged_into, p.id) as id, array_agg(distinct a.access) as accesses, min(a.first_at) as first_at, max(a.last_at) as last_at
    from access a join patient p on p.id = a.patient_id group by 1`;

/** Columns of a row of the report. */
export const BREACH_COLUMNS = `p.id, p.number, p.name, coalesce(p.contact_phone, u.phone) as phone, u.language, b.accesses,
  b.first_at as "firstAt", b.last_at as "lastAt"`;
/** Joins of the report, around its patients `b`. */
export const BREACH_JOINS = 'join patient p on p.id = b.id left join app_user u on u.id = p.user_id';
/** Order of the report. */
export const BREACH_ORDER = 'b.last_at desc, p.id';

/** Finds a page of the patients, and their number. */
export async function findBreached(
  em: EntityManager,
  span: BreachSpan,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ people: BreachRow[]; total: number }> {
  const { rows } = await sql<
    BreachRow & { total: number }
  >`select ${sql.raw(BREACH_COLUMNS)}, count(*) over ()::int as total
    from (${breachedPatients(span)}) b ${sql.raw(BREACH_JOINS)} order by ${sql.raw(BREACH_ORDER)}
    limit ${limit} offset ${offset}`.execute(em.getKysely());
  if (rows.length > 0 || offset === 0) return { people: rows, total: rows[0]?.total ?? 0 };
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from (${breachedPatients(span)}) b`.execute(em.getKysely());
  return { people: [], total: counted.rows[0]?.total ?? 0 };
}

/**
 * Counts, by permission, the records that cannot be traced to patients: of lists and files, those of events before lists named what they
 * showed and rows that belong to no record; of other events, subjects that are gone.
 */
export async function countUnnamed(
  em: EntityManager,
  span: BreachSpan,
): Promise<{ unnamed: UnnamedRow[]; events: number }> {
  const { rows } = await sql<UnnamedRow>`with ${found(span)}, counted as (
      select e.verb, e.at, case when e.details ? 'shown' then
          (select count(*) from jsonb_array_elements_text(e.details -> 'shown') shown
            where shown !~ ${`^${UUID}`} or not exists (select from owner o where o.id = left(shown, 36)::uuid))
        else coalesce((e.details ->> 'records')::bigint, (e.details ->> 'rows')::bigint, (e.details ->> 'lines')::bigint, 0) end as records,
        e.verb like 'fhir.%' and e.details ? 'types' as is_unknown
      from event e where e.verb <> 'clinic.export'
        and e.details ?| array['shown', 'records', 'rows', 'lines', 'types'] and e.subject_id is null
      union all select e.verb, e.at, 1, false from event e where e.subject_type = any(${SUBJECTS_OF_PATIENTS}::text[])
        and e.subject_id ~ ${`^${UUID}$`} and not exists (select from owner o where o.id::text = e.subject_id)
        and not coalesce(e.details ? 'patients', false)
    ) select verb, count(*)::int as events, sum(records)::float8 as records, min(at) as "firstAt", max(at) as "lastAt"
    from counted where records > 0 or is_unknown group by verb order by verb`.execute(em.getKysely());
  const { rows: all } = await sql<{ events: number }>`select count(*)::int as events from audit_event e
    where ${byActor(span.actor)} and e.at >= ${span.from} and e.at < ${span.until}`.execute(em.getKysely());
  return { unnamed: rows, events: all[0]?.events ?? 0 };
}
