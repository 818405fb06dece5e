import type * as Contract from '../../platform/graphql/generated.js';
import type { WireEnum } from '../../platform/graphql/wire-enum.js';
import { nationalDigits } from '../../platform/inputs/phone-number.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { Activity, PatientSort, RecordStatus, RecoveryBand } from './patient.input.js';
import type { PatientView } from './patient-view.js';
import type { PatientDetails } from './patient.service.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

export const PatientRecordStatusEnum = {
  COMPLETE: 'complete',
  INCOMPLETE: 'incomplete',
} as const satisfies WireEnum<RecordStatus>;
export const RecoveryBandEnum = {
  FROM_0_TO_25: '0-25',
  FROM_26_TO_50: '26-50',
  FROM_51_TO_75: '51-75',
  FROM_76_TO_100: '76-100',
} as const satisfies WireEnum<RecoveryBand>;
export const PatientActivityEnum = { ACTIVE: 'active', INACTIVE: 'inactive' } as const satisfies WireEnum<Activity>;
export const PatientSortEnum = {
  NEWEST: 'newest',
  NAME: 'name',
  LAST_LOGIN: 'last_login',
  NUMBER: 'number',
} as const satisfies WireEnum<PatientSort>;

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
    progressReports: details.progressReports.map(({ id, content, createdAt }) => ({ id, content, createdAt })),
  };
}
