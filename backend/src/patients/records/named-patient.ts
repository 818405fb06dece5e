import { writtenNumber } from '../../platform/lists/record-number.js';

/** Patient columns of a row. */
interface PatientOfRow {
  patientId: string;
  /** Such as 123 for PT-000123; null for physiotherapists. */
  patientNumber: number | null;
  patientName: string;
}

/** Maps the patient columns of a row to the GraphQL reference of a patient. */
export const namedPatient = ({ patientId, patientNumber, patientName }: PatientOfRow) => ({
  id: patientId,
  patientId: writtenNumber(patientNumber),
  name: patientName,
});
