import { Migration } from '@mikro-orm/migrations';

const MESSAGE_KINDS = [
  'SESSION_REQUESTED',
  'SESSION_BOOKED',
  'SESSION_MOVED',
  'SESSION_CANCELED',
  'REMINDER_DAY',
  'REMINDER_HOURS',
  'PAYMENT_RECEIVED',
  'STAFF_REGISTERED',
  'NUMBER_CHANGED',
  'WRONG_CODES',
  'DANGER_SIGN',
  'DANGER_SIGN_OVERDUE',
  'SLOT_OFFER',
  'SIGN_ANSWERED',
  'SECURITY_NOTICE',
  'SESSION_REASSIGNED',
  'SERIES_BOOKED',
  'SERIES_CHANGED',
  'CARE_REPLY',
  'CARE_WAITING',
  'CHECK_IN',
  'PLAN_STARTED',
  'FAMILY_INVITED',
  'PATIENT_INVITED',
  'PAYMENT_LINK',
  'PAYMENT_DUE',
  'CHANNEL_STOPPED',
  'DOCUMENT',
  'EXERCISE_SHEET',
  'EMAIL_CODE',
  'REPORT_MAIL',
  'CREDIT_LOW',
];

const listOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** WhatsApp as a channel: consents that STOP ends, texts that went by it, and what is written to the clinic's number there (money §9). */
export class WhatsappChannel extends Migration {
  override up(): void {
    for (const statement of [...consents, ...outbox, ...inbox, grants]) this.addSql(statement);
  }
}

const replaced = (table: string, name: string, check: string) => [
  `alter table ${table} drop constraint ${name}`,
  `alter table ${table} add constraint ${name} check (${check})`,
];

const consents = [
  ...replaced('channel_consent', 'channel_consent_channel_check', "channel in ('WHATSAPP', 'EMAIL')"),
  ...replaced('channel_consent', 'channel_consent_said_by_check', "said_by in ('PATIENT', 'DESK', 'STOP')"),
  `alter table channel_consent
    -- SHA-256, in hex, of Meta's id of the message that said STOP, which holds the number: the same event changes nothing twice.
    add column reference text,
    add constraint channel_consent_stop check ((said_by = 'STOP') = (reference is not null)
      and (said_by <> 'STOP' or (channel = 'WHATSAPP' and not given))),
    add constraint channel_consent_reference unique (account_id, reference)`,
];

const outbox = [
  ...replaced('message', 'message_channel_check', "channel in ('SMS', 'WHATSAPP', 'EMAIL')"),
  ...replaced(
    'message',
    'message_recipient_check',
    `recipient = '' or (channel <> 'EMAIL' and recipient ~ '^\\+91[0-9]{10}$')
      or (channel = 'EMAIL' and recipient ~ '^[^\\s@]+@[^\\s@]+$')`,
  ),
  ...replaced('message', 'message_kind_check', `kind in (${listOf(MESSAGE_KINDS)})`),
  ...replaced('message_try', 'message_try_channel_check', "channel in ('SMS', 'WHATSAPP', 'EMAIL')"),
  ...replaced('message_provider', 'message_provider_channel_check', "channel in ('SMS', 'WHATSAPP', 'EMAIL')"),
  ...replaced(
    'message_provider',
    'message_provider_provider_check',
    `provider in ('console', 'http', 'exotel', 'msg91', 'smtp', 'meta')
      and (provider = 'smtp') = (channel = 'EMAIL') and (provider = 'meta') = (channel = 'WHATSAPP')`,
  ),
];

/** What is written by WhatsApp may be longer than what a form takes. */
const inbox = [
  ...replaced('contact_message', 'contact_message_form_check', "form in ('ABOUT', 'CONTACT', 'WHATSAPP')"),
  ...replaced('contact_message', 'contact_message_check', "(form <> 'ABOUT') = (phone is not null)"),
  ...replaced(
    'contact_message',
    'contact_message_message_check',
    "char_length(message) <= 2000 or (form = 'WHATSAPP' and char_length(message) <= 4096)",
  ),
];

/** Meta's ids hold the number: they are erased with it. */
const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    grant update (reference) on message_try to app;
  end if;
end $$`;
