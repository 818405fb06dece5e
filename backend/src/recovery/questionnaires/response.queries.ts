import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { InBoth } from '../protocols/protocol-content.js';
import type { QuestionnaireOccasion } from './occasions.js';
import type { NewResponse } from './validate-response.js';

/** A response with the entry that it belongs to. */
export interface StoredResponse {
  entryId: string;
  at: Date;
  response: NewResponse;
  /** Whether the same batch takes it back. */
  isRetracted: boolean;
}

/** Stores responses with their scores. @returns their ids, in order */
export async function storeResponses(
  tx: EntityManager,
  responses: readonly StoredResponse[],
  { planId, now }: { planId: string; now: Date },
): Promise<string[]> {
  const rows = responses.map(({ entryId, at, response, isRetracted }) => ({
    id: uuidv7(),
    entry_id: entryId,
    questionnaire_id: response.questionnaireId,
    version_id: response.versionId,
    occasion: response.occasion,
    answers: response.answers,
    answered_at: at.toISOString(),
    retracted_at: isRetracted ? now.toISOString() : null,
  }));
  const scores = responses.flatMap(({ response }, at) =>
    response.scores.map(({ key, name, value, higherIsBetter, importantDifference }) => ({
      response_id: rows[at]?.id,
      key,
      name,
      value,
      higher_is_better: higherIsBetter,
      important_difference: importantDifference,
    })),
  );
  const db = tx.getKysely();
  await sql`
    insert into questionnaire_response (id, entry_id, plan_id, questionnaire_id, version_id, occasion, answers, answered_at, recorded_at,
      retracted_at)
    select id, entry_id, ${planId}, questionnaire_id, version_id, occasion, answers, answered_at, ${now}, retracted_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, entry_id uuid, questionnaire_id uuid, version_id uuid,
      occasion text, answers jsonb, answered_at timestamptz, retracted_at timestamptz)`.execute(db);
  if (scores.length > 0)
    await sql`
      insert into questionnaire_score (response_id, key, name, value, higher_is_better, important_difference)
      select response_id, key, name, value, higher_is_better, important_difference
      from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as r (response_id uuid, key text, name jsonb, value numeric,
        higher_is_better boolean, important_difference numeric)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Retracts the responses of an account's entries. */
export async function retractResponses(
  tx: EntityManager,
  { accountId, clientIds, now }: { accountId: string; clientIds: readonly string[]; now: Date },
): Promise<void> {
  await sql`update questionnaire_response s set retracted_at = ${now} from entry e
    where e.id = s.entry_id and e.account_id = ${accountId} and e.client_id = any(${[...clientIds]}::uuid[])
      and s.retracted_at is null`.execute(tx.getKysely());
}

/** A value of a score; times are text, as plain statements return them. */
export interface ScoreRow {
  responseId: string;
  slug: string;
  key: string;
  name: InBoth;
  occasion: QuestionnaireOccasion;
  value: number;
  higherIsBetter: boolean;
  importantDifference: number | null;
  answeredAt: string;
}

/** Finds the scores of a plan that count, oldest first. */
export async function findScores(em: EntityManager, planId: string): Promise<ScoreRow[]> {
  const { rows } = await sql<ScoreRow>`
    select s.id as "responseId", q.slug, c.key, c.name, s.occasion, c.value::float8 as value, c.higher_is_better as "higherIsBetter",
      c.important_difference::float8 as "importantDifference", s.answered_at as "answeredAt"
    from questionnaire_response s join questionnaire q on q.id = s.questionnaire_id join questionnaire_score c on c.response_id = s.id
    where s.plan_id = ${planId} and s.retracted_at is null
    order by s.answered_at, s.recorded_at, q.slug, c.key`.execute(em.getKysely());
  return rows;
}
