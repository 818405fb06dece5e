import { audited, moment } from './reference-parts.js';

/** Pages of fifty resources with their exact totals, as JSON that PostgreSQL makes; the client is the first value of each. */

const live = (
  decision: string,
) => `(select d.patient_id from data_consent d where d.client_id = $1::uuid and d.revoked_at is null
  and (d.until is null or d.until > now()) and d.decision = '${decision}')`;
const UNREFUSED = `p.deleted_at is null and p.id not in ${live('DENY')}`;
const CONSENTED = `p.id in ${live('PERMIT')} and ${UNREFUSED}`;

const shown = (name: string, value: string) => `coalesce('<p>${name}: ' || ${value} || '</p>', '')`;
const meta = (row: string) =>
  `json_build_object('versionId', ${row}.revision::text, 'lastUpdated', ${moment(`${row}.updated_at`)})`;
const text = (...lines: string[]) =>
  `json_build_object('status', 'generated', 'div', '<div xmlns="http://www.w3.org/1999/xhtml">' || ${lines.join(' || ')} || '</div>')`;
const entry = (resource: string, mode: string, type: string, id: string) =>
  `json_build_object('fullUrl', 'https://bench.example/fhir/R4/${type}/' || ${id}, 'resource', ${resource},
    'search', json_build_object('mode', '${mode}'))`;

const NUMBER = "'PT-' || lpad(p.number::text, 6, '0')";
const PHONE = 'coalesce(p.contact_phone, u.phone)';
const PATIENT = `json_strip_nulls(json_build_object('resourceType', 'Patient', 'id', p.id, 'meta', ${meta('p')},
  'text', ${text(shown('Name', 'p.name'), shown('Number', NUMBER), shown('Born', 'p.birth_date::text'), shown('Phone', PHONE), shown('Address', 'p.address'))},
  'identifier', (select json_agg(i) from (select 'usual' as use, 'https://bench.example/fhir/id/patient-number' as system, ${NUMBER} as value
    union all select null, system, value from patient_identifier where patient_id = p.id and deleted_at is null) i),
  'active', true, 'name', json_build_array(json_build_object('text', p.name)),
  'telecom', json_build_array(json_build_object('system', 'phone', 'value', ${PHONE}, 'use', 'mobile'),
    json_build_object('system', 'email', 'value', u.email)),
  'gender', coalesce(p.gender, 'unknown'),
  'birthDate', case when p.birth_date_exact then p.birth_date::text else left(p.birth_date::text, 4) end,
  'address', json_build_array(json_build_object('text', p.address, 'country', 'IN')),
  'contact', json_build_array(json_build_object('telecom', json_build_array(
    json_build_object('system', 'phone', 'value', p.emergency_phone))))))`;
const OF_PATIENT = `patient p left join app_user u on u.id = p.user_id`;

const bundle = (entries: string) => `select json_build_object('resourceType', 'Bundle', 'type', 'searchset',
  'total', (select count(*) from matching), 'entry', (${entries})) as data`;

const patients = (verb: string, where: string, order = 'p.id') => `with audited as (${audited(verb, 'null')}),
  matching as not materialized (select p.id, p.updated_at from patient p where ${where}),
  keys as materialized (select * from matching p order by ${order} limit 50)
  ${bundle(`select json_agg(${entry(PATIENT, 'match', 'Patient', 'p.id')} order by ${order}) from keys join ${OF_PATIENT.replace(' left', ' using (id) left')}`)}`;

const SESSION = `json_strip_nulls(json_build_object('resourceType', 'Appointment', 'id', a.id, 'meta', ${meta('a')},
  'text', ${text(shown('Status', 'a.status'), shown('Start', moment('a.starts_at')), shown('Minutes', 'a.duration_minutes::text'), shown('Comment', 'a.missed_reason'))},
  'status', case a.status when 'scheduled' then 'booked' when 'canceled' then 'cancelled' when 'completed' then 'fulfilled'
    when 'missed' then 'noshow' else a.status end,
  'serviceType', json_build_array(json_build_object('text', 'Physiotherapy')), 'start', ${moment('a.starts_at')},
  'end', ${moment('(a.starts_at + make_interval(mins => a.duration_minutes))')}, 'minutesDuration', a.duration_minutes,
  'created', ${moment('a.created_at')}, 'comment', a.missed_reason, 'participant', json_build_array(
    json_build_object('actor', json_build_object('reference', 'Patient/' || a.patient_id), 'status', 'accepted'),
    json_build_object('actor', json_build_object('reference', 'Practitioner/' || a.physiotherapist_id),
      'status', case a.status when 'pending' then 'needs-action' else 'accepted' end))))`;
const sessions = (where: string) => `with audited as (${audited('fhir.Appointment.search', 'null')}),
  matching as not materialized (select a.id, a.starts_at, a.patient_id from appointment a join patient p on p.id = a.patient_id
    where a.deleted_at is null and ${where}),
  keys as materialized (select * from matching order by starts_at, id limit 50),
  entries as (select 0 as part, a.starts_at, a.id, ${entry(SESSION, 'match', 'Appointment', 'a.id')} as entry
      from keys join appointment a using (id)
    union all select 1, null, p.id, ${entry(PATIENT, 'include', 'Patient', 'p.id')}
      from ${OF_PATIENT} where p.id in (select patient_id from keys))
  ${bundle('select json_agg(entry order by part, starts_at, id) from entries')}`;

const reference = (path: string, ref: string) => `json_build_object('reference', '${path}' || ${ref})`;
const PLAN = `json_build_object('resourceType', 'CarePlan', 'id', 'plan-' || p.id, 'meta', ${meta('p')},
  'text', ${text(shown('Sessions', 'c.planned::text'))}, 'status', 'active', 'intent', 'plan', 'title', 'Physiotherapy after surgery',
  'subject', ${reference('Patient/', 'p.id')}, 'author', ${reference('Practitioner/', 'p.physiotherapist_id')},
  'addresses', json_build_array(${reference('Condition/dx-', 'p.id')}), 'goal', json_build_array(${reference('Goal/goal-', 'p.id')}),
  'activity', json_build_array(json_build_object('detail', json_build_object('kind', 'ServiceRequest', 'status', 'in-progress',
    'scheduledTiming', json_build_object('repeat', json_build_object('count', coalesce(c.planned, p.planned_sessions)))))))`;
const PLANS = `with audited as (${audited('fhir.CarePlan.search', 'null')}),
  matching as not materialized (select p.id from patient p where p.is_complete and ${UNREFUSED}),
  keys as materialized (select * from matching order by id limit 50)
  ${bundle(`select json_agg(${entry(PLAN, 'match', 'CarePlan', "'plan-' || p.id")} order by p.id) from keys join patient p using (id)
    left join lateral (select planned from session_counts where patient_id = p.id offset 0) c on true`)}`;

export const HOSPITAL_STATEMENTS = {
  fhirPatients: patients('fhir.Patient.search', UNREFUSED),
  fhirNamed: patients('fhir.Patient.search', `(p.name_folded like $2 or p.name_folded like $3) and ${UNREFUSED}`),
  fhirChanged: patients('fhir.Patient.search', UNREFUSED, 'p.updated_at desc, p.id desc'),
  fhirConsented: patients('fhir.Patient.search', CONSENTED),
  fhirSessions: sessions(UNREFUSED),
  fhirSessionsConsented: sessions(CONSENTED),
  fhirPlans: PLANS,
};

/** All lines of a type that a client sees, as COPY gives them: it takes no parameters, and no JSON has the letters that would be marked. */
export function bulkStatements(clientId: string): [type: string, statement: string][] {
  const whole = (resource: string, from: string) =>
    `copy (select ${resource} from ${from}) to stdout (format csv, quote e'\\x01', delimiter e'\\x02')`.replaceAll(
      '$1::uuid',
      `'${clientId}'::uuid`,
    );
  return [
    ['Patient', whole(PATIENT, `${OF_PATIENT} where ${UNREFUSED}`)],
    [
      'CarePlan',
      whole(
        PLAN,
        `patient p left join lateral (select planned from session_counts where patient_id = p.id offset 0) c on true
         where p.is_complete and ${UNREFUSED}`,
      ),
    ],
    [
      'Appointment',
      whole(SESSION, `appointment a join patient p on p.id = a.patient_id where a.deleted_at is null and ${UNREFUSED}`),
    ],
  ];
}
