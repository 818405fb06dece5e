import { z } from 'zod';
import { toE164 } from '../../../platform/inputs/phone-number.js';
import type { ExternalRecordInput } from '../../external-records/external-record.input.js';
import type { ToldByClient } from '../../external-records/external-record.service.js';
import type { Body } from '../body.js';
import type { Mapping } from '../resource-definition.js';
import type { Sent } from '../sent.js';
import { identifier, refused, shaped, string } from '../written.js';

const strings = z.array(z.string().nullable()).optional();
const name = z.object({ use: string.optional(), text: string.optional(), family: string.optional(), given: strings });
const telecom = z.object({ system: string.optional(), value: string.optional() });
const address = z.object({
  use: string.optional(),
  text: string.optional(),
  line: strings,
  city: string.optional(),
  district: string.optional(),
  state: string.optional(),
  postalCode: string.optional(),
});
const contact = z.object({
  relationship: z.array(z.object({ coding: z.array(z.object({ code: string.optional() })).optional() })).optional(),
  telecom: z.array(telecom).optional(),
  modifierExtension: z.undefined().optional(),
});

const DIED = 'A patient who died is not taken here.';

/** Other elements of R4 are kept as sent. */
const patient = z.object({
  resourceType: z.literal('Patient'),
  identifier: z.array(identifier).optional(),
  active: z.literal(true).optional(),
  deceasedBoolean: z.literal(false).optional(),
  deceasedDateTime: refused(DIED),
  _deceasedDateTime: refused(DIED),
  name: z.array(name).optional(),
  telecom: z.array(telecom).optional(),
  gender: z.enum(['male', 'female', 'other', 'unknown']).optional(),
  birthDate: z
    .string()
    .regex(/^\d{4}(-\d\d(-\d\d)?)?$/)
    .optional(),
  address: z.array(address).optional(),
  contact: z.array(contact).optional(),
  link: z.array(z.unknown()).max(0).optional(),
});
type Told = z.output<typeof patient>;

/** Elements of a Patient by input field. */
export const PATIENT_EXPRESSIONS: Record<keyof ExternalRecordInput, string> = {
  name: 'Patient.name',
  gender: 'Patient.gender',
  birthDate: 'Patient.birthDate',
  address: 'Patient.address',
  contactNumber: 'Patient.telecom',
  emergencyContactNumber: 'Patient.contact',
  identifiers: 'Patient.identifier',
};

/** Parses a Patient. Absent elements clear their fields, as R4 defines an update. @throws FhirFailure 422 */
export function readPatient(
  body: Body,
  { systemBase }: Mapping,
  keep: (type: string, body: Body) => Sent | null,
): ToldByClient {
  const told = shaped('Patient', patient, body);
  const ours = `${systemBase}/patient-number`;
  const given = told.identifier ?? [];
  const record: ExternalRecordInput = {
    name: nameOf(told.name),
    gender: told.gender === undefined || told.gender === 'unknown' ? null : told.gender,
    birthDate: told.birthDate ?? null,
    address: addressOf(told.address),
    contactNumber: phoneOf(told.telecom),
    emergencyContactNumber: phoneOf(emergencyOf(told.contact)?.telecom),
    identifiers: given
      .filter(({ system }) => system !== ours)
      .map(({ system = '', value = '', type, assigner }) => ({
        system,
        value,
        type: type?.text ?? null,
        assigner: assigner?.display ?? null,
      })),
  };
  const sent = keep('Patient', body);
  return { record, sent, numbers: given.flatMap(({ system, value = '' }) => (system === ours ? [value] : [])) };
}

/** Uses of the name and the address that the record takes, before any other. */
const NAME_USES = ['official', 'usual'];
const ADDRESS_USES = ['home'];

/** Picks the value with the preferred use. */
const preferred = <T extends { use?: string | undefined }>(all: T[] = [], uses: string[]) =>
  uses.map((use) => all.find((one) => one.use === use)).find((one) => one !== undefined) ?? all[0];

const joined = (parts: (string | null | undefined)[], between: string) => parts.filter(Boolean).join(between);

function nameOf(names: Told['name']): string {
  const { text, given = [], family } = preferred(names, NAME_USES) ?? {};
  return text ?? joined([...given, family], ' ');
}

function addressOf(addresses: Told['address']): string | null {
  const of = preferred(addresses, ADDRESS_USES);
  if (!of) return null;
  return of.text ?? joined([...(of.line ?? []), of.city, of.district, of.state, of.postalCode], ', ');
}

/** Picks the first mobile number, or else any number, which the service then validates. */
function phoneOf(ways: Told['telecom'] = []): string | null {
  const numbers = ways.flatMap(({ system, value }) => (system === 'phone' && value ? [value] : []));
  return numbers.find((number) => toE164(number)) ?? numbers[0] ?? null;
}

const emergencyOf = (contacts: Told['contact'] = []) =>
  contacts.find(({ relationship = [] }) =>
    relationship.some(({ coding = [] }) => coding.some(({ code }) => code === 'C')),
  ) ?? contacts.find((one) => phoneOf(one.telecom) !== null);
