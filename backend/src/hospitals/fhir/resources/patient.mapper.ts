import type { ContactPoint, Identifier, Patient } from 'fhir/r4.js';
import { sql } from 'kysely';
import type { Gender } from '../../../identity/index.js';
import { isNamed, parsePatientReference } from '../../../patients/index.js';
import { toE164 } from '../../../platform/inputs/phone-number.js';
import { ABHA_SYSTEM, canonicalAbha, canonicalIdentifier } from '../../abha/abha.js';
import { isSame } from '../../external-records/patient-identifiers.js';
import type { Made } from '../../external-records/sent-patient.queries.js';
import { changedNow } from '../columns.js';
import { narrative } from '../narrative.js';
import { days, text, token, type Token } from '../search-sql.js';
import type { Sent } from '../sent.js';
import { UNKNOWN } from '../unknown-mark.js';
import { standingOf, withSent } from './sent-patient.js';
import { ownState, writable, type Mapping, type ResourceRow, type ResourceDefinition } from '../resource-definition.js';
import { formatRecordNumber } from '../../../platform/lists/record-number.js';

interface PatientRow extends ResourceRow {
  number: number;
  name: string;
  gender: Gender | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  birthDateExact: boolean;
  phone: string | null;
  email: string | null;
  address: string | null;
  emergencyPhone: string | null;
  /** Numbers of records that were merged into this one. */
  formerNumbers: number[];
  identifiers: { system: string; value: string; type: string | null; assigner: string | null }[];
  /** What the client sent of the record, and the values that came of it. */
  sent: Sent | null;
  made: Made | null;
  /** Of a stored version: the same of each client. */
  ofClients?: Record<string, Pick<PatientRow, 'sent' | 'made'>> | null;
}

const standing = (row: PatientRow) => standingOf(row.sent, row.made, row);

const GENDER_SYSTEM = 'http://hl7.org/fhir/administrative-gender';
const PHONE = sql`coalesce(p.contact_phone, u.phone)`;
/** A birth date that was derived from an age has only its year. */
const BORN = sql`case when p.birth_date_exact then p.birth_date else date_trunc('year', p.birth_date)::date end`;
const BORN_BEFORE = sql`case when p.birth_date_exact then p.birth_date + 1
  else (date_trunc('year', p.birth_date) + interval '1 year')::date end`;

/** Columns that every client sees. */
const COLUMNS = sql`p.number, p.name, p.gender, p.birth_date::text as "birthDate", p.birth_date_exact as "birthDateExact", ${PHONE} as phone, u.email, p.address,
  p.emergency_phone as "emergencyPhone",
  array(select m.number from patient m where m.merged_into = p.id order by m.number) as "formerNumbers",
  coalesce((select jsonb_agg(jsonb_build_object('system', i.system, 'value', i.value, 'type', i.type, 'assigner', i.assigner) order by i.created_at, i.id)
    from patient_identifier i where i.patient_id = p.id and i.deleted_at is null), '[]') as identifiers`;

/** Patient records as Patient, with phone number and e-mail address of the account. */
export const patients: ResourceDefinition<PatientRow> = {
  type: 'Patient',
  interactions: { ...writable('Patient').interactions, everything: 'fhir.Patient.everything' },
  ...ownState('p'),
  // What each client sent of the record is that client's alone.
  from: ({ clientId }) => sql`patient p left join app_user u on u.id = p.user_id
    left join sent_patient z on z.patient_id = p.id and z.client_id = ${clientId}::uuid`,
  columns: sql`${COLUMNS}, z.sent, z.made`,
  search: {
    identifier: token("The number of the clinic, or one of a hospital's.", (asked, { systemBase }) =>
      identified(asked, systemBase),
    ),
    name: text('The start of any word of the name.', sql`p.name`, sql`p.name_folded`),
    // A name is never split: a word of it may be either.
    family: text('The start of any word of the name.', sql`p.name`, sql`p.name_folded`),
    given: text('The start of any word of the name.', sql`p.name`, sql`p.name_folded`),
    phone: token('A mobile number of India in any common spelling.', reachedByPhone),
    telecom: token(
      'A mobile number as in phone, or the e-mail address of the account; with the system phone or email.',
      (asked) => {
        const [byPhone, byEmail] = [reachedByPhone(asked), reachedByEmail(asked)];
        return byPhone && byEmail ? sql`(${byPhone} or ${byEmail})` : (byPhone ?? byEmail);
      },
    ),
    birthdate: days('The birthday; of some patients the year alone is known.', BORN, BORN_BEFORE),
    gender: token('male, female, other or unknown.', ({ system, code }) => {
      if ((system ?? GENDER_SYSTEM) !== GENDER_SYSTEM) return undefined;
      if (code === undefined) return sql`true`;
      return code === 'unknown' ? sql`p.gender is null` : sql`p.gender = ${code}`;
    }),
  },
  sorts: {
    birthdate: {
      key: sql`coalesce(p.birth_date, 'infinity'::date)`,
      text: sql`coalesce(p.birth_date, 'infinity'::date)::text`,
      type: 'date',
    },
  },
  kept: {
    changed: { in: sql`patient p`, where: changedNow(sql`p.updated_at`) },
    ofAll: {
      from: sql`patient p left join app_user u on u.id = p.user_id`,
      columns: sql`${COLUMNS}, (select jsonb_object_agg(z.client_id, jsonb_build_object('sent', z.sent, 'made', z.made))
        from sent_patient z where z.patient_id = p.id) as "ofClients"`,
    },
    ofClient: (row, clientId) => ({ ...row, ...(row.ofClients?.[clientId] ?? { sent: null, made: null }) }),
  },
  map: (row, mapping) => withSent(toPatient(row, mapping), standing(row)),
  standing: (row) => ({ sent: standing(row) }),
};

/** SQL condition on the record and its account: the number that it shows. */
function reachedByPhone({ system, code }: Token) {
  const number = toE164(code ?? '');
  if ((system ?? 'phone') !== 'phone' || !number) return undefined;
  return sql`(p.contact_phone = ${number} or p.contact_phone is null and u.phone = ${number})`;
}

/** SQL condition on the record: the address of its account, found by an index whatever else is asked. */
function reachedByEmail({ system, code }: Token) {
  if ((system ?? 'email') !== 'email' || !code?.includes('@')) return undefined;
  return sql`p.user_id in (select a.id from app_user a where lower(a.email) = lower(${code}))`;
}

/** SQL condition on `patient p`: it has our own number or an external identifier. Every identifier has a system. */
function identified({ system, code }: Token, systemBase: string) {
  const named = code === undefined ? undefined : parsePatientReference(code);
  const isOurs = named && 'number' in named && formatRecordNumber(named.number) === code;
  const ofOurs = isOurs ? isNamed(named) : sql`false`;
  if (system === `${systemBase}/patient-number`) return code === undefined ? sql`true` : ofOurs;
  const isNamedSo =
    code === undefined
      ? sql`true`
      : system === undefined
        ? sql`(i.value = ${code} or i.value = ${canonicalAbha(code)} and i.system = ${ABHA_SYSTEM})`
        : sql`i.value = ${canonicalIdentifier({ system, value: code }).value}`;
  const theirs = sql`exists (select from patient_identifier i where i.patient_id = p.id and i.deleted_at is null
    ${system === undefined ? sql`` : sql`and i.system = ${system}`} and ${isNamedSo})`;
  return system === undefined ? sql`(${ofOurs} or ${theirs})` : theirs;
}

function toPatient(row: PatientRow, { systemBase }: Mapping): Patient {
  const number = formatRecordNumber(row.number);
  const telecom: ContactPoint[] = [
    ...(row.phone ? [{ system: 'phone', value: row.phone, use: 'mobile' } as const] : []),
    ...(row.email ? [{ system: 'email', value: row.email } as const] : []),
  ];
  return {
    resourceType: 'Patient',
    text: narrative({
      Name: row.name,
      Number: number,
      Born: bornOf(row),
      Phone: row.phone,
      Address: row.address,
    }),
    identifier: [
      ownNumber(number, 'usual', systemBase),
      ...row.formerNumbers.map((former) => ownNumber(formatRecordNumber(former), 'old', systemBase)),
      // Two hospitals may claim one ABHA.
      ...row.identifiers.filter((one, at, all) => all.findIndex(isSame(one)) === at).map(identifierOf),
    ],
    active: true,
    name: [row.name ? { text: row.name } : { _text: UNKNOWN }],
    ...(telecom.length > 0 && { telecom }),
    gender: row.gender ?? 'unknown',
    ...(row.birthDate ? { birthDate: bornOf(row) } : { _birthDate: UNKNOWN }),
    ...(row.address && { address: [{ text: row.address, country: 'IN' }] }),
    ...(row.emergencyPhone && { contact: [emergencyContact(row.emergencyPhone)] }),
  };
}

const bornOf = ({ birthDate, birthDateExact }: PatientRow) =>
  birthDateExact ? (birthDate ?? undefined) : birthDate?.slice(0, 4);

const ownNumber = (value: string, use: 'usual' | 'old', systemBase: string): Identifier => ({
  use,
  type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }] },
  system: `${systemBase}/patient-number`,
  value,
});

const identifierOf = ({ system, value, type, assigner }: PatientRow['identifiers'][number]): Identifier => ({
  ...(type && { type: { text: type } }),
  system,
  value,
  ...(assigner && { assigner: { display: assigner } }),
});

const emergencyContact = (phone: string) => ({
  relationship: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0131', code: 'C' }] }],
  telecom: [{ system: 'phone' as const, value: phone }],
});
