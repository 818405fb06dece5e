import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ProtocolStatus } from '../protocols/protocol-version.entity.js';
import type { QuestionnaireOccasion } from './occasions.js';
import type { QuestionnaireContent } from './questionnaire-content.js';
import type { ScoreDefinition } from './score-definition.js';

/** A version of a questionnaire. */
export interface QuestionnaireRow {
  id: string;
  slug: string;
  number: number;
  status: ProtocolStatus;
  contentHash: string;
  content: QuestionnaireContent;
  scores: ScoreDefinition[];
  occasions: QuestionnaireOccasion[];
  activatedBy: string | null;
  isSample: boolean;
}

/** Largest number of questionnaires, and of versions of one, because the list has no pages. */
export const MOST_QUESTIONNAIRES = 100;
export const MOST_VERSIONS = 50;

const select = sql`select v.id, q.slug, v.number, v.status, v.content_hash as "contentHash", v.content, v.scores, v.occasions,
    (select coalesce((select name from doctor where user_id = u.id order by deleted_at nulls first limit 1), u.full_name)
      from app_user u where u.id = v.activated_by_id) as "activatedBy", v.saved_by_id is null as "isSample"
  from questionnaire q join questionnaire_version v on v.questionnaire_id = q.id`;

/** Finds all versions, by slug, newest first. */
export async function findQuestionnaires(em: EntityManager): Promise<QuestionnaireRow[]> {
  const { rows } = await sql<QuestionnaireRow>`${select} order by q.slug, v.number desc
    limit ${MOST_QUESTIONNAIRES * MOST_VERSIONS}`.execute(em.getKysely());
  return rows;
}

/** Finds a version by id. */
export async function findQuestionnaire(em: EntityManager, id: string): Promise<QuestionnaireRow | undefined> {
  const { rows } = await sql<QuestionnaireRow>`${select} where v.id = ${id}::uuid`.execute(em.getKysely());
  return rows[0];
}

/** Locks a questionnaire by slug, with the id and the number of its versions; undefined if there is none. */
export async function lockQuestionnaire(
  tx: EntityManager,
  slug: string,
): Promise<{ id: string; versions: number } | undefined> {
  const { rows } = await sql<{ id: string; versions: number }>`
    select q.id, (select count(*)::int from questionnaire_version v where v.questionnaire_id = q.id) as versions
    from questionnaire q where q.slug = ${slug} for update`.execute(tx.getKysely());
  return rows[0];
}

/** Inserts a questionnaire with this slug unless there is one. @returns how many there are if it did, else 0 */
export async function insertQuestionnaire(tx: EntityManager, id: string, slug: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    insert into questionnaire (id, slug) values (${id}, ${slug}) on conflict (slug) do nothing
    returning (select count(*)::int from questionnaire) + 1 as total`.execute(tx.getKysely());
  return rows[0]?.total ?? 0;
}

/** Finds the questionnaires with an active version among slugs, in the order of the slugs. */
export async function findActiveIds(tx: EntityManager, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select q.id from questionnaire q where q.slug = any(${[...slugs]}::text[])
      and exists (select from questionnaire_version v where v.questionnaire_id = q.id and v.status = 'APPROVED')
    order by array_position(${[...slugs]}::text[], q.slug)`.execute(tx.getKysely());
  return rows.map(({ id }) => id);
}

/**
 * Makes these the questionnaires of a protocol from a day on: ends the others and adds new ones.
 * @returns whether anything changed
 */
export async function assignQuestionnaires(
  tx: EntityManager,
  { protocolId, ids, day }: { protocolId: string; ids: readonly string[]; day: string },
): Promise<boolean> {
  const wanted = sql`unnest(${[...ids]}::uuid[]) with ordinality as w (id, place)`;
  const { rows } = await sql<{ changed: number }>`
    with ended as (
      update protocol_questionnaire a set until = greatest(a.since, ${day}::date)
      where a.protocol_id = ${protocolId} and a.until is null and a.questionnaire_id <> all(${[...ids]}::uuid[]) returning 1),
    moved as (
      update protocol_questionnaire a set place = w.place from ${wanted}
      where a.protocol_id = ${protocolId} and a.until is null and a.questionnaire_id = w.id and a.place <> w.place returning 1),
    added as (
      insert into protocol_questionnaire (id, protocol_id, questionnaire_id, since, place)
      select gen_random_uuid(), ${protocolId}, w.id, ${day}::date, w.place from ${wanted}
      where not exists (select from protocol_questionnaire a
        where a.protocol_id = ${protocolId} and a.until is null and a.questionnaire_id = w.id) returning 1)
    select ((select count(*) from ended) + (select count(*) from moved) + (select count(*) from added))::int as changed`.execute(
    tx.getKysely(),
  );
  return (rows[0]?.changed ?? 0) > 0;
}
