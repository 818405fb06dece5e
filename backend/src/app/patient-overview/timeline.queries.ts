import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { isNamed, isSessionOf, type PatientReference } from '../../patients/index.js';
import { CURSOR_FORMAT, type ListPosition } from '../../platform/lists/list-cursor.js';
import type { TimelineKind } from './timeline.input.js';

/** A timeline entry with raw values; `timeline-words.ts` turns it into text. */
export interface TimelineRow {
  kind: TimelineKind;
  id: string;
  /** The time in the cursor. */
  at: string;
  subjectId: string;
  /** State, such as the status of a session, or the action on a record. */
  state: string;
  /** Session type, payment method, diagnosis or text, depending on the kind. */
  what: string | null;
  amountPaise: number | null;
  /** Refunded part of the amount, in paise. */
  refundedPaise: number | null;
  /** Physiotherapist, payment reference, reason for a missed session or failed payment, or the changed fields. */
  detail: string | null;
}

/** Slice and kinds to read. */
interface Wanted {
  after: ListPosition | undefined;
  kinds: readonly TimelineKind[] | null | undefined;
  limit: number;
}

/**
 * Queries by kind: `id, at, subject_id, state, what, amount, refunded, detail` of the record `p`. Raw SQL, because the
 * timeline is their union.
 */
const sources: Partial<Record<TimelineKind, RawBuilder<unknown>>> = {
  session: sql`select a.id, a.starts_at as at, a.id::text as subject_id, a.status as state, a.session_type as what,
      null::int as amount, null::int as refunded, concat_ws(', ', t.name, a.missed_reason) as detail
    from appointment a left join physiotherapist t on t.id = a.physiotherapist_id
    where ${isSessionOf}`,
  payment: sql`select y.id, y.created_at, y.id::text, y.status, y.method, y.amount_paise, y.refunded_paise,
      concat_ws(', ', y.reference, y.failed_reason) from payment y where y.patient_id = p.id`,
  charge: sql`select c.id, c.created_at, c.id::text, case when c.canceled_reason is null then 'counts' else 'canceled' end,
      null::text, c.amount_paise, null::int, concat_ws(', ', c.text, c.canceled_reason) from charge c where c.patient_id = p.id`,
  package: sql`select g.id, g.sold_at, g.id::text, case when g.closed_at is null then '' else 'closed' end, g.name,
      g.price_paise - g.discount_paise, null::int, concat_ws(', ', case g.sessions when 1 then '1 session' else g.sessions || ' sessions' end, g.closed_reason) from package g where g.patient_id = p.id`,
  bill: sql`select b.id, b.created_at, b.id::text, case when b.canceled_reason is null then '' else 'canceled' end, b.number,
      b.total_paise::float8, null::int, b.canceled_reason from bill b where b.patient_id = p.id`,
  history: sql`select h.id, h.created_at, h.id::text, '', h.diagnosis, null::int, null::int,
      concat_ws(', ', h.treatment, h.surgery_details) from medical_history_entry h where h.patient_id = p.id`,
  report: sql`select r.id, r.created_at, r.id::text, case when r.replaced_at is null then '' else 'replaced' end, null::text,
      null::int, null::int, r.content
    from progress_report r where r.patient_id = p.id`,
  message: sql`select m.id, m.created_at, m.id::text, m.status, m.kind, null::int, null::int, m.text
    from message m where m.patient_id = p.id`,
  record: sql`select lpad(to_hex(e.id), 32, '0')::uuid, e.at, e.id::text, e.verb, null::text, null::int, null::int,
      array_to_string(e.changed_fields, ', ')
    from (
      select * from audit_event where subject_type = 'patient' and subject_id = p.id::text
        and verb in ('patient.create', 'patient.register', 'patient.complete', 'patient.update', 'patient.delete', 'patient.restore',
          'patient.updateCarePlan')
      union all select * from audit_event where subject_type = 'user' and subject_id = p.user_id::text
        and verb in ('user.completeProfile', 'user.updateProfile', 'user.updateAccount', 'message.preferences')
    ) e where e.outcome = 'done'`,
};

/** Empty branch of the union; defines the column types. */
const NOTHING = sql`select null::text as kind, null::uuid as id, null::timestamptz as at, null::text as subject_id,
  null::text as state, null::text as what, null::int as amount, null::int as refunded, null::text as detail where false`;

/** Finds a slice of the timeline, newest first, then by id, in one statement; undefined for an unknown record. */
export async function findTimeline(
  em: EntityManager,
  named: PatientReference,
  since: Date,
  { after, kinds, limit }: Wanted,
): Promise<{ id: string; entries: TimelineRow[] } | undefined> {
  const isBehind = after ? sql`(at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const chosen = Object.entries(sources).filter(([kind]) => !kinds || kinds.includes(kind as TimelineKind));
  const parts = chosen.map(
    ([
      kind,
      rows,
    ]) => sql`(select ${kind}::text as kind, s.* from (${rows}) s (id, at, subject_id, state, what, amount, refunded, detail)
      where ${isBehind} order by at desc, id desc limit ${limit})`,
  );
  const entries = parts.length > 0 ? sql.join(parts, sql` union all `) : NOTHING;
  const { rows } = await sql<TimelineRow & { recordId: string; kind: TimelineKind | null }>`
    select p.id as "recordId", e.kind, e.id, to_char(e.at at time zone 'UTC', ${CURSOR_FORMAT}) as "at",
      e.subject_id as "subjectId", e.state, e.what, e.amount as "amountPaise", e.refunded as "refundedPaise",
      nullif(e.detail, '') as detail
    from patient p left join lateral (select * from (${entries}) u order by at desc, id desc limit ${limit}) e on true
    where ${isNamed(named)} and (p.deleted_at is null or p.deleted_at >= ${since})
    order by e.at desc, e.id desc`.execute(em.getKysely());
  const [first] = rows;
  // A record without entries yields one row with only its id.
  return first && { id: first.recordId, entries: rows.filter(({ kind }) => kind) };
}
