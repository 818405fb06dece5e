import type { EntityManager } from '@mikro-orm/postgresql';
import { PatientSignedUp, type UserService, UserTypeSet } from '../identity/index.js';
import { reasonFor } from '../platform/errors/reason.js';
import { type EventHandler, on } from '../platform/events/domain-events.js';
import { RateLimit } from '../platform/limits/rate-limit.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { endGrants } from './family/end-grants.js';
import { FamilyAccessService } from './family/family-access.service.js';
import { FamilyGrant } from './family/family-grant.entity.js';
import { FamilyGrantService } from './family/family-grant.service.js';
import { FamilyResolver } from './family/family.resolver.js';
import { ImportJob } from './imports/import-job.js';
import { ImportUndoService } from './imports/import-undo.service.js';
import type { OpeningBooks } from './imports/opening-books.js';
import { PatientImportError } from './imports/patient-import-error.entity.js';
import { PatientImport } from './imports/patient-import.entity.js';
import { PatientImportResolver } from './imports/patient-import.resolver.js';
import { patientImportRoutes } from './imports/patient-import.rest.js';
import { PatientImportService } from './imports/patient-import.service.js';
import { createBareRecord, ensureRecord } from './profiles/bare-record.js';
import { ProfileResolver } from './profiles/profile.resolver.js';
import { profileRoutes } from './profiles/profile.rest.js';
import { ProfileService } from './profiles/profile.service.js';
import { PatientFinderResolver } from './reach/patient-finder.resolver.js';
import { PatientFinderService } from './reach/patient-finder.service.js';
import { ReachedRecordResolver } from './reach/reached-record.resolver.js';
import { ReachedRecordService } from './reach/reached-record.service.js';
import { RecordOpening } from './reach/record-opening.entity.js';
import { CarePlanResolver } from './records/care-plan.resolver.js';
import { CarePlanService } from './records/care-plan.service.js';
import { DeletedPatientResolver } from './records/deleted-patient.resolver.js';
import { DeletedPatientService } from './records/deleted-patient.service.js';
import { MedicalHistoryEntry } from './records/medical-history.entity.js';
import { PatientDeskResolver } from './records/patient-desk.resolver.js';
import { patientDeskRoutes } from './records/patient-desk.rest.js';
import { PatientDeskService } from './records/patient-desk.service.js';
import { PatientExportService } from './records/patient-export.service.js';
import { patientListExportRoutes } from './records/patient-list-export.rest.js';
import { PatientListExportService } from './records/patient-list-export.service.js';
import { PatientDeleted } from './records/patient-events.js';
import { Patient } from './records/patient.entity.js';
import { PatientResolver } from './records/patient.resolver.js';
import { patientRoutes } from './records/patient.rest.js';
import { PatientService } from './records/patient.service.js';
import { ProgressReport } from './records/progress-report.entity.js';
import { SignedDocument } from './records/signed-document.entity.js';
import type { SignReports } from './records/sign-reports.js';
import { SavedFilter } from './saved-filters/saved-filter.entity.js';
import { SavedFilterResolver } from './saved-filters/saved-filter.resolver.js';
import { SavedFilterService } from './saved-filters/saved-filter.service.js';

/** The entities of this module. */
export const entities = [
  Patient,
  RecordOpening,
  MedicalHistoryEntry,
  ProgressReport,
  SignedDocument,
  PatientImport,
  PatientImportError,
  SavedFilter,
  FamilyGrant,
];

/** Event handlers: keep records in step with accounts, and end access with the record. */
export const eventHandlers: readonly EventHandler[] = [
  on(PatientSignedUp, createBareRecord),
  on(UserTypeSet, ensureRecord),
  on(PatientDeleted, endGrants),
];

/** Dependencies: users from identity; the check for a live recovery plan and the books of imports from modules above. */
interface Needed {
  users: UserService;
  /** Whether a patient has a live recovery plan. */
  hasLivePlan: (tx: EntityManager, patientId: string) => Promise<boolean>;
  /** Stores the documents of reports. */
  signReports: SignReports;
  /** Opening balances and packages of imported records. */
  books: OpeningBooks;
}

/** Composes the services of records, lists, imports and saved filters. */
export function composePatients(context: ModuleContext, { users, hasLivePlan, signReports, books }: Needed) {
  const { pool, em, limits, clock, logger, audit, useCases, exporting } = context;
  const patients = new PatientService(useCases, clock, signReports);
  const patientDesk = new PatientDeskService(useCases, clock);
  const profiles = new ProfileService(useCases, { clock, users });
  const importCap = new RateLimit(pool, 'import', limits.importsPerAdminHour, 3_600, reasonFor('TOO_MANY_IMPORTS'));
  const imports = new PatientImportService(useCases, { clock, cap: importCap });
  const importRunner = new JobRunner(new ImportJob({ em, audit, clock, logger, books }), { em, logger });
  return {
    patients,
    importRunner,
    parts: {
      resolvers: [
        new PatientResolver(patients),
        new PatientDeskResolver(patientDesk),
        new PatientImportResolver(imports, new ImportUndoService(useCases, { clock, audit, books })),
        new ReachedRecordResolver(new ReachedRecordService(useCases, clock, signReports)),
        new PatientFinderResolver(new PatientFinderService(useCases, clock)),
        new DeletedPatientResolver(new DeletedPatientService(useCases, clock)),
        new CarePlanResolver(new CarePlanService(useCases, { clock, patients, hasLivePlan, signReports })),
        new ProfileResolver(profiles),
        new SavedFilterResolver(new SavedFilterService(useCases, clock)),
        new FamilyResolver(new FamilyGrantService(useCases, clock), new FamilyAccessService(useCases, clock)),
      ],
      routes: [
        ...profileRoutes(profiles),
        ...patientRoutes(patients, new PatientExportService(useCases, exporting)),
        ...patientListExportRoutes(new PatientListExportService(useCases, exporting)),
        ...patientDeskRoutes(patientDesk),
        ...patientImportRoutes(imports),
      ],
      jobs: [importRunner],
      maintenance: () => [],
    } satisfies ModuleParts,
  };
}
