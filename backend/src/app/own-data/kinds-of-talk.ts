import { isNotBrokenSlice } from '../../platform/exports/broken-exports.js';
import { fileName, photoName, type ArchiveKind } from './archive-kind.js';

/** Messages, consents, hospitals, and who has signed in or read the record. */
export const KINDS_OF_TALK: readonly ArchiveKind[] = [
  {
    name: 'conversation',
    title: 'TITLE_CONVERSATION',
    columns: [
      ['sentAt', 'COLUMN_MOMENT', 'moment', 'c.sent_at'],
      ['author', 'COLUMN_BY', 'word', 'c.author'],
      ['text', 'COLUMN_TEXT', 'text', 'case when c.withdrawn_at is null then c.text end'],
      ['withdrawnAt', null, 'moment', 'c.withdrawn_at'],
      [
        'photos',
        'COLUMN_FILE',
        'text',
        `(select string_agg(${photoName('f.file_key')}, ', ' order by f."position") from care_photo f
          where f.message_id = c.id and c.withdrawn_at is null)`,
      ],
    ],
    source: `care_message c join care_thread h on h.id = c.thread_id cross join me where h.patient_id = any(me.records)
      order by c.sent_at, c.id`,
  },
  {
    name: 'messages',
    title: 'TITLE_MESSAGES',
    columns: [
      ['createdAt', 'COLUMN_MOMENT', 'moment', 'm.created_at'],
      ['kind', 'COLUMN_KIND', 'word', 'm.kind'],
      ['channel', 'COLUMN_CHANNEL', 'word', 'm.channel'],
      ['recipient', 'COLUMN_RECIPIENT', 'text', 'm.recipient'],
      // A code opens something, and a message to a family member is theirs.
      ['text', 'COLUMN_TEXT', 'text', `case when m.kind <> 'EMAIL_CODE' then m.text end`],
      ['status', 'COLUMN_STATUS', 'word', 'm.status'],
      ['sentAt', null, 'moment', 'm.sent_at'],
    ],
    source: `message m where m.kind <> 'FAMILY_INVITED' and m.id in (
        select b.id from me cross join message b where b.patient_id = any(me.records)
        union select b.id from me cross join message b where b.account_id = me.account)
      order by m.created_at, m.id`,
  },
  {
    name: 'reminders',
    title: 'TITLE_REMINDERS',
    columns: [
      ['changedAt', 'COLUMN_MOMENT', 'moment', 'r.changed_at'],
      ['at', 'COLUMN_VALUE', 'text', 'r.at'],
      ['weekdays', 'COLUMN_DAY', 'text', `array_to_string(r.weekdays, ', ')`],
    ],
    source: 'reminder_setting r, me where r.account_id = me.account order by r.changed_at',
  },
  {
    name: 'consents',
    title: 'TITLE_CONSENTS',
    columns: [
      ['at', 'COLUMN_MOMENT', 'moment', 'c.at'],
      ['purpose', 'COLUMN_PURPOSE', 'word', 'c.purpose'],
      ['given', 'COLUMN_GIVEN', 'word', `case when c.given then 'YES' else 'NO' end`],
      ['version', 'COLUMN_VERSION', 'text', 'c.text_version'],
      ['language', 'COLUMN_LANGUAGE', 'word', 'c.language'],
    ],
    source: 'consent c, me where c.account_id = me.account order by c.at, c.id',
  },
  {
    name: 'channel-consents',
    title: 'TITLE_CHANNEL_CONSENTS',
    columns: [
      ['at', 'COLUMN_MOMENT', 'moment', 'c.at'],
      ['channel', 'COLUMN_CHANNEL', 'word', 'c.channel'],
      ['given', 'COLUMN_GIVEN', 'word', `case when c.given then 'YES' else 'NO' end`],
      ['saidBy', 'COLUMN_BY', 'word', 'c.said_by'],
      ['words', 'COLUMN_TEXT', 'text', 'c.words'],
      ['language', 'COLUMN_LANGUAGE', 'word', 'c.language'],
    ],
    source: 'channel_consent c, me where c.account_id = me.account order by c.at, c.id',
  },
  {
    name: 'treatment-consents',
    title: 'TITLE_TREATMENT_CONSENTS',
    columns: [
      ['signedAt', 'COLUMN_MOMENT', 'moment', 'c.signed_at'],
      ['form', 'COLUMN_NAME', 'text', 'f.name'],
      ['version', 'COLUMN_VERSION', 'text', 'f.version'],
      ['language', 'COLUMN_LANGUAGE', 'word', 'c.language'],
      ['text', null, 'text', `case when c.language = 'HI' then f.text_hi else f.text_en end`],
      ['signedBy', 'COLUMN_BY', 'word', 'c.signed_by'],
      ['signer', 'COLUMN_SIGNER', 'text', 'c.signer_name'],
      ['withdrawnAt', 'COLUMN_ENDED', 'moment', 'c.withdrawn_at'],
      ['withdrawnReason', null, 'text', 'c.withdrawn_reason'],
    ],
    source: `treatment_consent c join consent_form f on f.id = c.form_id cross join me where c.patient_id = any(me.records)
      order by c.signed_at, c.id`,
  },
  {
    name: 'data-requests',
    title: 'TITLE_REQUESTS',
    columns: [
      ['receivedAt', 'COLUMN_MOMENT', 'moment', 'q.received_at'],
      ['kind', 'COLUMN_KIND', 'word', 'q.kind'],
      ['words', 'COLUMN_TEXT', 'text', 'q.words'],
      ['status', 'COLUMN_STATUS', 'word', 'q.status'],
      ['answer', 'COLUMN_ANSWERS', 'text', 'q.answer'],
      ['decidedAt', null, 'moment', 'q.decided_at'],
      ['eraseOn', null, 'day', 'q.erase_on'],
      ['withdrawnAt', null, 'moment', 'q.withdrawn_at'],
    ],
    source: 'data_request q, me where q.account_id = me.account order by q.received_at, q.id',
  },
  {
    name: 'family',
    title: 'TITLE_FAMILY',
    columns: [
      ['grantedAt', 'COLUMN_MOMENT', 'moment', 'g.granted_at'],
      ['name', 'COLUMN_NAME', 'text', 'g.name'],
      ['relation', 'COLUMN_KIND', 'word', 'g.relation'],
      ['phone', 'COLUMN_PHONE', 'text', 'g.phone'],
      ['rights', null, 'text', `array_to_string(g.rights, ', ')`],
      ['version', 'COLUMN_VERSION', 'text', 'g.text_version'],
      ['language', 'COLUMN_LANGUAGE', 'word', 'g.language'],
      ['acceptedAt', null, 'moment', 'g.accepted_at'],
      ['endedAt', 'COLUMN_ENDED', 'moment', 'g.ended_at'],
    ],
    source: 'family_grant g, me where g.patient_id = any(me.records) order by g.granted_at, g.id',
  },
  {
    name: 'hospital-consents',
    title: 'TITLE_HOSPITAL_CONSENTS',
    columns: [
      ['createdAt', 'COLUMN_MOMENT', 'moment', 'd.created_at'],
      ['hospital', 'COLUMN_HOSPITAL', 'text', 'c.name'],
      ['decision', 'COLUMN_GIVEN', 'word', 'd.decision'],
      ['purpose', 'COLUMN_PURPOSE', 'word', 'd.purpose'],
      ['saidBy', 'COLUMN_BY', 'word', 'd.said_by'],
      ['until', 'COLUMN_UNTIL', 'moment', 'd.until'],
      ['revokedAt', 'COLUMN_ENDED', 'moment', 'd.revoked_at'],
    ],
    source: `data_consent d join smart_client c on c.id = d.client_id cross join me where d.patient_id = any(me.records)
      order by d.created_at, d.id`,
  },
  {
    name: 'hospital-records',
    title: 'TITLE_HOSPITAL_RECORDS',
    columns: [
      ['hospital', 'COLUMN_HOSPITAL', 'text', 'c.name'],
      ['sent', null, 'parts', 's.sent'],
    ],
    source: `sent_patient s join smart_client c on c.id = s.client_id cross join me where s.patient_id = any(me.records)
      order by c.name, s.patient_id, s.client_id`,
  },
  {
    name: 'referrals',
    title: 'TITLE_REFERRALS',
    columns: [
      ['receivedAt', 'COLUMN_MOMENT', 'moment', 'r.received_at'],
      ['hospital', 'COLUMN_HOSPITAL', 'text', 'c.name'],
      ['requester', 'COLUMN_DOCTOR', 'text', 'r.requester'],
      ['reason', 'COLUMN_REASON', 'text', 'r.reason'],
      ['service', null, 'text', 'r.service'],
      ['bodySites', null, 'text', `array_to_string(r.body_sites, ', ')`],
      ['notes', null, 'text', `array_to_string(r.notes, ' ')`],
      ['priority', null, 'text', 'r.priority'],
      ['status', 'COLUMN_STATUS', 'word', 'r.status'],
      ['sent', null, 'parts', 'r.sent'],
    ],
    source: `referral r join smart_client c on c.id = r.client_id cross join me where r.patient_id = any(me.records)
      order by r.received_at, r.id`,
  },
  {
    name: 'hospital-documents',
    title: 'TITLE_DOCUMENTS',
    columns: [
      ['createdAt', 'COLUMN_MOMENT', 'moment', 'd.created_at'],
      ['hospital', 'COLUMN_HOSPITAL', 'text', 'c.name'],
      ['title', 'COLUMN_NAME', 'text', 'd.title'],
      ['writtenAt', null, 'moment', 'd.written_at'],
      ['size', null, 'text', 'd.size'],
      ['file', 'COLUMN_FILE', 'text', fileName('d.file_key', 'd.media_type')],
      ['sent', null, 'parts', 'd.sent'],
    ],
    source: `hospital_document d join smart_client c on c.id = d.sent_by cross join me where d.patient_id = any(me.records)
      order by d.created_at, d.id`,
  },
  {
    name: 'exchanges',
    title: 'TITLE_EXCHANGES',
    columns: [
      ['at', 'COLUMN_MOMENT', 'moment', 'x.at'],
      ['hospital', 'COLUMN_HOSPITAL', 'text', 'coalesce(c.name, s.name)'],
      ['door', null, 'word', 'x.door'],
      ['interaction', 'COLUMN_KIND', 'text', 'x.interaction'],
      ['outcome', 'COLUMN_STATUS', 'word', 'x.outcome'],
    ],
    source: `exchange x cross join me left join smart_client c on c.id = x.client_id left join hl7_source s on s.id = x.source_id
      where x.patient_id = any(me.records) order by x.at, x.id`,
  },
  {
    name: 'sign-ins',
    title: 'TITLE_SIGN_INS',
    columns: [
      ['at', 'COLUMN_MOMENT', 'moment', 'e.at'],
      ['address', 'COLUMN_PLACE', 'text', 'e.ip'],
      ['outcome', 'COLUMN_STATUS', 'word', 'e.outcome'],
    ],
    source: `audit_event e, me where e.subject_type = 'user' and e.subject_id = me.account::text and e.verb = 'auth.verifyOtp' order by e.at, e.id`,
  },
  {
    name: 'readings',
    title: 'TITLE_READINGS',
    columns: [
      ['at', 'COLUMN_MOMENT', 'moment', 'e.at'],
      ['role', 'COLUMN_BY', 'word', 'e.actor_role'],
      ['hospital', 'COLUMN_HOSPITAL', 'text', 'c.name'],
      ['permission', null, 'text', 'e.verb'],
      ['inList', null, 'text', 'e.in_list'],
    ],
    source: `me cross join lateral (
        select a.id, a.at, a.actor_role, a.verb, a.client_id, false as in_list from audit_event a
        where a.subject_type = 'patient' and a.subject_id = any(me.records::text[]) and a.changed_fields = '{}' and a.outcome = 'done'
          and a.actor_id is distinct from me.account
        union all
        select a.id, a.at, a.actor_role, a.verb, a.client_id, true from unnest(me.records) record join audit_event a
          on a.details -> 'patients' @> to_jsonb(record::text) where a.details -> 'patients' is not null
        union
        select a.id, a.at, a.actor_role, a.verb, a.client_id, true from (
          select record::text as id from unnest(me.records) record
          union all select id::text from appointment where patient_id = any(me.records)
          union all select id::text from payment where patient_id = any(me.records)
          union all select id::text from recovery_plan where patient_id = any(me.records)
        ) own join audit_event a on a.details -> 'shown' @> to_jsonb(own.id)
        where a.details -> 'shown' is not null and a.actor_id is distinct from me.account and ${isNotBrokenSlice('a', 'audit_event')}
      ) e left join smart_client c on c.id = e.client_id order by e.at, e.id`,
  },
];
