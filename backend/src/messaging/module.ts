import {
  NumberChanged,
  ProviderStates,
  SecurityNoticeRaised,
  type SmsSender,
  type UserService,
  SignedInOnNewDevice,
  WrongCodesEntered,
} from '../identity/index.js';
import { ClinicOpened, MemberAdded, templateEnvironment } from '../clinic/index.js';
import { AppointmentChanged, AppointmentsHandedOver, SeriesBooked, SeriesChanged } from '../scheduling/index.js';
import { FamilyInvited } from '../patients/index.js';
import { PaymentReceived, PayTokens } from '../money/index.js';
import { type EventHandler, on } from '../platform/events/domain-events.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import { OutboundHttp } from '../platform/outbound/outbound-http.js';
import type { Config } from '../platform/config.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { reasonFor } from '../platform/errors/reason.js';
import { KeyRing } from '../platform/keys/key-ring.js';
import { RateLimit } from '../platform/limits/rate-limit.js';
import { ChannelResolver } from './channels/channel.resolver.js';
import { ChannelConsent } from './channels/channel-consent.entity.js';
import { ChannelConsentService } from './channels/channel-consent.service.js';
import { creditWriter, warnOfCredit } from './channels/low-credit.js';
import { ChannelService } from './channels/channel.service.js';
import { EmailCodes } from './email/email-code.js';
import { EmailResolver } from './own-email/email.resolver.js';
import { EmailService } from './own-email/email.service.js';
import { MailHandover } from './messages/mail-handover.js';
import { mailTest } from './messages/mail-test.js';
import { MailJob } from './messages/mail-job.js';
import { MailWriters } from './email/mail-writers.js';
import { SmtpSender } from './email/smtp-sender.js';
import { codeWriter } from './email/write-code.js';
import { CareAnswer } from './care/care-answer.entity.js';
import { CareAnswerService } from './care/care-answer.service.js';
import { CareMessage } from './care/care-message.entity.js';
import { CarePhoto } from './care/care-photo.entity.js';
import { carePhotoRoutes } from './care/care-photo.rest.js';
import { CarePhotoService } from './care/care-photo.service.js';
import { CareResolver } from './care/care.resolver.js';
import { CareThread } from './care/care-thread.entity.js';
import { CareThreadService } from './care/care-thread.service.js';
import { ChangeMessageService } from './care/change-message.service.js';
import { ChangeThreadService } from './care/change-thread.service.js';
import { sweepReadings } from './care/first-readings.js';
import { notifyOfWaiting } from './care/notify-of-waiting.js';
import { PhotoStore } from './care/photo-store.js';
import { SendMessageService } from './care/send-message.service.js';
import { ContactCaps } from './inbox/contact-caps.js';
import { ContactMessage } from './inbox/contact-message.entity.js';
import { contactRoutes } from './inbox/contact.rest.js';
import { ContactService } from './inbox/contact.service.js';
import { FormTokens } from './inbox/form-token.js';
import { InboxResolver } from './inbox/inbox.resolver.js';
import { InboxService } from './inbox/inbox.service.js';
import { sweepContactMessages } from './inbox/sweep-contact-messages.js';
import {
  newDeviceWriter,
  notifyNewMember,
  notifyOfNewDevice,
  notifyOfWrongCodes,
  notifyOldNumber,
} from './messages/account-messages.js';
import { MessagePreferencesService } from './messages/message-preferences.service.js';
import { MessageJob } from './messages/message-job.js';
import { Message } from './messages/message.entity.js';
import { MessageResolver } from './messages/message.resolver.js';
import { MessageService } from './messages/message.service.js';
import { InvitationResolver } from './invitations/invitation.resolver.js';
import { InvitationService } from './invitations/invitation.service.js';
import { notifyOfInvitation } from './messages/family-messages.js';
import { notifyOfPayment } from './messages/payment-messages.js';
import { receiptRoutes } from './messages/receipt.rest.js';
import { DeliveryReceiptService } from './messages/receipt.service.js';
import { notifyOfSecurity } from './messages/security-messages.js';
import { notifyOfSeries, notifyOfSeriesChange } from './messages/series-messages.js';
import { remindOfAgreed, notifyOfSession, notifyOfHandOver } from './messages/session-messages.js';
import { sweepMessages } from './messages/sweep-messages.js';
import { TextHandover } from './messages/text-handover.js';
import { Consent } from './own-consents/consent.entity.js';
import { ConsentResolver } from './own-consents/consent.resolver.js';
import { ConsentService } from './own-consents/consent.service.js';
import { PushJob } from './push/push-job.js';
import { PushSubscription } from './push/push-subscription.entity.js';
import { PushResolver } from './push/push.resolver.js';
import { pushRoutes } from './push/push.rest.js';
import { PushService } from './push/push.service.js';
import { sweepPush } from './push/sweep-push.js';
import { subjectOf, Vapid } from './push/vapid.js';
import { ReminderSetting } from './reminders/reminder-setting.entity.js';
import { ReminderResolver } from './reminders/reminder.resolver.js';
import { ReminderService } from './reminders/reminder.service.js';
import { MetaSender } from './whatsapp/meta-sender.js';
import { WhatsAppCaps } from './whatsapp-events/whatsapp-caps.js';
import { WhatsAppEventService } from './whatsapp-events/whatsapp-event.service.js';
import { WhatsAppHandover } from './messages/whatsapp-handover.js';
import { whatsAppRoutes } from './whatsapp-events/whatsapp.rest.js';

/** The entities of this module. */
export const entities = [
  Message,
  ContactMessage,
  CareThread,
  CareMessage,
  CarePhoto,
  CareAnswer,
  Consent,
  ChannelConsent,
  ReminderSetting,
  PushSubscription,
];

/** Test messages of an admin in an hour. */
const TESTS_PER_HOUR = 10;
/** Codes to an e-mail address of an account in an hour, and guesses of them. */
const CODES_PER_HOUR = 5;
const GUESSES_PER_HOUR = 30;

/** Event handlers: queue the messages about events of the modules below. */
export const eventHandlers = ({
  messageHoldSeconds: holdSeconds,
  publicUrl,
}: Pick<Config, 'messageHoldSeconds' | 'publicUrl'>): readonly EventHandler[] => [
  on(WrongCodesEntered, notifyOfWrongCodes),
  on(SignedInOnNewDevice, notifyOfNewDevice),
  on(SecurityNoticeRaised, notifyOfSecurity),
  on(NumberChanged, notifyOldNumber),
  on(MemberAdded, (tx, added) => notifyNewMember(tx, added, publicUrl)),
  on(ClinicOpened, (tx, { openedAt }) => remindOfAgreed(tx, openedAt)),
  on(AppointmentChanged, (tx, { appointment, change }) => notifyOfSession(tx, appointment, { ...change, holdSeconds })),
  on(AppointmentsHandedOver, (tx, { ids, from, now }) => notifyOfHandOver(tx, { ids, from }, { now, holdSeconds })),
  on(SeriesBooked, (tx, booked) => notifyOfSeries(tx, booked, holdSeconds)),
  on(SeriesChanged, (tx, changed) => notifyOfSeriesChange(tx, changed, holdSeconds)),
  on(FamilyInvited, (tx, invited) => notifyOfInvitation(tx, invited, publicUrl)),
  on(PaymentReceived, (tx, { payment, now }) => notifyOfPayment(tx, payment, now)),
];

/**
 * Composes the outbox of text messages, push notifications, reminders and consents of patients, the inbox of the contact forms, and the
 * conversations with patients.
 */
export function composeMessaging(context: ModuleContext, { sms, users }: { sms: SmsSender; users: UserService }) {
  const { config, pool, em, limits, clock, logger, useCases } = context;
  const tokens = new FormTokens(config, clock);
  const templates = templateEnvironment(config);
  const { messageRetrySeconds: retrySeconds } = config;
  const { vapidPrivateKey, pushHosts: hosts } = config;
  const vapid = vapidPrivateKey ? new Vapid(vapidPrivateKey, subjectOf(config.publicUrl), clock) : undefined;
  const outbound = new OutboundHttp(config.outboundAllow);
  const isOn = vapid !== undefined;
  const payTokens = new PayTokens(new KeyRing(config.otpPeppers), config.publicUrl);
  const email = composeEmail(context, users);
  const whatsApp = composeWhatsApp(context);
  const texts = new TextHandover({ sms, whatsApp: whatsApp.tested?.handover });
  const jobParts = { em, pool, texts, templates, payTokens, retrySeconds, isPushOn: isOn, logger };
  const messageJob = new MessageJob(jobParts);
  const messageRunner = new JobRunner(messageJob, { em, logger });
  const mailJob = new MailJob({ mails: email.handover, retrySeconds, logger });
  const mailRunner = new JobRunner(mailJob, { em, logger });
  const testCap = new RateLimit(pool, 'channel-test', TESTS_PER_HOUR, 3_600, reasonFor('TOO_MANY_TESTS'));
  const states = new ProviderStates(pool, clock);
  const channels = new ChannelService(useCases, {
    sms,
    states,
    mail: email.tested,
    whatsApp: whatsApp.tested,
    clock,
    audit: context.audit,
    cap: testCap,
  });
  const isChannelOn = { WHATSAPP: whatsApp.tested !== undefined, EMAIL: email.isOn };
  const consents = new ChannelConsentService(useCases, { clock, isOn: isChannelOn });
  const care = composeCare(context);
  const push = new PushService(useCases, { clock, outbound, hosts, isOn });
  const pushRunner =
    vapid && new JobRunner(new PushJob({ em, pool, vapid, outbound, hosts, clock, logger }), { em, logger });
  const reminders = new ReminderService(useCases, { clock, pushKey: vapid?.publicKey ?? null });
  return {
    /** Whether e-mail is set up. */
    isMailOn: email.isOn,
    /** Writers of e-mails, to which the modules above add theirs. */
    mailWriters: email.writers,
    /** Queues e-mails to admins about providers whose credit is low. */
    warnOfCredit: async () => {
      if (email.isOn) await warnOfCredit(em, { sms, states, now: clock.now() });
    },
    messageRunner,
    mailRunner,
    pushRunner,
    parts: {
      resolvers: [
        new InboxResolver(new InboxService(useCases)),
        new MessageResolver(new MessageService(useCases, clock), new MessagePreferencesService(useCases)),
        new InvitationResolver(new InvitationService(useCases, { clock, publicUrl: config.publicUrl })),
        new ChannelResolver(channels, consents),
        email.resolver,
        ...care.resolvers,
        new ConsentResolver(new ConsentService(useCases, clock)),
        new ReminderResolver(reminders),
        new PushResolver(push),
      ],
      routes: [
        ...contactRoutes(new ContactService(useCases, { clock, tokens, caps: new ContactCaps(pool, limits) })),
        ...whatsApp.routes,
        ...receiptRoutes(new DeliveryReceiptService(useCases, clock, config.smsReceiptSecrets)),
        ...care.routes,
        ...pushRoutes(push),
      ],
      jobs: config.sendsMessages ? [messageRunner, mailRunner, ...(pushRunner ? [pushRunner] : [])] : [],
      maintenance: () => [
        sweepContactMessages(pool, clock),
        sweepMessages(pool, clock),
        sweepPush(pool, clock),
        ...care.maintenance(),
      ],
    } satisfies ModuleParts,
  };
}

/** Composes e-mail: confirmed addresses, and what hands e-mails of the outbox over. */
function composeEmail({ config, pool, em, clock, logger, audit, useCases }: ModuleContext, users: UserService) {
  const mail = config.mail && new SmtpSender(config.mail);
  const codes = new EmailCodes(new KeyRing(config.otpPeppers));
  const states = new ProviderStates(pool, clock, 'EMAIL');
  const writers = new MailWriters();
  writers.add('EMAIL_CODE', codeWriter(em, codes));
  writers.add('CREDIT_LOW', creditWriter);
  writers.add('NEW_DEVICE_MAIL', newDeviceWriter);
  const handover = new MailHandover({ em, mail, writers, states, clock, logger });
  const cap = new RateLimit(pool, 'email-code', CODES_PER_HOUR, 3_600, reasonFor('TOO_MANY_EMAIL_CODES'));
  const guesses = new RateLimit(pool, 'email-guess', GUESSES_PER_HOUR, 3_600, reasonFor('TOO_MANY_EMAIL_CODES'));
  const isOn = mail !== undefined;
  return {
    isOn,
    writers,
    handover,
    tested: mail && { test: mailTest(mail, { em, clock, handover }), states },
    resolver: new EmailResolver(new EmailService(useCases, { isOn, codes, users, clock, audit, cap, guesses })),
  };
}

/** Composes WhatsApp: what hands texts over to it, and takes what Meta reports. */
function composeWhatsApp({ config, pool, em, clock, logger, useCases }: ModuleContext) {
  const states = new ProviderStates(pool, clock, 'WHATSAPP');
  const meta = config.whatsApp && new MetaSender(config.whatsApp);
  const parts = { em, states, templates: templateEnvironment(config), clock, logger };
  return {
    tested: meta && { handover: new WhatsAppHandover({ ...parts, meta }), states },
    routes: whatsAppRoutes(
      new WhatsAppEventService(useCases, { clock, caps: new WhatsAppCaps(pool, logger), config: config.whatsApp }),
    ),
  };
}

/** Composes the messages between patients and the care team. */
function composeCare({ config, limits, pool, em, storage, clock, audit, useCases }: ModuleContext): ModuleParts {
  const { publicUrl } = config;
  const perDay = limits.carePhotosPerAccountDay;
  const cap = new RateLimit(pool, 'care-photo', perDay, 86_400, reasonFor('TOO_MANY_PHOTOS'));
  const store = new PhotoStore({ em, storage, clock });
  const threads = new CareThreadService({ useCases, clock, audit });
  const services = {
    threads,
    sending: new SendMessageService(useCases, { clock, publicUrl, audit }),
    messages: new ChangeMessageService(useCases, { clock, threads, store, audit }),
    changes: new ChangeThreadService(useCases, { clock, threads, audit }),
    answers: new CareAnswerService(useCases, clock),
  };
  return {
    resolvers: [new CareResolver(services)],
    routes: carePhotoRoutes(new CarePhotoService(useCases, { store, clock, cap })),
    maintenance: () => [store.sweep(), sweepReadings(em, clock.now()), notifyOfWaiting(em, { clock, publicUrl })],
  };
}
