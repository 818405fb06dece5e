import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { SecurityNoticeRaised } from '../../identity/index.js';
import type { CareMessageReceived } from '../../messaging/index.js';
import type { CareFlagRaised, DangerSignRaised } from '../../recovery/index.js';
import type { CoverEnded, CoverEntered } from '../../scheduling/index.js';
import type { TooManyRecordsRead } from '../../platform/audit/read-watch.js';
import type { Tables } from '../../platform/db/tables.js';
import { clinicDay, startOfDay } from '../../platform/time/clinic-time.js';
import { findAccountName } from './names.js';
import { sayNoticeDay } from './notice-texts.js';
import { writeNotices } from './write-notices.js';

/** A notice for who stands in, from the first day of the cover on. */
export async function noteCover(tx: EntityManager, { cover, now }: CoverEntered): Promise<void> {
  const { id, firstDay, lastDay } = cover;
  const [absent, by] = [await cover.absent.loadOrFail(), await cover.by.loadOrFail()];
  const begins = startOfDay(firstDay);
  const days = `${lastDay === firstDay ? 'on' : 'until'} ${sayNoticeDay(lastDay)}`;
  const text = `You stand in for ${absent.name} ${days}.`;
  const notice = { kind: 'COVER_BEGAN', audience: 'NOBODY', text, physiotherapistId: by.id, subjectId: id } as const;
  await writeNotices(tx, [{ ...notice, at: begins > now ? begins : now }], now);
}

/** Withdraws the notice of a cover that was ended before it began. */
export async function withdrawCover(tx: EntityManager, { coverId, now }: CoverEnded): Promise<void> {
  await sql`delete from notice where kind = 'COVER_BEGAN' and subject_id = ${coverId} and at > ${now}`.execute(
    tx.getKysely(),
  );
}

/** A notice of a danger sign for the plan's physiotherapist, whoever covers, and the admins. It does not say what the sign is. */
export async function noteSign(tx: EntityManager, { taskId, planId, now }: DangerSignRaised): Promise<void> {
  const plan = await findTeam(tx, planId);
  const notice = { kind: 'DANGER_SIGN', audience: 'ADMINS', text: 'A danger sign waits for an answer.' } as const;
  await writeNotices(tx, [{ ...notice, ...plan, subjectId: taskId }], now);
}

/** A notice of a flag for the plan's physiotherapist, whoever covers, and its doctor. It does not say what the flag is. */
export async function noteFlag(tx: EntityManager, { flagId, planId, now }: CareFlagRaised): Promise<void> {
  const plan = await findTeam(tx, planId);
  const notice = { kind: 'CARE_FLAG', audience: 'NOBODY', text: 'There is something to look at in a plan.' } as const;
  await writeNotices(tx, [{ ...notice, ...plan, subjectId: flagId }], now);
}

/**
 * A notice of a patient's message for the live plan's physiotherapist, whoever covers, and its doctor; for the admins if there is no live plan.
 * It does not say what the patient wrote.
 */
export async function noteCareMessage(tx: EntityManager, { patientId, now }: CareMessageReceived): Promise<void> {
  const plan = await tx
    .getKysely<Tables>()
    .selectFrom('recovery_plan')
    .select('physiotherapist_id as physiotherapistId')
    .where('patient_id', '=', patientId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  const audience = plan ? 'NOBODY' : 'ADMINS';
  const notice = { kind: 'CARE_MESSAGE', audience, text: 'A patient has written to the team.' } as const;
  await writeNotices(tx, [{ ...notice, patientId, ...plan, subjectId: patientId }], now);
}

/** Finds whose plan it is, and its physiotherapist. */
async function findTeam(tx: EntityManager, planId: string) {
  return tx
    .getKysely<Tables>()
    .selectFrom('recovery_plan')
    .select(['patient_id as patientId', 'physiotherapist_id as physiotherapistId'])
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
}

/** A notice for the admins that somebody opened a record for a reason, which the trail has. */
export async function noteRecordOpened(
  tx: EntityManager,
  { accountId, patientId, now }: { accountId: string; patientId: string; now: Date },
): Promise<void> {
  const text = `${(await findAccountName(tx, accountId)) || 'A physiotherapist'} opened the record of another's patient for a reason.`;
  await writeNotices(tx, [{ kind: 'RECORD_OPENED', audience: 'ADMINS', text, patientId, subjectId: patientId }], now);
}

/** What an alarm says, by kind of security notice, about its subject. A record that was opened has a notice of its own. */
const ALARMS = {
  ADMIN_ADDED: (subject: string) => `${subject} is an admin now`,
  API_KEY_ADDED: (subject: string) => `There is a new API key, ${subject}`,
  CLIENT_ADDED: (subject: string) => `There is a new hospital system, ${subject}`,
  SOURCE_ADDED: (subject: string) => `There is a new sender of HL7 messages, ${subject}`,
  ENDPOINT_ADDED: (subject: string) => `There is a new webhook endpoint, ${subject}`,
  UPI_CHANGED: (subject: string) => (subject ? `The UPI address is now ${subject}` : 'The UPI address was removed'),
  CODES_USED_UP: (subject: string) => `The sign-in codes of this hour are used up: ${subject}`,
  CODES_UNUSED: () => 'Hardly any sign-in codes come back',
  RECORD_OPENED: () => undefined,
  AUTHENTICATOR_RESET: (subject: string) => `The authenticator of ${subject} was reset`,
  FACTORS_RESET: (subject: string) => `The second factors of ${subject} were reset`,
  SECOND_FACTOR_RULE: (subject: string) =>
    subject ? `A second factor is now required of: ${subject}` : 'A second factor is no longer required of anybody',
  APPROVAL_ASKED: (subject: string) => `A change waits for a second admin: ${subject}`,
  FOUR_EYES_SET: (subject: string) => (subject ? 'Four eyes are now required' : 'Four eyes are no longer required'),
};

/** A notice of an alarm for the admins, except the one who caused it. */
export async function noteAlarm(tx: EntityManager, { noticeId, at }: SecurityNoticeRaised): Promise<void> {
  const { kind, subject, byId } = await tx
    .getKysely<Tables>()
    .selectFrom('security_notice')
    .select(['kind', 'subject', 'by_id as byId'])
    .where('id', '=', noticeId)
    .executeTakeFirstOrThrow();
  const said = ALARMS[kind](shortened(subject ?? ''));
  if (!said) return;
  const by = byId ? await findAccountName(tx, byId) : undefined;
  const text = `${said}${by ? `; by ${by}` : ''}.`;
  await writeNotices(tx, [{ kind: 'ALARM', audience: 'ADMINS', text, subjectId: noticeId }], at);
}

/** A notice for the other admins that somebody read more records than allowed, once a day for each reader. */
export async function noteMassReading(
  tx: EntityManager,
  { accountId, apiKeyId, now }: TooManyRecordsRead,
): Promise<void> {
  const name = (await findAccountName(tx, accountId)) || 'Somebody';
  const reader = apiKeyId ? `An API key of ${name}` : name;
  await writeNotices(
    tx,
    [
      {
        kind: 'ALARM',
        audience: 'ADMINS',
        text: `${reader} read more records in an hour than allowed.`,
        dedupKey: `MASS_READING ${apiKeyId ?? accountId} ${clinicDay(now)}`,
        byId: apiKeyId ? null : accountId,
      },
    ],
    now,
  );
}

const MOST_LETTERS = 200;
const shortened = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);
