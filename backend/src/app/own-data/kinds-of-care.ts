import type { ArchiveKind } from './archive-kind.js';

const PLANS = 'join recovery_plan n on n.id =';

/** Sessions and recovery: what took place, what was planned, and what was entered. */
export const KINDS_OF_CARE: readonly ArchiveKind[] = [
  {
    name: 'sessions',
    title: 'TITLE_SESSIONS',
    columns: [
      ['startsAt', 'COLUMN_MOMENT', 'moment', 'a.starts_at'],
      ['minutes', 'COLUMN_MINUTES', 'text', 'a.duration_minutes'],
      ['type', 'COLUMN_KIND', 'word', 'a.session_type'],
      ['status', 'COLUMN_STATUS', 'word', 'a.status'],
      ['physiotherapist', 'COLUMN_PHYSIOTHERAPIST', 'text', 't.name'],
      ['reason', 'COLUMN_REASON', 'text', 'a.missed_reason'],
      ['createdAt', null, 'moment', 'a.created_at'],
      ['canceledAt', null, 'moment', 'a.canceled_at'],
      ['canceledBy', null, 'word', 'a.canceled_by'],
    ],
    source: `appointment a cross join me left join physiotherapist t on t.id = a.physiotherapist_id
      where a.patient_id = any(me.records) and a.deleted_at is null order by a.starts_at, a.id`,
  },
  {
    name: 'waiting-list',
    title: 'TITLE_WAITING',
    columns: [
      ['createdAt', 'COLUMN_MOMENT', 'moment', 'w.created_at'],
      ['type', 'COLUMN_KIND', 'word', 'w.session_type'],
      ['earliest', 'COLUMN_DAY', 'day', 'w.earliest'],
      ['latest', 'COLUMN_UNTIL', 'day', 'w.latest'],
      ['status', 'COLUMN_STATUS', 'word', 'w.status'],
    ],
    source: 'waiting_list_entry w, me where w.patient_id = any(me.records) order by w.created_at, w.id',
  },
  {
    name: 'plans',
    title: 'TITLE_PLANS',
    columns: [
      ['createdAt', 'COLUMN_MOMENT', 'moment', 'n.created_at'],
      ['kind', 'COLUMN_KIND', 'word', 'n.kind'],
      ['protocol', 'COLUMN_NAME', 'text', 'o.name ->> me.language'],
      ['surgeryDate', 'COLUMN_SURGERY', 'day', 'n.surgery_date'],
      ['side', 'COLUMN_SIDE', 'word', 'n.side'],
      ['status', 'COLUMN_STATUS', 'word', 'n.status'],
      ['physiotherapist', 'COLUMN_PHYSIOTHERAPIST', 'text', 't.name'],
      ['doctor', 'COLUMN_DOCTOR', 'text', 'd.name'],
      ['endedAt', 'COLUMN_ENDED', 'moment', 'n.ended_at'],
      ['content', null, 'parts', 'v.content'],
    ],
    source: `recovery_plan n cross join me left join protocol_version v on v.id = n.protocol_version_id
      left join protocol o on o.id = v.protocol_id left join physiotherapist t on t.id = n.physiotherapist_id
      left join doctor d on d.id = n.doctor_id where n.patient_id = any(me.records) order by n.created_at, n.id`,
  },
  {
    name: 'programmes',
    title: 'TITLE_PROGRAMMES',
    columns: [
      ['at', 'COLUMN_MOMENT', 'moment', 'g.at'],
      ['version', 'COLUMN_VERSION', 'text', 'g.number'],
      ['area', 'COLUMN_KIND', 'word', 'g.area'],
      ['side', 'COLUMN_SIDE', 'word', 'g.side'],
      [
        'exercises',
        'COLUMN_EXERCISES',
        'text',
        `(select string_agg(x -> 'name' ->> me.language, ', ') from jsonb_path_query(g.content, '$.phases[*].exercises[*]') x)`,
      ],
      ['reviewOn', 'COLUMN_UNTIL', 'day', 'g.review_on'],
      ['content', null, 'parts', 'g.content'],
    ],
    source: `programme_version g ${PLANS} g.plan_id cross join me where n.patient_id = any(me.records) order by g.at, g.plan_id, g.number`,
  },
  {
    name: 'planned-sessions',
    title: 'TITLE_PLANNED',
    columns: [
      ['at', 'COLUMN_MOMENT', 'moment', 's.at'],
      ['number', 'COLUMN_NUMBER', 'text', 's.number'],
      ['kind', 'COLUMN_KIND', 'word', 's.kind'],
      ['phase', 'COLUMN_PHASE', 'text', 's.phase'],
      ['state', 'COLUMN_STATUS', 'word', 's.state'],
      ['enteredAs', 'COLUMN_BY', 'word', 's.entered_as'],
    ],
    source: `session_event s ${PLANS} s.plan_id cross join me where n.patient_id = any(me.records) order by s.id`,
  },
  {
    name: 'phases',
    title: 'TITLE_PHASES',
    columns: [
      ['at', 'COLUMN_MOMENT', 'moment', 'p.confirmed_at'],
      ['fromPhase', 'COLUMN_PHASE', 'text', 'p.from_phase'],
      ['toPhase', 'COLUMN_NEXT', 'text', 'p.to_phase'],
      ['physiotherapist', 'COLUMN_PHYSIOTHERAPIST', 'text', 't.name'],
    ],
    source: `gate_passage p ${PLANS} p.plan_id cross join me left join physiotherapist t on t.id = p.physiotherapist_id
      where n.patient_id = any(me.records) order by p.confirmed_at, p.id`,
  },
  {
    name: 'phase-reports',
    title: 'TITLE_PHASE_REPORTS',
    columns: [
      ['createdAt', 'COLUMN_MOMENT', 'moment', 'r.created_at'],
      ['phase', 'COLUMN_PHASE', 'text', 'r.from_phase'],
      ['content', null, 'parts', 'r.content'],
    ],
    source: `phase_report r ${PLANS} r.plan_id cross join me where n.patient_id = any(me.records) order by r.created_at, r.id`,
  },
  {
    name: 'entries',
    title: 'TITLE_ENTRIES',
    columns: [
      ['at', 'COLUMN_MOMENT', 'moment', 'e.at'],
      ['kind', 'COLUMN_KIND', 'word', 'e.kind'],
      ['enteredAs', 'COLUMN_BY', 'word', 'e.entered_as'],
      ['body', 'COLUMN_TEXT', 'parts', 'e.body'],
    ],
    source: `entry e ${PLANS} e.plan_id cross join me where n.patient_id = any(me.records) order by e.at, e.id`,
  },
  {
    name: 'measurements',
    title: 'TITLE_MEASUREMENTS',
    columns: [
      ['takenAt', 'COLUMN_MOMENT', 'moment', 'm.taken_at'],
      ['measure', 'COLUMN_KIND', 'word', 'm.measure'],
      ['side', 'COLUMN_SIDE', 'word', 'm.side'],
      ['mode', null, 'word', 'm.mode'],
      ['value', 'COLUMN_VALUE', 'text', 'm.value'],
      ['method', 'COLUMN_METHOD', 'word', 'm.method'],
      ['enteredAs', 'COLUMN_BY', 'word', 'm.entered_as'],
      ['takenBackReason', null, 'text', 'x.reason'],
    ],
    source: `measurement m cross join me left join measurement_retraction x on x.measurement_id = m.id
      where m.patient_id = any(me.records) order by m.taken_at, m.id`,
  },
  {
    name: 'questionnaires',
    title: 'TITLE_QUESTIONNAIRES',
    columns: [
      ['answeredAt', 'COLUMN_MOMENT', 'moment', 'q.answered_at'],
      ['questionnaire', 'COLUMN_NAME', 'text', 'k.slug'],
      ['occasion', null, 'word', 'q.occasion'],
      [
        'scores',
        'COLUMN_VALUE',
        'text',
        `(select string_agg((z.name ->> me.language) || ' ' || z.value, ', ' order by z.key) from questionnaire_score z where z.response_id = q.id)`,
      ],
      ['answers', 'COLUMN_ANSWERS', 'parts', 'q.answers'],
      ['takenBackAt', null, 'moment', 'q.retracted_at'],
    ],
    source: `questionnaire_response q join questionnaire k on k.id = q.questionnaire_id ${PLANS} q.plan_id cross join me
      where n.patient_id = any(me.records) order by q.answered_at, q.id`,
  },
  {
    name: 'danger-signs',
    title: 'TITLE_SIGNS',
    columns: [
      ['createdAt', 'COLUMN_MOMENT', 'moment', 'd.created_at'],
      ['severity', 'COLUMN_KIND', 'word', 'd.severity'],
      ['signs', 'COLUMN_TEXT', 'text', `array_to_string(d.signs, ', ')`],
      ['status', 'COLUMN_STATUS', 'word', 'd.status'],
      ['advice', 'COLUMN_ADVICE', 'word', 'd.advice'],
      ['resolvedAt', 'COLUMN_ENDED', 'moment', 'd.resolved_at'],
    ],
    source: `care_task d ${PLANS} d.plan_id cross join me where n.patient_id = any(me.records) order by d.created_at, d.id`,
  },
  {
    name: 'lessons',
    title: 'TITLE_LESSONS',
    columns: [
      ['readAt', 'COLUMN_MOMENT', 'moment', 'l.read_at'],
      [
        'lesson',
        'COLUMN_NAME',
        'text',
        `(select v.content -> 'title' ->> me.language from lesson b join lesson_revision v on v.lesson_id = b.id and v.revision = b.revision
          where b.id = l.lesson_id)`,
      ],
    ],
    source: 'lesson_reading l, me where l.account_id = me.account order by l.read_at',
  },
];
