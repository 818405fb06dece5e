import { admins, careTeam, staff, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { appointment } from './appointment-access.js';
import {
  insertConsent,
  insertConsentForm,
  insertNote,
  insertOutcome,
  insertPrecaution,
  SIGNED,
} from './clinical-rows.js';
import { insertPlan } from './recovery-builders.js';
import type { RestCall } from './rest-call.js';
import { NOON } from './test-app.js';

/** Physiotherapists alone, within reach. */
const physiotherapist: Outcomes = {
  ...admins,
  physiotherapist: 'done',
  'another physiotherapist': 'NOT_FOUND',
  admin: 'FORBIDDEN',
};
/** Clinicians within reach, and no admin. */
const clinicians: Outcomes = { ...careTeam, admin: 'FORBIDDEN' };

/** Physiotherapists and admins. */
const templates: Outcomes = {
  ...admins,
  ...staff('FORBIDDEN'),
  physiotherapist: 'done',
  'another physiotherapist': 'done',
};

/** A plan of the record, so that it is within reach of the physiotherapist and the doctor of the matrix. */
export async function inCare({ app, record, physiotherapistId, doctorId }: World): Promise<string> {
  await insertPlan(app, record.id, { physiotherapist_id: physiotherapistId, doctor_id: doctorId });
  return record.id;
}

/** A session that has begun. */
const session = (world: World) => appointment(world, 'scheduled', { starts_at: NOON });

/** A note of a call, by the physiotherapist of the matrix. */
async function note(world: World, columns: object = {}): Promise<string> {
  const rows = await world.app.sql<{ user_id: string | null }>('select user_id from physiotherapist where id = $1', [
    world.physiotherapistId,
  ]);
  const author = rows[0]?.user_id;
  return (await insertNote(world.app.sql, await inCare(world), { ...(author && { author_id: author }), ...columns }))
    .id;
}

const FALLS = 'input: { kind: FALLS, text: "Falls at night" }, idempotencyKey: "key-of-cell"';

/** A precaution of the record. */
const precaution = async (world: World) => (await insertPrecaution(world.app.sql, await inCare(world))).id;

/** The rows of treatment notes, values and precautions in the access matrix (bench §3, §4). */
export const chartingTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.treatmentNotes': [
    careTeam,
    async (world) => [`{ treatmentNotes(patientId: "${await inCare(world)}", first: 1) { edges { cursor } } }`],
  ],
  'Query.treatmentNote': [careTeam, async (world) => [`{ treatmentNote(id: "${await note(world)}") { id } }`]],
  'Query.noteStart': [
    physiotherapist,
    async (world) => [`{ noteStart(appointmentId: "${await session(world)}") { kind } }`],
  ],
  'Query.notesToSign': [
    {
      ...admins,
      ...staff('FORBIDDEN'),
      physiotherapist: 'done',
      'another physiotherapist': 'done',
      admin: 'FORBIDDEN',
    },
    async () => ['{ notesToSign { id } }'],
  ],
  'Mutation.writeNote': [
    physiotherapist,
    async (world) => [
      `mutation { writeNote(input: { patientId: "${world.record.id}", appointmentId: "${await session(world)}", kind: SESSION },
        idempotencyKey: "key-of-cell") { note { id } } }`,
    ],
  ],
  'Mutation.signNote': [physiotherapist, async (world) => [`mutation { signNote(id: "${await note(world)}") { id } }`]],
  'Mutation.discardNote': [physiotherapist, async (world) => [`mutation { discardNote(id: "${await note(world)}") }`]],
  'Mutation.markNoteInError': [
    physiotherapist,
    async (world) => [
      `mutation { markNoteInError(id: "${await note(world, SIGNED)}", reason: "Of another patient") { id } }`,
    ],
  ],
  'Mutation.addNoteAddendum': [
    clinicians,
    async (world) => [
      `mutation { addNoteAddendum(noteId: "${await note(world, SIGNED)}", text: "Climbs stairs", idempotencyKey: "key-of-cell") { id } }`,
    ],
  ],
  'Query.noteTemplates': [templates, async () => ['{ noteTemplates { id } }']],
  // A physiotherapist shares none: an admin does.
  'Mutation.saveNoteTemplate': [
    { ...templates, physiotherapist: 'FORBIDDEN', 'another physiotherapist': 'FORBIDDEN' },
    async () => ['mutation { saveNoteTemplate(input: { name: "Neck", kind: REVIEW, isShared: true }) { id } }'],
  ],
  // The sample is everybody's, and an admin's to change.
  'Mutation.deleteNoteTemplate': [
    { ...templates, physiotherapist: 'NOT_FOUND', 'another physiotherapist': 'NOT_FOUND' },
    async ({ app }) => {
      const [shared] = await app.sql<{ id: string }>('select id from note_template where owner_id is null limit 1');
      return [`mutation { deleteNoteTemplate(id: "${shared?.id}") }`];
    },
  ],
  'Query.consentForms': [templates, async () => ['{ consentForms { id } }']],
  'Query.treatmentConsents': [
    careTeam,
    async (world) => [`{ treatmentConsents(patientId: "${await inCare(world)}") { id } }`],
  ],
  'Mutation.saveConsentForm': [
    admins,
    async () => [
      'mutation { saveConsentForm(input: { name: "Treatment", textEn: "I agree.", textHi: "सहमत" }) { id } }',
    ],
  ],
  'Mutation.retireConsentForm': [
    admins,
    async ({ app }) => [`mutation { retireConsentForm(formId: "${(await insertConsentForm(app.sql)).formId}") }`],
  ],
  'Mutation.signTreatmentConsent': [
    { ...physiotherapist, admin: 'done' },
    async (world) => {
      const { id: formId } = await insertConsentForm(world.app.sql);
      const strokes = '[{ points: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }]';
      return [
        `mutation { signTreatmentConsent(input: { patientId: "${await inCare(world)}", formId: "${formId}", language: EN, signedBy: GUARDIAN,
          signerName: "Asha", strokes: ${strokes} }, idempotencyKey: "key-of-cell") { id } }`,
      ];
    },
  ],
  'Mutation.withdrawTreatmentConsent': [
    { ...physiotherapist, admin: 'done' },
    async (world) => [
      `mutation { withdrawTreatmentConsent(id: "${(await insertConsent(world.app.sql, await inCare(world))).id}", reason: "Asked for") { id } }`,
    ],
  ],
  'Query.outcomeInstruments': [
    { ...careTeam, 'another physiotherapist': 'done', 'another doctor': 'done' },
    async () => ['{ outcomeInstruments { key } }'],
  ],
  'Query.outcomeScores': [careTeam, async (world) => [`{ outcomeScores(patientId: "${await inCare(world)}") { id } }`]],
  'Mutation.recordOutcome': [
    physiotherapist,
    async (world) => [
      `mutation { recordOutcome(patientId: "${await inCare(world)}", input: { instrument: "LEFS", total: 40 }, idempotencyKey: "key-of-cell") { id } }`,
    ],
  ],
  'Mutation.retractOutcome': [
    physiotherapist,
    async (world) => [
      `mutation { retractOutcome(id: "${(await insertOutcome(world.app.sql, await inCare(world))).id}", reason: "Of another patient") { id } }`,
    ],
  ],
  'Query.patientValues': [
    careTeam,
    async (world) => [`{ patientValues(patientId: "${await inCare(world)}", first: 1) { id } }`],
  ],
  'Mutation.recordValues': [
    clinicians,
    async (world) => [
      `mutation { recordValues(patientId: "${await inCare(world)}", values: [{ measure: PAIN, value: 3, method: TYPED }],
        idempotencyKey: "key-of-cell") { id } }`,
    ],
  ],
  'Query.precautions': [careTeam, async (world) => [`{ precautions(patientId: "${await inCare(world)}") { id } }`]],
  'Mutation.addPrecaution': [
    clinicians,
    async (world) => [`mutation { addPrecaution(patientId: "${await inCare(world)}", ${FALLS}) { id } }`],
  ],
  'Mutation.endPrecaution': [
    clinicians,
    async (world) => [`mutation { endPrecaution(id: "${await precaution(world)}", reason: "Healed") { id } }`],
  ],
};

/** The rows of consents in the access matrix of REST. */
export const chartingRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'get /treatment-consents/:id/pdf': [
    careTeam,
    200,
    async (world) => {
      const { id } = await insertConsent(world.app.sql, await inCare(world));
      return { path: `/treatment-consents/${id}/pdf` };
    },
  ],
};
