import { admins, careTeam, staff, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { insertCover, insertPatient, insertPhysiotherapist, insertReport } from './builders.js';
import type { TestApp } from './test-app.js';
import { insertWaiting } from './waiting-calls.js';
import { insertPlan } from './recovery-builders.js';

/** Physiotherapists alone. */
const physiotherapists: Outcomes = {
  ...admins,
  physiotherapist: 'done',
  'another physiotherapist': 'done',
  admin: 'FORBIDDEN',
};
/** The physiotherapist within whose reach the patient is; the record is not there for the other one. */
const withinReach: Outcomes = { ...physiotherapists, 'another physiotherapist': 'NOT_FOUND' };

/** A plan of the record, so that it is within reach of the physiotherapist and the doctor of the matrix. */
export async function inCare({ app, record, physiotherapistId, doctorId }: World): Promise<string> {
  await insertPlan(app, record.id, { physiotherapist_id: physiotherapistId, doctor_id: doctorId });
  return record.id;
}

const waiting = async ({ sql }: TestApp) => (await insertWaiting(sql, (await insertPatient(sql)).id)).id;

/** Rows of the access matrix for reach and covers (bench §2). */
export const benchTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.benchDay': [physiotherapists, async () => ['{ benchDay { day } }']],
  'Query.benchPatients': [
    { ...admins, ...staff('done'), admin: 'FORBIDDEN' },
    async () => ['{ benchPatients(first: 5) { totalCount } }'],
  ],
  'Query.benchPatient': [careTeam, async (world) => [`{ benchPatient(id: "${await inCare(world)}") { reach } }`]],
  'Query.findPatients': [physiotherapists, async () => ['{ findPatients(text: "Kavya") { id } }']],
  'Mutation.openRecord': [
    physiotherapists,
    async ({ app }) => {
      const { id } = await insertPatient(app.sql);
      return [`mutation { openRecord(patientId: "${id}", reason: "She fell in the waiting room") { reach } }`];
    },
  ],
  'Mutation.addHistoryEntry': [
    withinReach,
    async (world) => [
      `mutation { addHistoryEntry(patientId: "${await inCare(world)}", input: { diagnosis: "Gonarthrosis" }) { id } }`,
    ],
  ],
  'Mutation.amendProgressReport': [
    admins,
    async ({ app, record }) => [
      `mutation { amendProgressReport(id: "${(await insertReport(app.sql, record.id)).id}", content: "X", reason: "Wrong side") { id } }`,
    ],
  ],
  'Mutation.writeProgressReport': [
    withinReach,
    async (world) => [
      `mutation { writeProgressReport(patientId: "${await inCare(world)}", content: "Walks without a stick") { id } }`,
    ],
  ],
  'Query.covers': [
    { ...admins, physiotherapist: 'done', 'another physiotherapist': 'done' },
    async () => ['{ covers { id } }'],
  ],
  'Mutation.addCover': [
    admins,
    async ({ app, physiotherapistId }) => {
      const { id } = await insertPhysiotherapist(app.sql);
      const days = 'from: "2026-03-10", until: "2026-03-12"';
      return [`mutation { addCover(input: { absentId: "${id}", byId: "${physiotherapistId}", ${days} }) { id } }`];
    },
  ],
  'Query.proposeAbsence': [
    admins,
    async ({ app }) => {
      const { id } = await insertPhysiotherapist(app.sql);
      return [
        `{ proposeAbsence(physiotherapistId: "${id}", from: "2026-03-12T00:00", until: "2026-03-13T00:00") { appointment { id } } }`,
      ];
    },
  ],
  'Mutation.arrangeAbsence': [
    admins,
    async ({ app }) => {
      const { id } = await insertPhysiotherapist(app.sql);
      const days = 'from: "2026-03-12T00:00", until: "2026-03-13T00:00"';
      return [
        `mutation { arrangeAbsence(input: { physiotherapistId: "${id}", ${days} }, idempotencyKey: "key-of-cell") { leave { id } } }`,
      ];
    },
  ],
  'Query.teamNotices': [
    { ...admins, ...staff('done') },
    async () => ['{ teamNotices(first: 5) { unseen edges { node { id } } } }'],
  ],
  'Mutation.seeTeamNotices': [
    { ...admins, ...staff('done') },
    async () => ['mutation { seeTeamNotices(upTo: "0190a0a0-0000-7000-8000-000000000000") }'],
  ],
  'Query.waitingList': [admins, async () => ['{ waitingList(first: 5) { totalCount } }']],
  'Query.waitingListFor': [
    admins,
    async () => ['{ waitingListFor(from: "2026-03-12T04:30:00Z", until: "2026-03-12T06:30:00Z") { id } }'],
  ],
  'Mutation.addToWaitingList': [
    admins,
    async ({ app }) => {
      const { id } = await insertPatient(app.sql);
      return [
        `mutation { addToWaitingList(input: { patientId: "${id}", sessionType: CLINIC }, idempotencyKey: "key-of-cell") { id } }`,
      ];
    },
  ],
  'Mutation.withdrawFromWaitingList': [
    admins,
    async ({ app }) => [`mutation { withdrawFromWaitingList(id: "${await waiting(app)}") { id } }`],
  ],
  'Mutation.bookFromWaitingList': [
    admins,
    async ({ app }) => {
      const { id } = await insertPhysiotherapist(app.sql);
      const time = `startsAt: "2026-03-12T10:00", physiotherapistId: "${id}"`;
      return [`mutation { bookFromWaitingList(id: "${await waiting(app)}", ${time}) { id } }`];
    },
  ],
  'Mutation.endCover': [
    admins,
    async ({ app, physiotherapistId }) => {
      const { id } = await insertPhysiotherapist(app.sql);
      const cover = await insertCover(app.sql, id, physiotherapistId);
      return [`mutation { endCover(id: "${cover.id}") }`];
    },
  ],
};
