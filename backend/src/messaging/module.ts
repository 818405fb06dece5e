import { NumberChanged, SecurityNoticeRaised, type SmsSender, WrongCodesEntered } from '../identity/index.js';
import { ClinicOpened, MemberAdded, templateEnvironment } from '../clinic/index.js';
import { AppointmentChanged, AppointmentsHandedOver, SeriesBooked, SeriesChanged } from '../scheduling/index.js';
import { PaymentReceived } from '../money/index.js';
import { type EventHandler, on } from '../platform/events/domain-events.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import type { Config } from '../platform/config.js';
import type { ModuleContext, ModuleParts } from '../platform/modules/module-context.js';
import { ContactCaps } from './inbox/contact-caps.js';
import { ContactMessage } from './inbox/contact-message.entity.js';
import { contactRoutes } from './inbox/contact.rest.js';
import { ContactService } from './inbox/contact.service.js';
import { FormTokens } from './inbox/form-token.js';
import { InboxResolver } from './inbox/inbox.resolver.js';
import { InboxService } from './inbox/inbox.service.js';
import { sweepContactMessages } from './inbox/sweep-contact-messages.js';
import { notifyOfWrongCodes, notifyOldNumber, notifyNewMember } from './messages/account-messages.js';
import { MessagePreferencesService } from './messages/message-preferences.service.js';
import { MessageJob } from './messages/message-job.js';
import { Message } from './messages/message.entity.js';
import { MessageResolver } from './messages/message.resolver.js';
import { MessageService } from './messages/message.service.js';
import { notifyOfPayment } from './messages/payment-messages.js';
import { receiptRoutes } from './messages/receipt.rest.js';
import { DeliveryReceiptService } from './messages/receipt.service.js';
import { notifyOfSecurity } from './messages/security-messages.js';
import { notifyOfSeries, notifyOfSeriesChange } from './messages/series-messages.js';
import { remindOfAgreed, notifyOfSession, notifyOfHandOver } from './messages/session-messages.js';
import { sweepMessages } from './messages/sweep-messages.js';

/** The entities of this module. */
export const entities = [Message, ContactMessage];

/** Event handlers: queue the messages about events of the modules below. */
export const eventHandlers = ({
  messageHoldSeconds: holdSeconds,
}: Pick<Config, 'messageHoldSeconds'>): readonly EventHandler[] => [
  on(WrongCodesEntered, notifyOfWrongCodes),
  on(SecurityNoticeRaised, notifyOfSecurity),
  on(NumberChanged, notifyOldNumber),
  on(MemberAdded, notifyNewMember),
  on(ClinicOpened, (tx, { openedAt }) => remindOfAgreed(tx, openedAt)),
  on(AppointmentChanged, (tx, { appointment, change }) => notifyOfSession(tx, appointment, { ...change, holdSeconds })),
  on(AppointmentsHandedOver, (tx, { ids, from, now }) => notifyOfHandOver(tx, { ids, from }, { now, holdSeconds })),
  on(SeriesBooked, (tx, booked) => notifyOfSeries(tx, booked, holdSeconds)),
  on(SeriesChanged, (tx, changed) => notifyOfSeriesChange(tx, changed, holdSeconds)),
  on(PaymentReceived, (tx, { payment, now }) => notifyOfPayment(tx, payment, now)),
];

/** Composes the outbox of text messages and the inbox of the contact forms. */
export function composeMessaging(context: ModuleContext, { sms }: { sms: SmsSender }) {
  const { config, pool, em, limits, clock, logger, useCases } = context;
  const tokens = new FormTokens(config, clock);
  const templates = templateEnvironment(config);
  const { messageRetrySeconds: retrySeconds } = config;
  const messageJob = new MessageJob({ em, pool, sms, templates, retrySeconds, logger });
  const messageRunner = new JobRunner(messageJob, { em, logger });
  return {
    messageRunner,
    parts: {
      resolvers: [
        new InboxResolver(new InboxService(useCases)),
        new MessageResolver(new MessageService(useCases, clock), new MessagePreferencesService(useCases)),
      ],
      routes: [
        ...contactRoutes(new ContactService(useCases, { clock, tokens, caps: new ContactCaps(pool, limits) })),
        ...receiptRoutes(new DeliveryReceiptService(useCases, clock, config.smsReceiptSecret)),
      ],
      jobs: config.sendsMessages ? [messageRunner] : [],
      maintenance: () => [sweepContactMessages(pool, clock), sweepMessages(pool, clock)],
    } satisfies ModuleParts,
  };
}
