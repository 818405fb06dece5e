import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Answer } from './enabled.js';
import type { Assignment, PlanDays, QuestionnaireOccasion } from './occasions.js';
import type { QuestionnaireContent, Translation } from './questionnaire-content.js';
import type { ScoreDefinition } from './score-definition.js';

/** A version that was activated; times are text, as plain statements return them. */
export interface AskedVersion {
  id: string;
  number: number;
  content: QuestionnaireContent;
  scores: ScoreDefinition[];
  occasions: QuestionnaireOccasion[];
  /** Null while it is active. */
  retiredAt: string | null;
}

/** Answers of an occasion that count. */
export interface GivenAnswers {
  occasion: QuestionnaireOccasion;
  answers: Answer[];
}

/** A questionnaire that the protocol of a plan asks, or asked. */
export interface AskedQuestionnaire {
  id: string;
  slug: string;
  assignments: Assignment[];
  /** Activated versions. */
  versions: AskedVersion[];
  given: GivenAnswers[];
}

/** Finds the questionnaires that the protocol of a plan asks or asked, by slug, with all they say; with slugs, these alone. A programme has none. */
export async function findAsked(
  em: EntityManager,
  planId: string,
  slugs: readonly string[] | null = null,
): Promise<AskedQuestionnaire[]> {
  const { rows } = await sql<AskedQuestionnaire>`
    select q.id, q.slug,
      json_agg(json_build_object('since', a.since, 'until', a.until) order by a.since) as assignments,
      (select coalesce(json_agg(json_build_object('id', n.id, 'number', n.number, 'content', n.content, 'scores', n.scores,
          'occasions', n.occasions, 'retiredAt', n.retired_at) order by n.number desc), '[]')
        from questionnaire_version n where n.questionnaire_id = q.id and n.status <> 'DRAFT') as versions,
      (select coalesce(json_agg(json_build_object('occasion', s.occasion, 'answers', s.answers)), '[]')
        from questionnaire_response s where s.plan_id = r.id and s.questionnaire_id = q.id and s.retracted_at is null) as given
    from recovery_plan r join protocol_version v on v.id = r.protocol_version_id
      join protocol_questionnaire a on a.protocol_id = v.protocol_id join questionnaire q on q.id = a.questionnaire_id
    where r.id = ${planId} and (${slugs === null} or q.slug = any(${[...(slugs ?? [])]}::text[]))
    group by r.id, q.id, q.slug order by q.slug`.execute(em.getKysely());
  return rows;
}

/** The active version of a questionnaire, without what it asks. */
export interface TitledVersion {
  number: number;
  title: string;
  _title: Translation;
  /** Number of questions. */
  questions: number;
  occasions: QuestionnaireOccasion[];
  retiredAt: null;
}

/** A questionnaire that the protocol of a plan asks, or asked, by its title. */
export interface TitledQuestionnaire extends PlanDays {
  planId: string;
  slug: string;
  assignments: Assignment[];
  /** The active version; none while the questionnaire is retired. */
  versions: TitledVersion[];
  given: Pick<GivenAnswers, 'occasion'>[];
}

/** SQL number of the questions on both levels of a version `n`. */
const questionCount = sql`(select count(*)::int from jsonb_path_query(n.content, '$.item[*]') as top(item)
  cross join lateral (select top.item union all select jsonb_path_query(top.item, '$.item[*]')) as asked(item)
  where asked.item->>'type' not in ('group', 'display'))`;

/** Finds the titles of the questionnaires that the protocols of plans ask or asked, by slug: a day says no more of them. */
export async function findAskedTitles(em: EntityManager, planIds: readonly string[]): Promise<TitledQuestionnaire[]> {
  const { rows } = await sql<TitledQuestionnaire>`
    select r.id as "planId", r.surgery_date::text as "surgeryDate", r.created_at as "createdAt", q.slug,
      json_agg(json_build_object('since', a.since, 'until', a.until) order by a.since) as assignments,
      (select coalesce(json_agg(json_build_object('number', n.number, 'title', n.content->'title', '_title', n.content->'_title',
          'questions', ${questionCount},
          'occasions', n.occasions, 'retiredAt', n.retired_at)), '[]')
        from questionnaire_version n where n.questionnaire_id = q.id and n.status = 'APPROVED') as versions,
      (select coalesce(json_agg(json_build_object('occasion', s.occasion)), '[]')
        from questionnaire_response s where s.plan_id = r.id and s.questionnaire_id = q.id and s.retracted_at is null) as given
    from recovery_plan r join protocol_version v on v.id = r.protocol_version_id
      join protocol_questionnaire a on a.protocol_id = v.protocol_id join questionnaire q on q.id = a.questionnaire_id
    where r.id = any(${[...planIds]}::uuid[])
    group by r.id, q.id, q.slug order by q.slug`.execute(em.getKysely());
  return rows;
}

/** Returns the answers of the baseline; null without. */
export const baselineOf = ({ given }: Pick<AskedQuestionnaire, 'given'>): Answer[] | null =>
  given.find(({ occasion }) => occasion === 'BASELINE')?.answers ?? null;
