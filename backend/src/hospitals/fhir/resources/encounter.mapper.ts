import type { Encounter } from 'fhir/r4.js';
import { sql } from 'kysely';
import type { SessionType } from '../../../clinic/index.js';
import { byMoment } from '../columns.js';
import { narrative } from '../narrative.js';
import { coded, period, reference } from '../search-sql.js';
import { patientAndSubject, readAndSearch, type ResourceDefinition } from '../resource-definition.js';
import { ENDS, sessionColumns, sessionState, type SessionRow } from './appointment.mapper.js';

/** HL7 class of each session type: clinic, home, video. */
const CLASS: Record<SessionType, string> = { Clinic: 'AMB', Home: 'HH', Tele: 'VR' };

/** Sessions that took place as Encounter, with the id of their Appointment. */
export const encounters: ResourceDefinition<SessionRow> = {
  ...readAndSearch('Encounter'),
  ...sessionState,
  from: sql`(select * from appointment where status = 'completed') a join patient p on p.id = a.patient_id`,
  columns: sessionColumns,
  search: {
    ...patientAndSubject,
    practitioner: reference('Who treated.', { Practitioner: sql`a.physiotherapist_id` }),
    status: coded('finished.', 'http://hl7.org/fhir/encounter-status', sql`a.status`, { completed: 'finished' }),
    date: period('From its beginning to its end.', sql`a.starts_at`, ENDS),
  },
  includes: ['patient'],
  sorts: { date: byMoment(sql`a.starts_at`) },
  map: (row) => toEncounter(row),
};

function toEncounter(row: SessionRow): Encounter {
  return {
    resourceType: 'Encounter',
    text: narrative({ Start: row.start, End: row.end }),
    status: 'finished',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: CLASS[row.sessionType] },
    subject: { reference: `Patient/${row.patientId}` },
    ...(row.physiotherapistId && {
      participant: [{ individual: { reference: `Practitioner/${row.physiotherapistId}` } }],
    }),
    appointment: [{ reference: `Appointment/${row.id}` }],
    period: { start: row.start, end: row.end },
  };
}
