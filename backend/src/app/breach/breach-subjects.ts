import type { SubjectType } from '../../platform/audit/audit-trail.js';

/** Way from a row to its patient: a column of its own, joins and the column, or none, for what belongs to no patient. */
type Way = 'own' | readonly [joins: string, column: string] | null;

const ACCOUNT = ['left join patient y on y.user_id = x.account_id', 'y.id'] as const;
const PAYMENT = ['left join payment y on y.id = x.payment_id', 'y.patient_id'] as const;
const PLAN = ['join recovery_plan y on y.id = x.plan_id', 'y.patient_id'] as const;

/** The way of each type of subject of the audit trail; its table has the same name. An account is found apart, as its patient. */
export const WAYS: Readonly<Record<SubjectType, Way>> = {
  apiKey: null,
  appointment: 'own',
  appointmentSeries: ['left join appointment y on y.series_id = x.id', 'y.patient_id'],
  approval: null,
  bill: 'own',
  careAnswer: null,
  careFlag: PLAN,
  careMessage: ['join care_thread y on y.id = x.thread_id', 'y.patient_id'],
  // One that was not sent yet is of the account that added it.
  carePhoto: [
    `left join care_message m on m.id = x.message_id left join care_thread y on y.id = m.thread_id
      left join patient z on z.user_id = x.account_id and x.message_id is null`,
    'coalesce(y.patient_id, z.id)',
  ],
  careTask: PLAN,
  careThread: 'own',
  channelConsent: ACCOUNT,
  charge: 'own',
  clinicSettings: null,
  clinicalFile: 'own',
  consent: ACCOUNT,
  consentForm: null,
  contactMessage: null,
  cover: null,
  credit: 'own',
  dataConsent: 'own',
  dataProcessor: null,
  dataRequest: ACCOUNT,
  dayClose: null,
  doctor: null,
  exercise: null,
  familyGrant: 'own',
  gatewayEvent: PAYMENT,
  hl7Source: null,
  hospitalDocument: 'own',
  leave: null,
  lesson: null,
  message: 'own',
  noteTemplate: null,
  outcomeScore: 'own',
  package: 'own',
  patient: ['', 'x.id'],
  patientImport: ['left join patient_import_record y on y.import_id = x.id', 'y.patient_id'],
  payment: 'own',
  paymentLink: PAYMENT,
  phaseReport: PLAN,
  physiotherapist: null,
  precaution: 'own',
  protocol: null,
  protocolVersion: null,
  pushSubscription: null,
  questionnaireVersion: null,
  recoveryPlan: 'own',
  referral: 'own',
  reminderSetting: null,
  reportLink: ['join phase_report r on r.id = x.report_id join recovery_plan y on y.id = r.plan_id', 'y.patient_id'],
  reportMail: null,
  savedFilter: null,
  smartClient: null,
  treatmentConsent: 'own',
  treatmentNote: 'own',
  user: null,
  waitingListEntry: 'own',
  webhookEndpoint: null,
};

/** Tables that no event has as its subject, but whose rows lists name. */
const LISTED = ['measurement', 'medical_history_entry', 'progress_report'];

/** Types of subjects that lead to a patient: one that does not is gone. */
export const SUBJECTS_OF_PATIENTS = Object.entries(WAYS).flatMap(([type, way]) => (way ? [type] : []));

/** Table of a type of subject. */
export const tableOf = (type: string) => type.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const pathOf = (table: string, [joins, column]: readonly [string, string]) =>
  `select i.id, ${column} as patient_id from ids i join "${table}" x on x.id = i.id ${joins}`;

/** Ids of rows to the patients they belong to. Ids are unique over all tables, so that the type of a listed row need not be known. */
export const OWNERS = [
  'select i.id, x.id as patient_id from ids i join patient x on x.user_id = i.id',
  ...LISTED.map((table) => pathOf(table, ['', 'x.patient_id'])),
  ...Object.entries(WAYS).flatMap(([type, way]) => {
    if (!way) return [];
    return [pathOf(tableOf(type), way === 'own' ? ['', 'x.patient_id'] : way)];
  }),
].join(' union all ');
