// Decorators of type-graphql need it before the first class that carries one.
import 'reflect-metadata';
import path from 'node:path';
import {
  buildASTSchema,
  buildClientSchema,
  introspectionFromSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
  type GraphQLSchema,
} from 'graphql';
import { Query, Resolver, type ClassType } from 'type-graphql';
import { expect, it } from 'vitest';
import { ApiKeyResolver } from '../src/api-keys/api-key.resolver.js';
import { AppointmentResolver } from '../src/appointments/appointment.resolver.js';
import { AuditResolver } from '../src/audit/audit.resolver.js';
import { AuthResolver } from '../src/auth/auth.resolver.js';
import { SessionResolver } from '../src/auth/session.resolver.js';
import type { Verb } from '../src/auth/verbs.js';
import { ChargeResolver } from '../src/charges/charge.resolver.js';
import { ClinicResolver } from '../src/clinic/clinic.resolver.js';
import { ROOT_DIR } from '../src/config.js';
import { buildSchema, readContract } from '../src/graphql/schema.js';
import { TaskResolver } from '../src/danger-signs/task.resolver.js';
import { EntryResolver } from '../src/entries/entry.resolver.js';
import { DashboardResolver } from '../src/dashboard/dashboard.resolver.js';
import { AvailabilityResolver } from '../src/availability/availability.resolver.js';
import { PatientImportResolver } from '../src/imports/patient-import.resolver.js';
import { InboxResolver } from '../src/inbox/inbox.resolver.js';
import { MessageResolver } from '../src/messages/message.resolver.js';
import { restRouter } from '../src/http/rest.js';
import { UploadGate } from '../src/http/upload-gate.js';
import { CarePlanResolver } from '../src/patients/care-plan.resolver.js';
import { DeletedPatientResolver } from '../src/patients/deleted-patient.resolver.js';
import { PatientDeskResolver } from '../src/patients/patient-desk.resolver.js';
import { PatientOverviewResolver } from '../src/patients/patient-overview.resolver.js';
import { PatientResolver } from '../src/patients/patient.resolver.js';
import { PaymentResolver } from '../src/payments/payment.resolver.js';
import { PhysiotherapistTimesResolver } from '../src/physiotherapists/times.resolver.js';
import { PhysiotherapistResolver } from '../src/physiotherapists/physiotherapist.resolver.js';
import { ProtocolResolver } from '../src/protocols/protocol.resolver.js';
import { ReconciliationResolver } from '../src/reconciliation/reconciliation.resolver.js';
import { MissedResolver } from '../src/missed/missed.resolver.js';
import { GateResolver } from '../src/gate/gate.resolver.js';
import { MeasurementResolver } from '../src/measurements/measurement.resolver.js';
import { CareTeamResolver } from '../src/recovery/care-team.resolver.js';
import { LedgerResolver } from '../src/recovery/ledger.resolver.js';
import { UnderCareResolver } from '../src/patients-under-care/under-care.resolver.js';
import { PlanResolver } from '../src/recovery/plan.resolver.js';
import { PaymentReceiptResolver } from '../src/receipts/payment-receipt.resolver.js';
import { SavedFilterResolver } from '../src/saved-filters/saved-filter.resolver.js';
import { SearchResolver } from '../src/search/search.resolver.js';
import { SmartClientResolver } from '../src/smart-clients/smart-client.resolver.js';
import { DataConsentResolver } from '../src/data-consents/data-consent.resolver.js';
import { ReadinessResolver } from '../src/smart-clients/readiness.resolver.js';
import { RecordReaderResolver } from '../src/data-consents/record-reader.resolver.js';
import { DocumentResolver } from '../src/documents/document.resolver.js';
import { ExchangeInspectionResolver } from '../src/exchanges/exchange-inspection.resolver.js';
import { ExchangeResolver } from '../src/exchanges/exchange.resolver.js';
import { Hl7SourceResolver } from '../src/hl7v2/hl7-source.resolver.js';
import { ReferralResolver } from '../src/referrals/referral.resolver.js';
import { StaffResolver } from '../src/staff/staff.resolver.js';
import { StartupError } from '../src/startup-error.js';
import { AccountListResolver } from '../src/users/account-list.resolver.js';
import { ProfileResolver } from '../src/users/profile.resolver.js';
import { UserResolver } from '../src/users/user.resolver.js';
import { WebhookResolver } from '../src/webhooks/webhook.resolver.js';

const contract = readContract(path.join(ROOT_DIR, 'schema'));

const resolverClasses = [
  AuthResolver,
  SessionResolver,
  ApiKeyResolver,
  UserResolver,
  AccountListResolver,
  ProfileResolver,
  PatientOverviewResolver,
  PatientResolver,
  DeletedPatientResolver,
  PatientDeskResolver,
  PatientImportResolver,
  CarePlanResolver,
  AppointmentResolver,
  PhysiotherapistResolver,
  PhysiotherapistTimesResolver,
  PaymentResolver,
  ChargeResolver,
  PaymentReceiptResolver,
  DashboardResolver,
  SmartClientResolver,
  DataConsentResolver,
  ReadinessResolver,
  RecordReaderResolver,
  DocumentResolver,
  ExchangeResolver,
  ExchangeInspectionResolver,
  ReferralResolver,
  Hl7SourceResolver,
  WebhookResolver,
  AuditResolver,
  ClinicResolver,
  AvailabilityResolver,
  InboxResolver,
  MessageResolver,
  SavedFilterResolver,
  SearchResolver,
  StaffResolver,
  ProtocolResolver,
  PlanResolver,
  LedgerResolver,
  CareTeamResolver,
  UnderCareResolver,
  MissedResolver,
  ReconciliationResolver,
  MeasurementResolver,
  GateResolver,
  EntryResolver,
  TaskResolver,
];

/** Builds the schema as the start does; nothing is asked of it, so that the resolvers need no services. */
const build = (sdl: string, ...further: ClassType[]) =>
  buildSchema(
    sdl,
    [...resolverClasses, ...further].map((resolverClass): object => Object.create(resolverClass.prototype)),
  );

/** The sentence with which a start refuses. */
function refusal(start: () => unknown): string {
  try {
    start();
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as StartupError).message;
  }
  throw new Error('the start went through');
}

it('serves the contract as it is written, descriptions included', () => {
  const asked = buildClientSchema(introspectionFromSchema(build(contract)));
  const written = buildASTSchema(parse(contract));
  const printed = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));
  expect(printed(asked)).toBe(printed(written));
  expect(asked.getType('Paise')?.description).toContain('10000 is ₹100.00');
});

/** A field of the patients' connection. */
const COUNT = '  "How many records match the filter, exactly."\n  totalCount: Int!\n';

it('refuses a contract that says more than the classes, naming the first differing line', () => {
  const changed = contract.replace(COUNT, `${COUNT}  "Never built."\n  extra: Int!\n`);
  const sentence = refusal(() => build(changed));
  expect(sentence).toContain('type PatientConnection');
  expect(sentence).toContain('the contract says "extra: Int!", the classes say "pageInfo: PageInfo!"');
});

it.each([
  [
    'nullability',
    '  pendingNumber: String\n',
    '  pendingNumber: String!\n',
    'type User',
    '"pendingNumber: String!", the classes say "pendingNumber: String"',
  ],
  ['a type', 'recoveryPercent: Int!', 'recoveryPercent: Float!', 'type PatientOverview', '"recoveryPercent: Float!"'],
  [
    'a field that only the classes have',
    COUNT,
    COUNT.replace('totalCount', 'total'),
    'type PatientConnection',
    '"total: Int!", the classes say "totalCount: Int!"',
  ],
  [
    'an argument',
    'deletePatient(id: ID!, version: Int)',
    'deletePatient(id: ID!)',
    'type Mutation',
    'deletePatient(id: ID!)',
  ],
  ['a default', 'limit: Int! = 10', 'limit: Int! = 20', 'type Query', 'limit: Int! = 20'],
  ['an enum', 'FROM_0_TO_25', 'FROM_0_TO_24', 'enum RecoveryBand', '"FROM_0_TO_24"'],
])('refuses a contract that differs in %s', (_what, present, changed, type, line) => {
  expect(contract).toContain(present);
  const sentence = refusal(() => build(contract.replace(present, changed)));
  expect(sentence).toContain(type);
  expect(sentence).toContain(line);
});

it('takes a change of descriptions alone', () => {
  expect(() => build(contract.replaceAll('Admins only.', 'For the back office.'))).not.toThrow();
});

it('refuses a root field that names no verb (AZ-1)', () => {
  // A class of its own: what one of the product's is said to answer would be so in every test of this process.
  class UnmarkedResolver {
    unmarked(): string {
      return 'open to all';
    }
  }
  Resolver()(UnmarkedResolver);
  Query(() => String)(UnmarkedResolver.prototype, 'unmarked', {});
  const extended = `${contract}\nextend type Query {\n  "Nobody said who may."\n  unmarked: String!\n}\n`;
  expect(refusal(() => build(extended, UnmarkedResolver))).toBe('Query.unmarked names no verb of the access table');
});

it('refuses a REST route that names no verb (AZ-1)', () => {
  const handle = async () => undefined;
  const uploads = new UploadGate(8, 25);
  const route = {
    method: 'get',
    path: '/unmarked',
    verb: 'patient.peek' as Verb,
    told: { summary: 'X' },
    handle,
  } as const;
  expect(refusal(() => restRouter([route], uploads))).toBe('get /unmarked names no verb of the access table');
  expect(() => restRouter([{ ...route, verb: 'patient.list' }], uploads)).not.toThrow();
});
