import { fileName, isHeld, photoName, type ArchiveKind } from './archive-kind.js';
import { KINDS_OF_CARE } from './kinds-of-care.js';
import { KINDS_OF_MONEY } from './kinds-of-money.js';
import { KINDS_OF_RECORD } from './kinds-of-record.js';
import { KINDS_OF_TALK } from './kinds-of-talk.js';

/** All kinds of data in the archive of a patient, in the order of the page. */
export const ARCHIVE_KINDS: readonly ArchiveKind[] = [
  ...KINDS_OF_RECORD,
  ...KINDS_OF_CARE,
  ...KINDS_OF_MONEY,
  ...KINDS_OF_TALK,
];

/** Finds the stored files of a patient: their keys, and their names in the archive. Parameters: those of `statementOf`. */
export const FILE_KEYS = `with me as not materialized (select $1::uuid[] as records, $2::uuid as account, $3::text as language)
  select distinct key, name from (
    select u.avatar_key as key, 'files/' || u.avatar_key as name from app_user u, me where u.id = me.account
    union all select f.file_key, ${fileName('f.file_key', 'f.media_type')} from clinical_file f, me where f.patient_id = any(me.records) and f.removed_at is null and not ${isHeld('f.file_key')}
    union all select d.file_key, ${fileName('d.file_key', 'd.media_type')} from hospital_document d, me where d.patient_id = any(me.records) and not ${isHeld('d.file_key')}
    union all select p.file_key, ${photoName('p.file_key')} from care_photo p join care_message c on c.id = p.message_id join care_thread h on h.id = c.thread_id, me
      where h.patient_id = any(me.records) and c.withdrawn_at is null
  ) k where key is not null order by key`;

/**
 * Tables with data of patients that the archive leaves out, with the reason. A test names each table that refers to a patient, a plan or an
 * account and that neither a kind reads nor this names.
 */
export const NOT_IN_ARCHIVE: Readonly<Record<string, string>> = {
  treatment_note:
    'written for clinicians; the clinic hands them over on request (bench §10), and the page says how many there are',
  note_addendum: 'as treatment_note',
  care_flag: 'a reading of entries for the care team; the entries are in the archive',
  danger_check: 'a reading of entries; the entries are in the archive',
  plan_session: 'as it stands after the events, which are in the archive',
  slot_offer: 'times that were offered for hours',
  care_reading: 'days on which the team read a conversation',
  notice: 'notices of the team, for 30 days',
  open_charge: 'a sum over charges and payments, which are in the archive',
  allocation: 'which payment paid which charge',
  record_opening: 'in the archive as readings',
  record_reading: 'in the archive as exchanges and readings',
  referral_progress: 'a step of referrals, which are in the archive',
  resource_version: 'former states, for hospitals, of what is in the archive; the clinic hands them over on request',
  patient_sender: 'a deadline of an access that the exchanges show',
  patient_import_record: 'from which file a record came',
  hl7_message: 'in the archive as exchanges',
  hl7_appointment: 'numbers of sessions at hospitals',
  webhook_delivery: 'notifications without content, for days',
  push_subscription: 'addresses at which devices take pushes',
  push_notice: 'pushes without content, for hours',
  payment_link: 'tokens that open a payment',
  gateway_event: 'in the archive as payments',
  report_link: 'tokens that open a report',
  session: 'where the account is signed in: /user/settings',
  email_code: 'one-time codes',
  otp_challenge: 'one-time codes',
  idempotency_key: 'stored answers of repeated requests, for a day',
  authenticator: 'secrets of authenticators, and passkeys',
  passkey_challenge: 'challenges of sign-ins, for minutes',
  recovery_code: 'codes that replace an authenticator',
};
