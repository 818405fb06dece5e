import type { PoolClient } from 'pg';
import type { ProtocolContent } from '../../recovery/index.js';

/** The signed protocol version of the plans; the knee's if there is one. */
interface Version {
  id: string;
  content: ProtocolContent;
}

/**
 * Creates live plans with all sessions for the newest complete records, and returns their number. Completed, missed and
 * scheduled appointments fill the first sessions; two completed ones complete the first phase. Creates none without a
 * signed protocol or a doctor.
 */
export async function generatePlans(client: PoolClient, count: number): Promise<number> {
  const version = await signedVersion(client);
  if (!version || count === 0) return 0;
  const { rowCount } = await client.query(PLANS, [version.id, count]);
  const planned = version.content.phases.flatMap(({ sessions }, at) => Array.from({ length: sessions }, () => at + 1));
  await client.query(PLANNED, [planned]);
  await client.query(SESSIONS, [planned.length]);
  await client.query(PASSAGES);
  return rowCount ?? 0;
}

async function signedVersion(client: PoolClient): Promise<Version | undefined> {
  const { rows } = await client.query<Version>(
    `select v.id, v.content from protocol_version v join protocol p on p.id = v.protocol_id where v.status = 'APPROVED'
     order by p.slug = 'knee-replacement' desc, p.slug, v.number desc limit 1`,
  );
  return rows[0];
}

// Only plans of this transaction; existing ones stay unchanged.
const NEW = 'r.xmin = pg_current_xact_id()::xid';

// Deterministic id per record, as UUID version 8 (RFC 9562), which allows custom bits.
const ID = `overlay(overlay(md5('plan ' || p.id) placing '8' from 13) placing '8' from 17)::uuid`;

const PLANS = `insert into recovery_plan (id, patient_id, protocol_version_id, surgery_date, side, physiotherapist_id, doctor_id, created_at)
  select ${ID}, p.id, $1, (p.created_at at time zone 'Asia/Kolkata')::date,
    case when p.number % 2 = 0 then 'LEFT' else 'RIGHT' end, p.physiotherapist_id, d.id, p.created_at
  from (select * from patient where is_complete and deleted_at is null and user_id is not null and physiotherapist_id is not null
      and not exists (select from recovery_plan where patient_id = patient.id) order by number desc limit $2) p
    cross join (select id from doctor where deleted_at is null and last_day is null order by id limit 1) d`;

const PLANNED = `insert into session_event (plan_id, number, kind, phase, entered_as, at)
  select r.id, n.number, 'PLANNED', n.phase, 'ADMIN', r.created_at
  from recovery_plan r cross join unnest($1::int[]) with ordinality as n (phase, number) where ${NEW} order by r.id, n.number`;

const SESSIONS = `insert into session_event (plan_id, number, kind, phase, appointment_id, reason, entered_as, at)
  select plan_id, number, kind, 1, id, case kind when 'MISSED' then missed_reason end, 'ADMIN',
    case kind when 'BOOKED' then created_at else starts_at + interval '1 hour' end
  from (select r.id as plan_id, a.id, a.status, a.missed_reason, a.created_at, a.starts_at,
      row_number() over (partition by r.id order by a.status = 'scheduled', a.starts_at, a.id) as number
    from recovery_plan r join appointment a on a.patient_id = r.patient_id
    where ${NEW} and a.status in ('completed', 'missed', 'scheduled') and a.deleted_at is null) present,
    unnest(case status when 'completed' then array['BOOKED', 'DONE'] when 'missed' then array['BOOKED', 'MISSED']
      else array['BOOKED'] end) as kind
  where number <= $1 order by plan_id, number, kind`;

const PASSAGES = `insert into gate_passage (plan_id, from_phase, to_phase, physiotherapist_id, confirmed_at)
  select r.id, 1, 2, r.physiotherapist_id, e.last
  from recovery_plan r join lateral (
      select count(*) as done, max(at) as last from session_event where plan_id = r.id and kind = 'DONE') e on true
  where ${NEW} and e.done >= 2`;
