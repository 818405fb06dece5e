import type { Gender } from '../../identity/index.js';
import { toE164 } from '../../platform/inputs/phone-number.js';
import type { ExternalRecordInput } from '../external-records/external-record.input.js';
import { ABHA_SYSTEM, toAbhaAddress, toAbhaNumber } from '../abha/abha.js';
import { MessageFault } from './fault.js';
import type { Repetition, Segment } from './message.js';

/** Location in a message of each input field. */
export const PLACES: Partial<Record<keyof ExternalRecordInput, string>> = {
  identifiers: 'PID-3',
  name: 'PID-5',
  birthDate: 'PID-7',
  gender: 'PID-8',
  address: 'PID-11',
  contactNumber: 'PID-13',
};

/** Our gender for the codes of table 0001; null for unknown. */
const GENDER_OF: Readonly<Record<string, Gender | null>> = {
  M: 'male',
  F: 'female',
  O: 'other',
  A: 'other',
  N: null,
  U: null,
};

/** The patient's identifier and the given fields; a null field (`""`) is cleared. */
export interface ToldBySegment {
  identifier: { value: string; type: string | null };
  /** ABHA numbers and addresses in PID-3. */
  claims: { system: string; value: string; type: string }[];
  record: Omit<ExternalRecordInput, 'identifiers'>;
}

/** Parses PID. @throws MessageFault AE */
export function readPatientSegment(pid: Segment): ToldBySegment {
  if (pid.isEmptied(5)) throw new MessageFault('AE', 101, 'PID-5 can be changed, and not emptied.', 'PID-5');
  const record: ToldBySegment['record'] = {
    name: said(pid, 5, nameOf) ?? undefined,
    birthDate: said(pid, 7, dayOf),
    gender: said(pid, 8, genderOf),
    address: said(pid, 11, addressOf),
    contactNumber: said(pid, 13, phoneOf),
  };
  return { identifier: identifierOf(pid), claims: claimsOf(pid), record };
}

/** Parses a field: undefined if absent, which leaves the record unchanged; null if explicitly empty. */
function said<T>(
  pid: Segment,
  field: number,
  read: (repetitions: [Repetition, ...Repetition[]]) => T,
): T | null | undefined {
  if (pid.isEmptied(field)) return null;
  const [first, ...others] = pid.repetitions(field);
  return first && read([first, ...others]);
}

/** Returns the medical record number among several identifiers, or else the first identifier. @throws MessageFault AE without one */
export function identifierOf(pid: Segment): ToldBySegment['identifier'] {
  const [found] = candidatesOf(pid, 3);
  if (!found) throw new MessageFault('AE', 101, 'PID-3 names no patient.', 'PID-3');
  return found;
}

/** Returns the medical record numbers of a field, or else all its identifiers. */
export function candidatesOf(segment: Segment, field: number): ToldBySegment['identifier'][] {
  const all = segment
    .repetitions(field)
    .filter((one) => !isAbha(one))
    .map((one) => ({ value: one.value(1), type: one.value(5) || null }))
    .filter(({ value }) => value !== '');
  const records = all.filter(({ type }) => type === 'MR');
  // A sender's own number may have 14 digits too, if it names nothing else.
  const others = all.filter(({ value }) => !toAbhaNumber(value));
  return [records, others, all].find((some) => some.length > 0) ?? [];
}

/** Names by which senders call an ABHA or who assigns it, in small letters and digits: its type (CX.5) or assigning authority (CX.4). */
const ABHA_TYPES = new Set(['abha', 'abhanumber', 'abhano', 'abhaid', 'abhaaddress']);
const ABHA_AUTHORITIES = new Set([
  'abha',
  'ndhm',
  'abdm',
  'healthidndhmgovin',
  'abhaabdmgovin',
  'abdmgovin',
  'ndhmgovin',
]);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:/, '')
    .replaceAll(/[^a-z0-9]/g, '');

/** Whether an identifier is an ABHA: by its type, or its assigning authority, in any spelling of theirs. */
const isAbha = (one: Repetition) =>
  ABHA_TYPES.has(plain(one.value(5))) || [1, 2].some((part) => ABHA_AUTHORITIES.has(plain(one.subValue(4, part))));

/** Most claims that are read from one segment. */
const MOST_CLAIMS = 4;

/** Returns the ABHA numbers and addresses of PID-3; what is neither is left out, since no message is refused for it. */
function claimsOf(pid: Segment): ToldBySegment['claims'] {
  const values = pid
    .repetitions(3)
    .filter(isAbha)
    .flatMap((one) => toAbhaNumber(one.value(1)) ?? toAbhaAddress(one.value(1)) ?? []);
  return [...new Set(values)].slice(0, MOST_CLAIMS).map((value) => ({ system: ABHA_SYSTEM, value, type: 'ABHA' }));
}

const joined = (parts: string[], between: string) => parts.filter((part) => part !== '').join(between);

const nameOf = ([name]: [Repetition, ...Repetition[]]) => joined([name.value(2), name.value(3), name.value(1)], ' ');

const addressOf = ([address]: [Repetition, ...Repetition[]]) =>
  joined(
    [1, 2, 3, 4, 5].map((component) => address.value(component)),
    ', ',
  );

/** Parses a date, which may be only a month or year; drops the time. */
function dayOf([birth]: [Repetition, ...Repetition[]]): string {
  const [, year, month, day] =
    /^(\d{4})(?:(\d\d)(?:(\d\d)\d{0,6}(?:\.\d+)?)?)?(?:[+-]\d{4})?$/.exec(birth.value(1)) ?? [];
  if (year === undefined) throw new MessageFault('AE', 102, 'PID-7 is no date: YYYY, YYYYMM or YYYYMMDD.', 'PID-7');
  return [year, month, day].filter((part) => part !== undefined).join('-');
}

function genderOf([gender]: [Repetition, ...Repetition[]]): Gender | null {
  const code = gender.value(1).toUpperCase();
  const known = Object.hasOwn(GENDER_OF, code) ? GENDER_OF[code] : undefined;
  if (known === undefined)
    throw new MessageFault('AE', 103, 'PID-8 is not of table 0001: A, F, M, N, O or U.', 'PID-8');
  return known;
}

/** Types of contact that are no phone. */
const NO_PHONES = new Set(['FX', 'MD', 'BP', 'Internet', 'X.400', 'TDD', 'TTY']);

/** Picks the first mobile number, or else any number, which the record's schema then validates. */
function phoneOf(all: [Repetition, ...Repetition[]]): string | undefined {
  const numbers = all
    .filter((one) => !NO_PHONES.has(one.value(3)) && one.value(2) !== 'NET')
    .map((one) => one.value(1) || one.value(12) || joined([one.value(5), one.value(6), one.value(7)], ' '))
    .filter((number) => number !== '');
  return numbers.find((number) => toE164(number)) ?? numbers[0];
}
