import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { MessageLanguage } from '../../identity/index.js';
import { named } from '../../platform/db/connections/named-statements.js';
import { textIn } from '../ledger/phase-in-language.js';
import { LESSONS, newestRevisions } from '../reviewed-entries/entry-tables.js';
import { isReviewed } from '../reviewed-entries/reviews.js';
import type { LessonContent } from './lesson.input.js';
import { minutesToRead } from './minutes-to-read.js';
import { LESSON_TOPICS, type LessonTopic } from './topics.js';

/** A lesson for a patient, in one language. */
export interface OwnLesson {
  slug: string;
  topic: LessonTopic;
  title: string;
  body: string;
  minutes: number;
  isReviewed: boolean;
  readAt: Date | null;
}

/** A patient whose lessons are asked for: by account, or by record. */
type Reader = { userId: string } | { patientId: string };

interface Given extends Pick<LessonContent, 'topic' | 'title' | 'body'> {
  slug: string;
  isReviewed: boolean;
  /** Text, as plain statements return times. */
  readAt: string | null;
}

/** Most lessons of a list. */
const MOST = 100;

const accountOf = (reader: Reader) =>
  'userId' in reader
    ? sql`${reader.userId}::uuid`
    : sql`(select user_id from patient where id = ${reader.patientId}::uuid)`;

/**
 * SQL of the plan that decides which lessons an account sees: the live one, else the newest completed one, with the slug of its protocol
 * and its present phase. A programme has no protocol and one phase.
 */
const plan = (account: RawBuilder<unknown>) => sql`select l.slug,
    least((select count(*)::int from gate_passage g where g.plan_id = r.id) + 1,
      coalesce(jsonb_array_length(v.content->'phases'), 1)) as phase
  from recovery_plan r join patient p on p.id = r.patient_id
    left join protocol_version v on v.id = r.protocol_version_id left join protocol l on l.id = v.protocol_id
  where p.user_id = ${account} and p.deleted_at is null and r.status in ('ACTIVE', 'COMPLETED')
  order by (r.status = 'ACTIVE') desc, r.created_at desc, r.id desc limit 1`;

const fromPhase = sql`(r.content->>'fromPhase')::int`;

/**
 * SQL condition on a lesson `r` and the plan `o`: with a plan, the lessons of all protocols and of its own, of the phases that it has reached;
 * without one, those of all protocols.
 */
const isFor = sql`(r.content->'protocols' = '[]' or r.content->'protocols' ? o.slug) is true
  and (o.phase is null or ${fromPhase} <= o.phase)`;

/** SQL order: unread lessons first, the present phase before earlier ones; without a plan those of early phases first. */
const inOrder = sql`(d.read_at is null) desc, case when o.phase is null then -${fromPhase} else ${fromPhase} end desc,
  array_position(${[...LESSON_TOPICS]}::text[], r.content->>'topic'), e.slug`;

async function find(
  em: EntityManager,
  reader: Reader,
  { language, where, most }: { language: MessageLanguage; where: RawBuilder<unknown>; most: number },
): Promise<OwnLesson[]> {
  const account = accountOf(reader);
  const { rows } = await sql<Given>`${named}
    select e.slug, r.content->>'topic' as topic, r.content->'title' as title, r.content->'body' as body,
      ${isReviewed(LESSONS)} as "isReviewed", d.read_at as "readAt"
    from ${newestRevisions(LESSONS)} left join (${plan(account)}) o on true
      left join lesson_reading d on d.lesson_id = e.id and d.account_id = ${account}
    where not e.retired and ${isFor} and ${where}
    order by ${inOrder} limit ${most}`.execute(em.getKysely());
  return rows.map(({ title, body, readAt, ...row }) => {
    const text = textIn(body, language);
    return {
      ...row,
      title: textIn(title, language),
      body: text,
      minutes: minutesToRead(text),
      readAt: readAt === null ? null : new Date(readAt),
    };
  });
}

/** Finds the lessons that a patient sees: unread ones of the present phase first. */
export const findOwnLessons = (em: EntityManager, reader: Reader, language: MessageLanguage): Promise<OwnLesson[]> =>
  find(em, reader, { language, where: sql`true`, most: MOST });

/** Finds a lesson that a patient sees. */
export async function findOwnLesson(
  em: EntityManager,
  reader: Reader,
  { slug, language }: { slug: string; language: MessageLanguage },
): Promise<OwnLesson | undefined> {
  const [lesson] = await find(em, reader, { language, where: sql`e.slug = ${slug}`, most: 1 });
  return lesson;
}

/** Finds the lesson that a day offers: the first one of the patient's list that was not read; null when there is none. */
export async function findOfferedLesson(
  em: EntityManager,
  reader: Reader,
  language: MessageLanguage,
): Promise<OwnLesson | null> {
  const [lesson] = await find(em, reader, { language, where: sql`d.read_at is null`, most: 1 });
  return lesson ?? null;
}

/** Records that an account has read a lesson; resolves to whether it was the first time. */
export async function insertReading(
  tx: EntityManager,
  { lessonId, accountId, at }: { lessonId: string; accountId: string; at: Date },
): Promise<boolean> {
  const { rows } =
    await sql`insert into lesson_reading (account_id, lesson_id, read_at) values (${accountId}, ${lessonId}, ${at})
    on conflict do nothing returning lesson_id`.execute(tx.getKysely());
  return rows.length > 0;
}
