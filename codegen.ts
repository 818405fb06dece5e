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
  SavedFilterList: { PATIENTS: 'patients', PAYMENTS: 'payments' },
  SearchKind: { PATIENT: 'patient', PAYMENT: 'payment', STAFF: 'staff' },
  SessionType: { CLINIC: 'Clinic', HOME: 'Home', TELE: 'Tele' },
  SignInDoor: { USER: 'user', ADMIN: 'admin', STAFF: 'staff' },
  TimelineKind: {
    SESSION: 'session',
    PAYMENT: 'payment',
    CHARGE: 'charge',
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

/** What several pages of the console read of a record, so that a field of it is named once for all of them. */
const patientRecord = 'frontend/src/patients/patient-record.graphql';

/**
 * Generates the type-graphql classes of the contract, which the resolvers are compiled against: all fields of a result are named, and no
 * argument that the contract lacks is read. Turns the contract and the documents beside the pages into typed documents and Apollo hooks, in committed files of their own: patients
 * do not load what only the console asks for, nor the console what only one of its pages does.
 */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'backend/src/platform/graphql/generated.ts': {
      plugins: ['./scripts/type-graphql-plugin.cjs'],
      config: { enumValues },
    },
    'frontend/src/gql/generated.ts': {
      documents: [
        'frontend/src/**/*.graphql',
        '!frontend/src/admin/**',
        '!frontend/src/danger-signs/**',
        '!frontend/src/desk/**',
        '!frontend/src/inbox/**',
        '!frontend/src/messages/**',
        '!frontend/src/missed/**',
        '!frontend/src/patients/**',
        '!frontend/src/payments/**',
        '!frontend/src/protocols/**',
        '!frontend/src/registration/**',
        '!frontend/src/schedule/**',
        '!frontend/src/search/**',
        '!frontend/src/staff/care/**',
        '!frontend/src/user/payments/**',
        '!frontend/src/user/plan/**',
        '!frontend/src/user/records/**',
        '!frontend/src/user/today/**',
      ],
      ...made,
    },
    'frontend/src/danger-signs/gql/generated.ts': {
      documents: ['frontend/src/danger-signs/*.graphql'],
      ...made,
    },
    'frontend/src/protocols/gql/generated.ts': {
      documents: ['frontend/src/protocols/*.graphql'],
      ...made,
    },
    'frontend/src/staff/care/gql/generated.ts': {
      documents: ['frontend/src/staff/care/*.graphql'],
      ...made,
    },
    'frontend/src/user/payments/gql/generated.ts': {
      documents: ['frontend/src/user/payments/*.graphql'],
      ...made,
    },
    'frontend/src/user/records/gql/generated.ts': {
      documents: ['frontend/src/user/records/*.graphql'],
      ...made,
    },
    'frontend/src/user/plan/gql/generated.ts': {
      documents: ['frontend/src/user/plan/*.graphql'],
      ...made,
    },
    'frontend/src/user/today/gql/generated.ts': {
      documents: ['frontend/src/user/today/*.graphql'],
      ...made,
    },
    'frontend/src/workplace/gql/generated.ts': {
      // What the console and the desk share, and the rest of the console. With the current user, which the admin's profile reads too.
      documents: [
        'frontend/src/{inbox,messages,patients,payments,schedule}/*.graphql',
        'frontend/src/admin/**/*.graphql',
        '!frontend/src/admin/clinic/**',
        '!frontend/src/admin/consents/**',
        '!frontend/src/admin/imports/**',
        '!frontend/src/admin/integrations/**',
        '!frontend/src/admin/oversight/**',
        '!frontend/src/admin/team/**',
        '!frontend/src/admin/patient-page/**',
        '!frontend/src/admin/recovery/**',
        '!frontend/src/admin/saved-filters/**',
        'frontend/src/auth/me.graphql',
        'frontend/src/auth/signed-in-user.graphql',
      ],
      ...made,
    },
    'frontend/src/admin/clinic/gql/generated.ts': {
      documents: ['frontend/src/admin/clinic/*.graphql'],
      ...made,
    },
    'frontend/src/admin/consents/gql/generated.ts': {
      documents: ['frontend/src/admin/consents/*.graphql'],
      ...made,
    },
    'frontend/src/registration/gql/generated.ts': {
      // With the import, which only reads through GraphQL: a file without a mutation would split what all pages load of Apollo.
      documents: ['frontend/src/registration/*.graphql', 'frontend/src/admin/imports/*.graphql', patientRecord],
      ...made,
    },
    'frontend/src/admin/oversight/gql/generated.ts': {
      documents: ['frontend/src/admin/oversight/*.graphql'],
      ...made,
    },
    'frontend/src/admin/integrations/gql/generated.ts': {
      documents: ['frontend/src/admin/integrations/*.graphql'],
      ...made,
    },
    'frontend/src/search/gql/generated.ts': {
      documents: ['frontend/src/search/*.graphql'],
      ...made,
    },
    'frontend/src/admin/patient-page/gql/generated.ts': {
      documents: ['frontend/src/admin/patient-page/*.graphql', patientRecord],
      ...made,
    },
    'frontend/src/admin/recovery/gql/generated.ts': {
      documents: ['frontend/src/admin/recovery/*.graphql'],
      ...made,
    },
    'frontend/src/admin/recovery/sessions/gql/generated.ts': {
      documents: ['frontend/src/admin/recovery/sessions/*.graphql'],
      ...made,
    },
    'frontend/src/desk/gql/generated.ts': {
      documents: ['frontend/src/desk/*.graphql'],
      ...made,
    },
    'frontend/src/missed/gql/generated.ts': {
      documents: ['frontend/src/missed/*.graphql'],
      ...made,
    },
    'frontend/src/admin/saved-filters/gql/generated.ts': {
      documents: ['frontend/src/admin/saved-filters/*.graphql'],
      ...made,
    },
    'frontend/src/admin/team/gql/generated.ts': {
      documents: ['frontend/src/admin/team/*.graphql'],
      ...made,
    },
  },
};

export default config;
