import { writtenNumber } from '../../platform/lists/record-number.js';

/** The record in a row that belongs to somebody. */
interface PatientOfRow {
  patientId: string;
  /** Of PT-000123; null for those who treat. */
  patientNumber: number | null;
  patientName: string;
}

/** A record as what belongs to it names it. */
export const namedPatient = ({ patientId, patientNumber, patientName }: PatientOfRow) => ({
  id: patientId,
  patientId: writtenNumber(patientNumber),
  name: patientName,
});
