import type { ContactPoint, Identifier, Patient } from 'fhir/r4.js';
import { oneLine } from '../../../platform/inputs/text-input.js';
import { canonicalIdentifier } from '../../abha/abha.js';
import type { Made } from '../../external-records/sent-patient.queries.js';
import type { Sent } from '../sent.js';

/** Elements that the record decides, by the value that they came to: once the clinic or the patient changes it, the sender's are gone. */
const ELEMENTS: Record<string, keyof Made> = {
  name: 'name',
  gender: 'gender',
  _gender: 'gender',
  birthDate: 'birthDate',
  _birthDate: 'birthDate',
  address: 'address',
  contact: 'emergencyPhone',
};

/** Returns what a client sent without the elements that something else holds for by now. */
export function standingOf(sent: Sent | null, made: Made | null, held: Made): Sent | null {
  if (!sent || !made) return null;
  const standing = Object.entries(sent).filter(([name]) => {
    const of = ELEMENTS[name];
    return of === undefined || made[of] === held[of];
  });
  const { telecom, text, ...rest } = Object.fromEntries(standing) as Partial<Patient>;
  const isWhole = standing.length === Object.keys(sent).length && made.phone === held.phone;
  const ways = made.phone === held.phone ? telecom : telecom?.filter((one) => !isPhone(one, made.phone));
  return {
    ...rest,
    ...(ways && ways.length > 0 && { telecom: ways }),
    // Its narrative would tell of what is changed.
    ...(text && isWhole && { text }),
  };
}

/** Whether a contact point has a number, in whichever spelling. */
const isPhone = ({ system, value = '' }: ContactPoint, number: string | null) =>
  system === 'phone' && number !== null && lastDigits(value) === lastDigits(number);

/** A mobile number of India has ten digits behind the country's. */
const lastDigits = (number: string) => number.replaceAll(/\D/g, '').slice(-10);

/** Shows a record with what a client sent of it beside and below what we know. */
export function withSent(ours: Patient, sent: Partial<Patient> | null): Patient {
  if (!sent) return ours;
  const { name, address, birthDate, _birthDate, contact, ...rest } = sent;
  return {
    ...ours,
    ...rest,
    identifier: identifiersOf(ours.identifier ?? [], sent.identifier ?? []),
    active: true,
    ...(ours.gender && { gender: ours.gender }),
    // As sent: a text of ours beside the parts would win over the parts that the client changes.
    ...(name && { name }),
    ...(address && { address }),
    // Of a month that was sent we know the year alone.
    ...(birthDate && ours.birthDate && birthDate.startsWith(ours.birthDate) && { birthDate }),
    ...(_birthDate && { _birthDate }),
    ...telecomOf(ours.telecom ?? [], sent.telecom ?? []),
    ...(contact && { contact: contactsOf(contact, ours.contact ?? []) }),
  };
}

/** An identifier in the form in which the record has it. */
const plainOf = ({ system = '', value = '' }: Identifier) => {
  const plain = canonicalIdentifier({ system: oneLine(system), value: oneLine(value) });
  return JSON.stringify([plain.system, plain.value]);
};

/** Ours first, each with the parts that the client gave it; then what only the client knows. */
function identifiersOf(ours: Identifier[], sent: Identifier[]): Identifier[] {
  return ours.map((own) => {
    const given = sent.find((one) => plainOf(one) === plainOf(own));
    return given ? { ...own, ...given, ...(own.value && { value: own.value }) } : own;
  });
}

/** The number that the record took comes first, in our spelling; then the others as sent, and what is ours alone. */
function telecomOf(ours: ContactPoint[], sent: ContactPoint[]): Pick<Patient, 'telecom'> {
  const given = new Set<ContactPoint>();
  const own = ours.map((one) => {
    const same = sent.find((other) =>
      one.system === 'phone'
        ? isPhone(other, one.value ?? null)
        : other.system === one.system && other.value === one.value,
    );
    if (same) given.add(same);
    return same ? { ...one, ...same, ...(one.value && { value: one.value }) } : one;
  });
  const [phones, others] = [
    own.filter(({ system }) => system === 'phone'),
    own.filter(({ system }) => system !== 'phone'),
  ];
  const telecom = [...phones, ...sent.filter((one) => !given.has(one)), ...others];
  return telecom.length > 0 ? { telecom } : {};
}

/** The contacts as sent, with our spelling of the number that the record took. */
function contactsOf(contacts: NonNullable<Patient['contact']>, ours: NonNullable<Patient['contact']>) {
  const number = ours[0]?.telecom?.[0]?.value ?? null;
  return contacts.map((contact) => ({
    ...contact,
    ...(contact.telecom && {
      telecom: contact.telecom.map((one) =>
        number !== null && isPhone(one, number) ? { ...one, value: number } : one,
      ),
    }),
  }));
}
