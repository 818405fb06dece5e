import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const made = {
  plugins: ['typescript-operations', 'typed-document-node', './scripts/apollo-hooks-plugin.cjs'],
  config: {
    useTypeImports: true,
    enumType: 'string-literal',
    immutableTypes: true,
    skipTypename: true,
    scalars: { ID: 'string', DateTime: 'string', LocalDate: 'string', Paise: 'number', JSON: 'unknown' },
  },
};

/**
 * Inner values of enums that differ from their names in the contract, such as 'Net Banking' for NET_BANKING. A value that does not match its
 * name stops the generation, and one that the services do not know does not compile.
 */
const enumValues = {
  ApiKeyScope: {
    PATIENTS_READ: 'patients:read',
    PATIENTS_WRITE: 'patients:write',
    APPOINTMENTS_READ: 'appointments:read',
    APPOINTMENTS_WRITE: 'appointments:write',
    PAYMENTS_READ: 'payments:read',
    PAYMENTS_WRITE: 'payments:write',
    RECOVERY_READ: 'recovery:read',
    REPORTS_READ: 'reports:read',
  },
  AppointmentOrder: { EARLIEST_FIRST: 'earliest first', LATEST_FIRST: 'latest first', NEWEST_FIRST: 'newest first' },
  AppointmentStatus: {
    PENDING: 'pending',
    SCHEDULED: 'scheduled',
    CANCELED: 'canceled',
    COMPLETED: 'completed',
    MISSED: 'missed',
  },
  AuditOutcome: { DONE: 'done', FAILED: 'failed', REFUSED: 'refused' },
  Gender: { MALE: 'male', FEMALE: 'female', OTHER: 'other' },
  PatientActivity: { ACTIVE: 'active', INACTIVE: 'inactive' },
  PatientRecordStatus: { COMPLETE: 'complete', INCOMPLETE: 'incomplete' },
  PatientSort: { NEWEST: 'newest', NAME: 'name', LAST_LOGIN: 'last_login', NUMBER: 'number' },
  PaymentMethod: { UPI: 'UPI', CARD: 'Card', CASH: 'Cash', NET_BANKING: 'Net Banking' },
  PaymentStatus: { PAID: 'Paid', PENDING: 'Pending', FAILED: 'Failed', REFUNDED: 'Refunded' },
  RecoveryBand: { FROM_0_TO_25: '0-25', FROM_26_TO_50: '26-50', FROM_51_TO_75: '51-75', FROM_76_TO_100: '76-100' },
  SavedFilterList: { PATIENTS: 'patients', PAYMENTS: 'payments', REPORTS: 'reports' },
  SearchKind: { PATIENT: 'patient', PAYMENT: 'payment', STAFF: 'staff' },
  SecondFactorRole: {
    ADMIN: 'admin',
    RECEPTION: 'reception',
    PHYSIOTHERAPIST: 'physiotherapist',
    DOCTOR: 'doctor',
  },
  SessionType: { CLINIC: 'Clinic', HOME: 'Home', TELE: 'Tele' },
  SignInDoor: { USER: 'user', ADMIN: 'admin', STAFF: 'staff' },
  TimelineKind: {
    SESSION: 'session',
    PAYMENT: 'payment',
    CHARGE: 'charge',
    PACKAGE: 'package',
    BILL: 'bill',
    HISTORY: 'history',
    REPORT: 'report',
    MESSAGE: 'message',
    RECORD: 'record',
  },
  UserType: {
    USER: 'user',
    PATIENT: 'patient',
    ADMIN: 'admin',
    PHYSIOTHERAPIST: 'physiotherapist',
    DOCTOR: 'doctor',
    RECEPTION: 'reception',
  },
};

/** Fields that a resolver may give as a function, so that they are read only for documents that ask for them. */
const onDemand = [
  'CareThread.assignees',
  'Exercise.guide',
  'PatientImport.errors',
  'RecoveryPlan.answeredTask',
  'Today.lesson',
  'Today.minutesLeft',
  'Today.questionnaires',
  'Today.unreadMessages',
];

const pages = 'frontend/src';

/** Folders that the console and the front desk share; without a `gql/` of their own they belong to the area `workplace`. */
const ofWorkplace = ['admin', 'inbox', 'messages', 'patients', 'payments', 'schedule'].map((name) =>
  path.join(pages, name),
);

/** Documents by area. An area is a folder with its own `gql/`; a document belongs to the nearest area above it. */
function documentsByArea(): ReadonlyMap<string, ReadonlySet<string>> {
  const areas = new Map(globSync(`${pages}/**/gql`).map((folder) => [path.dirname(folder), new Set<string>()]));
  for (const file of globSync(`${pages}/**/*.graphql`)) {
    let folder = path.dirname(file);
    while (!areas.has(folder) && folder !== '.')
      folder = ofWorkplace.includes(folder) ? path.join(pages, 'workplace') : path.dirname(folder);
    for (const document of withImports(file)) areas.get(folder)?.add(document);
  }
  return areas;
}

/** A document, and the documents of other areas whose fragments it uses: `#import "../auth/signed-in-user.graphql"`. */
function withImports(file: string): string[] {
  const imported = [...readFileSync(file, 'utf8').matchAll(/^#import "(.+)"$/gm)];
  return [file, ...imported.flatMap(([, name = '']) => withImports(path.join(path.dirname(file), name)))];
}

/**
 * Generates the type-graphql classes of the contract, which the resolvers are compiled against: all fields of a result are named, and no
 * argument that the contract lacks is read. Turns the contract and the documents beside the pages into typed documents and Apollo hooks, in
 * a committed file per area: patients do not load what only the console asks for, nor the console what only one of its pages does.
 */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'backend/src/platform/graphql/generated.ts': {
      plugins: ['./scripts/type-graphql-plugin.cjs'],
      config: { enumValues, onDemand },
    },
    ...Object.fromEntries(
      [...documentsByArea()].map(([area, documents]) => [
        `${area}/gql/generated.ts`,
        { documents: [...documents], ...made },
      ]),
    ),
  },
};

export default config;
