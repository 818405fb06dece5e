import type { Appointment } from 'fhir/r4.js';
import { sql } from 'kysely';
import type { SessionType } from '../../../clinic/index.js';
import type { AppointmentStatus } from '../../../scheduling/index.js';
import { byMoment, changedNow, instant } from '../columns.js';
import { narrative } from '../narrative.js';
import { coded, moment, reference } from '../search-sql.js';
import {
  ownState,
  readAndSearch,
  type Mapping,
  type PatientsRow,
  type ResourceDefinition,
} from '../resource-definition.js';

/** A session's row for Appointment and Encounter. */
export interface SessionRow extends PatientsRow {
  physiotherapistId: string | null;
  status: AppointmentStatus;
  sessionType: SessionType;
  start: string;
  end: string;
  minutes: number;
  created: string;
  missedReason: string | null;
}

const STATUS: Record<AppointmentStatus, Appointment['status']> = {
  pending: 'pending',
  scheduled: 'booked',
  canceled: 'cancelled',
  completed: 'fulfilled',
  missed: 'noshow',
};

interface AppointmentRow extends SessionRow {
  /** The client's own referral that led to the session. */
  referralId: string | null;
  /** Of a stored version: the client whose referral it is. */
  referredBy?: string | null;
}

/** SQL end time of a session. */
export const ENDS = sql`(a.starts_at + make_interval(mins => a.duration_minutes))`;

/** State of a session on `appointment a`; it is also deleted with its record. */
export const sessionState = ownState('a', sql`a.deleted_at is null and p.deleted_at is null`);

/** Columns of a session on `appointment a`. */
export const sessionColumns = sql`
  a.physiotherapist_id as "physiotherapistId", a.status, a.session_type as "sessionType", ${instant(sql`a.starts_at`)} as "start",
  ${instant(ENDS)} as "end", a.duration_minutes as minutes, ${instant(sql`a.created_at`)} as created, a.missed_reason as "missedReason"`;

/** Sessions in any status, as Appointment. */
export const appointments: ResourceDefinition<AppointmentRow> = {
  ...readAndSearch('Appointment'),
  ...sessionState,
  // A client sees only its own referrals.
  from: ({ clientId }) => sql`appointment a join patient p on p.id = a.patient_id
    left join referral f on f.id = a.referral_id and f.client_id = ${clientId}::uuid`,
  columns: sql`${sessionColumns}, f.id as "referralId"`,
  search: {
    patient: reference('Whose session it is.', { Patient: sql`a.patient_id` }),
    practitioner: reference('Who treats.', { Practitioner: sql`a.physiotherapist_id` }),
    actor: reference('Whose session it is, or who treats.', {
      Patient: sql`a.patient_id`,
      Practitioner: sql`a.physiotherapist_id`,
    }),
    status: coded(
      'pending, booked, cancelled, fulfilled or noshow.',
      'http://hl7.org/fhir/appointmentstatus',
      sql`a.status`,
      STATUS,
    ),
    date: moment('When it begins.', sql`a.starts_at`),
  },
  includes: ['patient', 'practitioner', 'actor'],
  sorts: { date: byMoment(sql`a.starts_at`) },
  kept: {
    changed: { in: sql`appointment a`, where: changedNow(sql`a.updated_at`) },
    ofAll: {
      from: sql`appointment a join patient p on p.id = a.patient_id left join referral f on f.id = a.referral_id`,
      columns: sql`${sessionColumns}, f.id as "referralId", f.client_id as "referredBy"`,
    },
    ofClient: (row, clientId) => ({ ...row, referralId: row.referredBy === clientId ? row.referralId : null }),
  },
  map: (row, mapping) => toAppointment(row, mapping),
};

function toAppointment(row: AppointmentRow, { systemBase }: Mapping): Appointment {
  const status = STATUS[row.status];
  return {
    resourceType: 'Appointment',
    text: narrative({ Status: status, Start: row.start, Minutes: String(row.minutes), Comment: row.missedReason }),
    status,
    serviceType: [{ text: 'Physiotherapy' }],
    appointmentType: { coding: [{ system: `${systemBase}/session-type`, code: row.sessionType.toLowerCase() }] },
    start: row.start,
    end: row.end,
    minutesDuration: row.minutes,
    created: row.created,
    ...(row.missedReason && { comment: row.missedReason }),
    ...(row.referralId && { basedOn: [{ reference: `ServiceRequest/${row.referralId}` }] }),
    participant: [
      { actor: { reference: `Patient/${row.patientId}` }, status: 'accepted' },
      ...(row.physiotherapistId
        ? [
            {
              actor: { reference: `Practitioner/${row.physiotherapistId}` },
              status: row.status === 'pending' ? ('needs-action' as const) : ('accepted' as const),
            },
          ]
        : []),
    ],
  };
}
