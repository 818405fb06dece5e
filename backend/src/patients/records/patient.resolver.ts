import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import {
  PatientSortEnum,
  toPatient,
  toPatientConnection,
  toPatientDetails,
  PatientRecordStatusEnum,
  RecoveryBandEnum,
  PatientActivityEnum,
} from './patient.graphql.js';
import type { PatientService } from './patient.service.js';

/** GraphQL resolvers of patient records. */
export const patientResolvers = (patientService: PatientService): RootResolvers => ({
  enums: {
    PatientRecordStatus: PatientRecordStatusEnum,
    RecoveryBand: RecoveryBandEnum,
    PatientActivity: PatientActivityEnum,
    PatientSort: PatientSortEnum,
  },
  Query: {
    patients: withPermission('patient.list', async ({ filter, page, limit, sort }, { actor }) => {
      const found = await patientService.list(actor, { filter, page, limit, sort });
      return { ...found, patients: found.patients.map((patient) => toPatient(patient)) };
    }),
    patientsConnection: withPermission('patient.list', async ({ first, after, filter }, { actor }) =>
      toPatientConnection(await patientService.connection(actor, { first, after, filter })),
    ),
    patientStats: withPermission('patient.stats', (_args, { actor }) => patientService.stats(actor)),
    patientDetails: withPermission('patient.readDetails', async ({ id }, { actor }) =>
      toPatientDetails(await patientService.details(actor, id)),
    ),
  },
  Mutation: {
    createPatient: withPermission('patient.create', async ({ input, idempotencyKey }, { actor }) =>
      toPatient(await patientService.create(actor, { ...input, idempotencyKey })),
    ),
    updatePatient: withPermission('patient.update', async ({ id, input, version }, { actor }) =>
      toPatient(await patientService.update(actor, { ...input, id, version })),
    ),
    deletePatient: withPermission('patient.delete', ({ id, version }, { actor }) =>
      patientService.remove(actor, { id, version }),
    ),
    restorePatient: withPermission('patient.restore', async ({ id }, { actor }) =>
      toPatient(await patientService.restore(actor, id)),
    ),
  },
});
