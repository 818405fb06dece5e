import type { PoolClient } from 'pg';
import { addSampleProtocols, sampleIds, sampleProtocols } from '../../recovery/index.js';
import { addDays, HOUR_MS } from './clinic-calendar.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { AppointmentRow, Rows, Table } from './rows.js';
import { addSampleMeasurements } from './sample-measurements.js';
import { SeededRandom } from './seeded-random.js';

/** Seed of its own, independent of other sample data. */
const SEED = 2027;
const SLUG = 'knee-replacement';
/** Number of sessions in the first phase. */
const IN_FIRST_PHASE = 5;
/** Days since the surgery; all sessions are later. */
const DAYS_SINCE_SURGERY = 33;

const SIDE = 'RIGHT';

const STATEMENT = 'A sample, approved for demonstration alone: no clinician has signed it off.';

/** An event of a planned session. */
interface SampleEvent {
  number: number;
  kind: 'PLANNED' | 'BOOKED' | 'DONE' | 'MISSED' | 'REOPENED';
  phase: number;
  appointment_id?: string;
  reason?: string;
  at: Date;
}

type Clinic = { [T in Table]: Rows[T][] };

/**
 * Approves the sample protocols, with a statement that they are samples, and gives 9000000101 the knee plan, in its
 * second phase.
 */
export async function addSampleRecovery(client: PoolClient, clinic: Clinic, now: Date): Promise<void> {
  const [doctor] = clinic.doctor;
  const patient = clinic.patient.find(({ contactPhone }) => contactPhone === '+919000000101');
  const physiotherapist = clinic.physiotherapist.find(({ id }) => id === patient?.physiotherapistId);
  if (!doctor || !patient || !physiotherapist?.userId)
    throw new Error('the sample clinic has nobody for the sample plan');
  await addSampleProtocols(client);
  await approveSamples(client, doctor.id, patient.createdAt);
  const random = new SeededRandom(SEED);
  const id = random.uuid(patient.createdAt);
  await client.query(
    `insert into recovery_plan (id, patient_id, protocol_version_id, surgery_date, side, physiotherapist_id, doctor_id, referral, created_at)
     values ($1, $2, $3, $4, $9, $5, $6, $7, $8)`,
    [
      id,
      patient.id,
      sampleIds(SLUG).version,
      addDays(clinicDay(now), -DAYS_SINCE_SURGERY),
      physiotherapist.id,
      doctor.id,
      patient.referringDoctor,
      patient.createdAt,
      SIDE,
    ],
  );
  const own = clinic.appointment.filter(({ patientId, status }) => patientId === patient.id && status !== 'pending');
  const { first, second, leftAt } = course(own, patient.createdAt);
  const by = { plan: id, user: physiotherapist.userId };
  await addEvents(client, by, first);
  await client.query(
    'insert into gate_passage (plan_id, from_phase, to_phase, physiotherapist_id, confirmed_at) values ($1, 1, 2, $2, $3)',
    [id, physiotherapist.id, leftAt],
  );
  await addEvents(client, by, second);
  await addSampleMeasurements(client, { ...by, side: SIDE }, own, random);
}

async function approveSamples(client: PoolClient, doctorId: string, at: Date): Promise<void> {
  const versions = sampleProtocols.map(({ slug }) => sampleIds(slug).version);
  await client.query(
    `with signed as (update protocol_version set status = 'APPROVED' where id = any($1) and status = 'DRAFT' returning id, content_hash)
     insert into protocol_approval (protocol_version_id, doctor_id, statement, content_hash, approved_at, is_sample)
     select id, $2, $3, content_hash, $4, true from signed`,
    [versions, doctorId, STATEMENT, at],
  );
}

/** Events of all sessions of the plan; missed ones are made up later. */
function course(appointments: readonly AppointmentRow[], madeAt: Date) {
  const phases = sampleProtocols.find(({ slug }) => slug === SLUG)?.content.phases ?? [];
  const planned = phases.flatMap(({ sessions }, at) => Array.from({ length: sessions }, () => at + 1));
  const first: SampleEvent[] = planned.map((phase, at) => ({ number: at + 1, kind: 'PLANNED', phase, at: madeAt }));
  const second: SampleEvent[] = [];
  let [done, number, leftAt] = [0, 1, madeAt];
  for (const session of appointments.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const events = done < IN_FIRST_PHASE ? first : second;
    events.push(...eventsOf(session, number, madeAt));
    if (session.status !== 'missed') number += 1;
    if (session.status === 'completed' && ++done === IN_FIRST_PHASE) leftAt = endOf(session);
  }
  return { first, second, leftAt };
}

function eventsOf(session: AppointmentRow, number: number, madeAt: Date): SampleEvent[] {
  const same = { number, phase: 1 };
  const booked: SampleEvent = { ...same, kind: 'BOOKED', appointment_id: session.id, at: madeAt };
  if (session.status === 'scheduled') return [booked];
  if (session.status === 'completed')
    return [booked, { ...same, kind: 'DONE', appointment_id: session.id, at: endOf(session) }];
  const reason = session.missedReason ?? '';
  return [
    booked,
    { ...same, kind: 'MISSED', appointment_id: session.id, reason, at: endOf(session) },
    { ...same, kind: 'REOPENED', reason: 'To be made up', at: endOf(session) },
  ];
}

const endOf = ({ startsAt }: AppointmentRow) => new Date(startsAt.getTime() + HOUR_MS);

async function addEvents(client: PoolClient, by: { plan: string; user: string }, events: SampleEvent[]): Promise<void> {
  await client.query(
    `insert into session_event (plan_id, number, kind, phase, appointment_id, reason, entered_by, entered_as, at)
     select $1, e.number, e.kind, e.phase, e.appointment_id, e.reason, $2, 'PHYSIOTHERAPIST', e.at
     from rows from (jsonb_to_recordset($3::jsonb)
       as (number int, kind text, phase int, appointment_id uuid, reason text, at timestamptz)) with ordinality e
     order by e.ordinality`,
    [by.plan, by.user, JSON.stringify(events)],
  );
}
