import { AppError } from '../../platform/errors/errors.js';
import { MessageFault, type FaultCode } from './fault.js';
import { PLACES as OF_PATIENTS } from './patient-segment.js';
import { PLACES as OF_SESSIONS } from './schedule-segments.js';

const PLACES: Readonly<Record<string, string>> = { ...OF_PATIENTS, ...OF_SESSIONS };

/** Faults of session errors by reason code. Some have a text of their own, because the original names other people or addresses staff. */
const OF_SESSION: Readonly<Record<string, [FaultCode, place: string, sentence?: string]>> = {
  SLOT_TAKEN: [205, 'SCH-11', 'Another session has that time.'],
  PATIENT_BUSY: [205, 'SCH-11', 'The patient has another session at that time.'],
  PHYSIOTHERAPIST_BUSY: [205, 'SCH-11', 'Whoever treats has another session at that time.'],
  NO_SESSION_OPEN: [205, 'SCH-2'],
  APPOINTMENT_NOT_AHEAD: [205, 'SCH-2', 'The session is over, or was canceled.'],
  APPOINTMENT_CANNOT_BECOME: [205, 'SCH-2', 'The session is over, or was canceled.'],
  APPOINTMENT_NOT_FOUND: [204, 'SCH-2'],
  HOME_ADDRESS_MISSING: [101, 'PID-11', 'A home visit needs the address of the patient, which the record lacks.'],
  LEFT_BY_THEN: [204, 'AIP-3'],
};

/** Maps an error to a message fault; undefined if the sender cannot correct it. */
export function faultOf(error: unknown): MessageFault | undefined {
  if (!(error instanceof AppError)) return undefined;
  const [reason] = error.reasons;
  const [code, where, sentence = error.message] = OF_SESSION[reason?.code ?? ''] ?? [];
  if (code) return new MessageFault('AE', code, sentence, where);
  if (error.code !== 'BAD_INPUT') return undefined;
  const [input = ''] = reason?.field?.split('.') ?? [];
  return new MessageFault('AE', reason?.code === 'RECORD_NEEDS' ? 101 : 102, error.message, PLACES[input] ?? 'PID-3');
}
