import { Migration } from '@mikro-orm/migrations';

/** Templates of treatment notes, with six shared samples (bench §3, §9). */
export class NoteTemplates extends Migration {
  override up(): void {
    this.addSql(table);
    for (const { id, name, kind, measures, ...texts } of SAMPLES)
      this
        .addSql(`insert into note_template (id, name, kind, subjective, objective, assessment, plan, measures, is_sample, created_at)
        values ('${id}', '${name}', '${kind}', '${texts.subjective}', '${texts.objective}', '${texts.assessment}', '${texts.plan}',
          '{${measures.join(',')}}', true, now())`);
  }
}

const text = (column: string) => `${column} text not null check (char_length(${column}) <= 4000)`;

const table = `create table note_template (
  id uuid primary key,
  owner_id uuid references app_user (id),
  name text not null check (char_length(name) between 1 and 60),
  kind text not null check (kind in ('INITIAL', 'SESSION', 'REVIEW', 'DISCHARGE', 'CONTACT')),
  ${['subjective', 'objective', 'assessment', 'plan'].map(text).join(',\n  ')},
  measures text[] not null check (cardinality(measures) <= 12),
  is_sample boolean not null default false check (not is_sample or owner_id is null),
  created_at timestamptz not null,
  version integer not null default 1,
  constraint note_template_name unique nulls not distinct (owner_id, name)
)`;

const SAMPLES = [
  {
    id: '00000000-0000-7000-8000-000000008501',
    name: 'Knee replacement: session',
    kind: 'SESSION',
    subjective: 'Pain at rest and on walking; what the knee kept the patient from doing since the last session.',
    objective: 'Wound and swelling. Range of motion. Gait with which aid, stairs.',
    assessment: '',
    plan: 'Exercises at home, ice and elevation after walking. Next goal for bending and straightening.',
    measures: ['KNEE_FLEXION', 'KNEE_EXTENSION_DEFICIT', 'PAIN'],
  },
  {
    id: '00000000-0000-7000-8000-000000008502',
    name: 'Hip replacement: session',
    kind: 'SESSION',
    subjective: 'Pain; sitting, shoes and socks, sleep. Are the precautions kept?',
    objective: 'Wound. Range of motion within the precautions. Gait with which aid, limp.',
    assessment: '',
    plan: 'Exercises at home. Precautions repeated. Next goal for walking.',
    measures: ['HIP_FLEXION', 'HIP_ABDUCTION', 'PAIN'],
  },
  {
    id: '00000000-0000-7000-8000-000000008503',
    name: 'Shoulder: session',
    kind: 'SESSION',
    subjective: 'Pain at rest, at night and on reaching. What the arm cannot do yet.',
    objective: 'Range of motion, passive and active. Scapular control. Sling?',
    assessment: '',
    plan: 'Exercises at home within the allowed range. Next goal for reaching.',
    measures: ['SHOULDER_FLEXION', 'SHOULDER_ABDUCTION', 'SHOULDER_EXTERNAL_ROTATION', 'PAIN'],
  },
  {
    id: '00000000-0000-7000-8000-000000008504',
    name: 'Low back: first examination',
    kind: 'INITIAL',
    subjective:
      'Since when and how it began. What makes it worse and better. Legs: pain, numbness, weakness. Bladder, bowel, saddle: asked. Fever, loss of weight, pain that never lets go: asked.',
    objective:
      'Posture, movement, repeated movements. Strength, sensation and reflexes of the legs. Straight leg raise on both sides.',
    assessment: '',
    plan: 'What was explained. First exercises. When to come at once: numb saddle, bladder or bowel, new weakness.',
    measures: ['PAIN'],
  },
  {
    id: '00000000-0000-7000-8000-000000008505',
    name: 'Stroke: session',
    kind: 'SESSION',
    subjective: 'What went better or worse since the last session. Falls? Sleep, mood, what the family reports.',
    objective: 'Transfers, sitting and standing balance, gait with which aid. Tone, shoulder of the affected side.',
    assessment: '',
    plan: 'Practice at home with whom. Next goal of daily life.',
    measures: ['TIMED_UP_AND_GO', 'CHAIR_STANDS'],
  },
  {
    id: '00000000-0000-7000-8000-000000008506',
    name: 'Discharge',
    kind: 'DISCHARGE',
    subjective: 'What the patient can do again, and what not yet.',
    objective: 'Values at the end beside those of the first examination.',
    assessment: 'Goals reached, goals open.',
    plan: 'Exercises to go on with. Whom to call when it gets worse.',
    measures: ['PAIN'],
  },
];
