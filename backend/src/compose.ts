// Decorators of type-graphql need it before the first class that carries one.
import 'reflect-metadata';
import path from 'node:path';
import type { Express } from 'express';
import { ApiKeyResolver } from './api-keys/api-key.resolver.js';
import { ApiKeyService } from './api-keys/api-key.service.js';
import { ApiKeys } from './api-keys/api-keys.js';
import { KeyBudget } from './api-keys/key-budget.js';
import { sealKeys } from './audit/audit-seal.js';
import { AuditSealer } from './audit/audit-sealer.js';
import { AuditTrail } from './audit/audit-trail.js';
import { Access } from './auth/access.js';
import { AuthResolver } from './auth/auth.resolver.js';
import { authRoutes } from './auth/auth.rest.js';
import { OneTimeCodes } from './auth/one-time-codes.js';
import { Devices } from './auth/devices.js';
import { OtpLimits } from './auth/otp-limits.js';
import { watchCodes } from './auth/otp-watch.js';
import { OwnerNote } from './auth/owner-note.js';
import { sessionMiddleware, Sessions } from './auth/session.js';
import { SessionResolver } from './auth/session.resolver.js';
import { SessionService } from './auth/session.service.js';
import { SignInService } from './auth/sign-in.service.js';
import { AppointmentResolver } from './appointments/appointment.resolver.js';
import { appointmentRoutes } from './appointments/appointment.rest.js';
import { AppointmentChangeService } from './appointments/appointment-change.service.js';
import { AppointmentRequestService } from './appointments/appointment-request.service.js';
import { AppointmentService } from './appointments/appointment.service.js';
import { AvailabilityResolver } from './availability/availability.resolver.js';
import { AvailabilityService } from './availability/availability.service.js';
import { ClinicResolver } from './clinic/clinic.resolver.js';
import { ClinicService } from './clinic/clinic.service.js';
import { ClinicWatch } from './clinic/clinic-watch.js';
import type { WaitingClock } from './clock.js';
import { ROOT_DIR, type Config } from './config.js';
import { DashboardResolver } from './dashboard/dashboard.resolver.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import type { Database } from './db/database.js';
import { ExportGate } from './exports/export-gate.js';
import { buildSchema, readContract } from './graphql/schema.js';
import { createGraphQLServer } from './graphql/server.js';
import { createApp } from './http/app.js';
import { BuiltSite } from './http/built-site.js';
import { PresentPages } from './http/present-pages.js';
import type { Health } from './http/probes.js';
import type { RestRoute } from './http/rest.js';
import { sweepIdempotencyKeys } from './idempotency/sweep-idempotency-keys.js';
import { ContactCaps } from './inbox/contact-caps.js';
import { contactRoutes } from './inbox/contact.rest.js';
import { ContactService } from './inbox/contact.service.js';
import { FormTokens } from './inbox/form-token.js';
import { InboxResolver } from './inbox/inbox.resolver.js';
import { InboxService } from './inbox/inbox.service.js';
import { sweepContactMessages } from './inbox/sweep-contact-messages.js';
import type { Logger } from './logger.js';
import { MessagePreferencesService } from './messages/message-preferences.service.js';
import { environmentTemplateIds } from './messages/message-template.js';
import { receiptRoutes } from './messages/receipt.rest.js';
import { ReceiptService } from './messages/receipt.service.js';
import { MessageResolver } from './messages/message.resolver.js';
import { MessageWorker } from './messages/message-worker.js';
import { MessageService } from './messages/message.service.js';
import { sweepMessages } from './messages/sweep-messages.js';
import { CarePlanResolver } from './patients/care-plan.resolver.js';
import { CarePlanService } from './patients/care-plan.service.js';
import { DeletedPatientResolver } from './patients/deleted-patient.resolver.js';
import { DeletedPatientService } from './patients/deleted-patient.service.js';
import { PatientExportService } from './patients/patient-export.service.js';
import { PatientResolver } from './patients/patient.resolver.js';
import { patientRoutes } from './patients/patient.rest.js';
import { PatientService } from './patients/patient.service.js';
import { PaymentExportService } from './payments/payment-export.service.js';
import { PaymentResolver } from './payments/payment.resolver.js';
import { paymentRoutes } from './payments/payment.rest.js';
import { PaymentService } from './payments/payment.service.js';
import { PhysiotherapistResolver } from './physiotherapists/physiotherapist.resolver.js';
import { PhysiotherapistService } from './physiotherapists/physiotherapist.service.js';
import { PhysiotherapistTimesResolver } from './physiotherapists/times.resolver.js';
import { PhysiotherapistTimesService } from './physiotherapists/times.service.js';
import { RateCap } from './limits/rate-cap.js';
import { because, type Reason } from './reasons/reason.js';
import type { SmsSender } from './sms/sms-sender.js';
import { hasLiveAdmin } from './staff/live-admins.js';
import { DepartureService } from './staff/departure.service.js';
import { StaffChangeService } from './staff/staff-change.service.js';
import { StaffResolver } from './staff/staff.resolver.js';
import { StaffService } from './staff/staff.service.js';
import type { FileStorage } from './storage/file-storage.js';
import { allDone } from './turns/all-done.js';
import { UseCases } from './use-cases.js';
import { accountRoutes } from './users/account.rest.js';
import { AccountService } from './users/account.service.js';
import { Accounts } from './users/accounts.js';
import { Avatars } from './users/avatars.js';
import { ProfileResolver } from './users/profile.resolver.js';
import { profileRoutes } from './users/profile.rest.js';
import { ProfileService } from './users/profile.service.js';
import { UserResolver } from './users/user.resolver.js';
import { userRoutes } from './users/user.rest.js';
import { UserService } from './users/user.service.js';

/** What comes from outside: a test gives a fixed clock, codes it knows and a sender that records. */
export interface Outside {
  config: Config;
  database: Database;
  logger: Logger;
  clock: WaitingClock;
  sms: SmsSender;
  storage: FileStorage;
  randomOtp: () => string;
}

/** The composed application. */
export interface Application {
  app: Express;
  health: Health;
  /** The REST routes, for those who check that none is forgotten. */
  routes: RestRoute[];
  /**
   * What is due every few minutes: uploads that a crash left unnamed, codes that are dead or hardly used, keys of requests that are a day
   * old, messages that are to be erased.
   */
  keepHouse(): Promise<void>;
  /** Whether somebody can run the back office. */
  hasAdmin(): Promise<boolean>;
  /** What is due every second where messages are sent; `now` stands in for the database's clock. */
  sendMessages(now?: Date): Promise<void>;
  /** What is due every five seconds: a change of the facts that nobody told of, pages that could not be rendered (clinic §3). */
  compareClinic(): Promise<void>;
  /** What is due every minute (AD-3). */
  sealAudit(): Promise<void>;
  stop(): Promise<void>;
}

/** The composition root: the only place that says `new` of a service. */
export async function compose({
  config,
  database,
  logger,
  clock,
  sms,
  storage,
  randomOtp,
}: Outside): Promise<Application> {
  const { pool } = database;
  const { em } = database.orm;
  const { limits } = config;
  const audit = new AuditTrail(em);
  const access = new Access(audit);
  const useCases = new UseCases(em, access, audit);
  const devices = new Devices(pool, config);
  const sessions = new Sessions(pool, config, devices, logger);
  const accounts = new Accounts(clock);
  const otpLimits = new OtpLimits(pool, limits);
  const codes = new OneTimeCodes({ em, limits, pepper: config.otpPepper, randomOtp });
  const ownerNote = new OwnerNote({ em, audit, accounts, otpLimits, clock, logger });
  const signIn = new SignInService({
    em,
    useCases,
    audit,
    accounts,
    limits,
    codes,
    otpLimits,
    devices,
    ownerNote,
    sms,
    hidesAdmins: config.hidesAdmins,
    clock,
    logger,
  });
  const users = new UserService(em, useCases, codes);
  const patients = new PatientService(useCases, clock);
  const cap = (name: string, points: number, seconds: number, reason: Reason) =>
    new RateCap(pool, name, points, seconds, reason);
  const exportCap = cap('export', limits.exportsPerAdminHour, 3_600, because('TOO_MANY_EXPORTS'));
  const uploadCap = cap('upload', limits.uploadsPerUserDay, 86_400, because('TOO_MANY_PHOTOS'));
  const exportGate = new ExportGate({ pool, audit, limits, cap: exportCap });
  const patientExports = new PatientExportService(useCases, { gate: exportGate, clock, limits });
  const carePlans = new CarePlanService(useCases, clock, patients);
  const avatars = new Avatars(useCases, { em, storage, cap: uploadCap, clock });
  const profiles = new ProfileService(useCases, { clock, users, sessions });
  const ownAccounts = new AccountService({
    em,
    useCases,
    audit,
    users,
    avatars,
    sessions,
    codes,
    otpLimits,
    ownerNote,
    sms,
    clock,
    logger,
  });
  const appointments = new AppointmentService(useCases, clock);
  const appointmentChanges = new AppointmentChangeService(useCases, clock);
  const physiotherapists = new PhysiotherapistService(useCases, clock);
  const payments = new PaymentService(useCases, clock);
  const paymentExports = new PaymentExportService(useCases, exportGate);
  const templateIds = environmentTemplateIds(config.sms);
  const clinic = new ClinicService(useCases, { clock, sampleData: config.sampleData, templateIds });
  const tokens = new FormTokens(config, clock);
  const contact = new ContactService(useCases, { clock, tokens, caps: new ContactCaps(pool, limits) });
  const dashboard = new DashboardService(useCases, clock);

  const contract = readContract(path.join(ROOT_DIR, 'schema'));
  const schema = buildSchema(contract, [
    new AuthResolver(signIn, sessions, users),
    new SessionResolver(new SessionService(useCases, { clock, sessions, users })),
    new ApiKeyResolver(new ApiKeyService(useCases, sessions, limits)),
    new UserResolver(users),
    new ProfileResolver(profiles, ownAccounts),
    new PatientResolver(patients),
    new DeletedPatientResolver(new DeletedPatientService(useCases, clock)),
    new CarePlanResolver(carePlans),
    new AppointmentResolver(appointments, appointmentChanges, new AppointmentRequestService(useCases, clock, limits)),
    new AvailabilityResolver(new AvailabilityService(useCases, clock)),
    new PhysiotherapistResolver(physiotherapists),
    new PhysiotherapistTimesResolver(new PhysiotherapistTimesService(useCases, clock)),
    new PaymentResolver(payments),
    new DashboardResolver(dashboard),
    new ClinicResolver(clinic),
    new InboxResolver(new InboxService(useCases)),
    new MessageResolver(new MessageService(useCases, clock), new MessagePreferencesService(useCases)),
    new StaffResolver(
      new StaffService(useCases, { clock, sessions }),
      new StaffChangeService(useCases, { clock, sessions, codes, otpLimits }),
      new DepartureService(useCases, clock),
    ),
  ]);
  const keyBudget = new KeyBudget(pool, limits);
  const graphql = createGraphQLServer(schema, logger, keyBudget, limits);
  await graphql.start();
  const routes = [
    ...authRoutes(signIn, sessions, users),
    ...userRoutes(users),
    ...profileRoutes(profiles, avatars),
    ...accountRoutes(ownAccounts),
    ...patientRoutes(patients, patientExports),
    ...appointmentRoutes(appointments, appointmentChanges),
    ...paymentRoutes(payments, paymentExports),
    ...contactRoutes(contact),
    ...receiptRoutes(new ReceiptService(useCases, clock, config.smsReceiptSecret)),
  ];
  const site = new BuiltSite(path.join(ROOT_DIR, 'frontend/dist'), config.publicUrl);
  const clinicWatch = new ClinicWatch({ database, clock, logger, changed: () => void presentPages.update() });
  const presentPages = new PresentPages(site, () => clinicWatch.current(), logger);
  await clinicWatch.start();
  await presentPages.update(); // so that an open clinic's first visitor after a restart does not see the closed one's number
  const health: Health = { draining: false, databaseAnswers: () => database.answers() };
  const app = createApp({
    config,
    logger,
    em,
    health,
    identity: {
      sessionMiddleware: devices.behind(sessionMiddleware(config, pool, logger)),
      sessions,
      apiKeys: new ApiKeys(pool),
      keyBudget,
    },
    contract,
    graphql,
    routes,
    site,
  });
  const keepHouse = async () => {
    await allDone([
      avatars.sweep(),
      watchCodes(pool, logger),
      devices.sweep(),
      sweepIdempotencyKeys(pool),
      sweepContactMessages(pool, clock),
      sweepMessages(pool, clock),
    ]);
  };
  const worker = new MessageWorker({ em, pool, sms, templateIds, retrySeconds: config.messageRetrySeconds, logger });
  const sealer = new AuditSealer({ pool, keys: sealKeys(config.auditSecrets), logger });
  return {
    app,
    health,
    routes,
    hasAdmin: () => hasLiveAdmin(em.fork()),
    keepHouse,
    sendMessages: (now) => worker.sendDue(now),
    compareClinic: () => allDone([clinicWatch.compare(), presentPages.update()]),
    sealAudit: () => sealer.seal(),
    stop: async () => {
      await Promise.all([clinicWatch.stop(), worker.stop()]);
      await graphql.stop();
    },
  };
}
