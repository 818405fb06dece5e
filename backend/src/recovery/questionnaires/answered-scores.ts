import { sql, type RawBuilder } from 'kysely';

/** Largest number of activities that are shown with a score, as of one that a physiotherapist enters (charting/outcomes). */
const MOST_ACTIVITIES = 5;

/** SQL rows of the answers of a response `s`. */
const answers = sql`(select coalesce((one->>'repeat')::int, 0) as repeat, one->>'linkId' as link, one->>'value' as value
  from jsonb_array_elements(s.answers) one)`;

/** SQL: names and figures of the activities that a score `d` rates: the texts beside its figures in a group that repeats. */
const activities = sql`(select coalesce(jsonb_agg(jsonb_build_object('name', rated.name, 'score', rated.score) order by rated.repeat), '[]')
  from (select n.repeat, t.value as name, case when n.value ~ '^-?[0-9]+([.][0-9]+)?$' then round(n.value::numeric)::int end as score
    from ${answers} n join ${answers} t on t.repeat = n.repeat
    where d.items ? n.link and t.link in (
      select jsonb_path_query(v.content, '$.item[*] ? (@.repeats == true).item[*] ? (@.type == "text").linkId') #>> '{}')
    order by n.repeat limit ${MOST_ACTIVITIES}) rated
  where rated.score is not null)`;

/**
 * SQL rows of the scores of a patient's own answers: `id`, `patient_id`, `slug` of the questionnaire, `key` of the score, `is_only` whether
 * the questionnaire has no other score, `low`, `high`, `higher_is_better`, `value`, `activities`, `answered_at`, `patient_name`, and
 * `retracted_at` when the patient took them back. Callers check access.
 */
export const answeredScores = (patientId: RawBuilder<unknown>) => sql`(
  select md5(c.response_id::text || c.key)::uuid as id, p.id as patient_id, q.slug, c.key, jsonb_array_length(v.scores) = 1 as is_only,
    d.low, d.high, d."higherIsBetter" as higher_is_better, c.value, ${activities} as activities, s.answered_at, p.name as patient_name,
    s.retracted_at
  from patient p join recovery_plan r on r.patient_id = p.id join questionnaire_response s on s.plan_id = r.id
    join questionnaire q on q.id = s.questionnaire_id join questionnaire_version v on v.id = s.version_id
    join questionnaire_score c on c.response_id = s.id
    join lateral jsonb_to_recordset(v.scores) as d (key text, low numeric, high numeric, "higherIsBetter" boolean, items jsonb) on d.key = c.key
  where p.id = ${patientId})`;
