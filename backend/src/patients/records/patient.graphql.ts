import type * as Contract from '../../platform/graphql/generated.js';
import { nationalDigits } from '../../platform/inputs/phone-number.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { PatientView } from './patient-view.js';
import type { PatientDetails } from './patient.service.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Maps a record to its GraphQL type. Passes fields with the same name through; the schema selects what clients see. */
export function toPatient({ number, diagnosis, contactPhone, emergencyPhone, ...same }: PatientView): Contract.Patient {
  return {
    ...same,
    patientId: formatRecordNumber(number),
    age: same.age ?? null,
    diagnosedWith: diagnosis,
    contactNumber: contactPhone && nationalDigits(contactPhone),
    emergencyContactNumber: emergencyPhone && nationalDigits(emergencyPhone),
    lastLogin: same.lastLoginAt,
    isProfileComplete: same.isComplete,
  };
}

/** Maps a slice of records to a GraphQL connection. */
export function toPatientConnection({
  patients,
  total,
  hasNextPage,
  asOf,
}: {
  patients: PatientView[];
  total: number;
  hasNextPage: boolean;
  asOf: Date;
}): Contract.PatientConnection {
  const edges = patients.map((patient) => ({
    node: toPatient(patient),
    cursor: encodeCursor({ ...patient, asOf }),
  }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total, asOf };
}

/** Maps a record with its history, reports and sessions to its GraphQL type. */
export function toPatientDetails(details: PatientDetails): Contract.PatientDetails {
  return {
    patient: toPatient(details.patient),
    account: details.account,
    recoveryPercent: details.recoveryPercent,
    plannedSessions: details.plannedSessions,
    referringDoctor: details.referringDoctor,
    physiotherapist: details.physiotherapist,
    medicalHistory: details.medicalHistory.map(({ id, diagnosis, treatment, surgeryDetails }) => ({
      id,
      diagnosis,
      treatment: treatment ?? null,
      surgeryDetails: surgeryDetails ?? null,
    })),
    progressReports: details.progressReports,
  };
}
