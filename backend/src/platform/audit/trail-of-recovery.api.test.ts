import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmGate, openCourse, readGate, recordValue, type Course } from '../../../test/course.js';
import { answersOf, approvedVersion } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let course: Course;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  course = await openCourse(app);
});

interface Line {
  verb: string;
  subjectType: string;
  actorRole: string;
}
/** The lines of the record, without those of its account, oldest first. */
async function trail(recordId = course.recordId): Promise<Line[]> {
  const { body } = await course.admin.graphql<{ auditEvents: { edges: { node: Line }[] } }>(
    `{ auditEvents(first: 50, filter: { patientId: "${recordId}" }) { edges { node { verb subjectType actorRole } } } }`,
  );
  const lines = body.data?.auditEvents.edges.map(({ node }) => node) ?? [];
  return lines.filter(({ subjectType }) => subjectType !== 'user').toReversed();
}
const readValues = (browser = course.physio) => browser.graphql(`{ measurements(planId: "${course.planId}") { id } }`);

describe('who asks who read or changed a record (clinic §9)', () => {
  it('sees that its gate was read, but for what the patient reads of herself', async () => {
    await readGate(course.patient, course.planId);
    expect(await trail()).toEqual([]);
    await readGate(course.physio, course.planId);
    expect((await trail())[1]).toEqual({
      verb: 'gate.read',
      subjectType: 'patient',
      actorRole: 'physiotherapist',
    });
  });

  it('sees that its measurements were read, but for what the patient reads of herself', async () => {
    await readValues(course.patient);
    expect(await trail()).toEqual([]);
    await readValues(course.doctor);
    expect((await trail())[1]).toEqual({ verb: 'measurement.list', subjectType: 'patient', actorRole: 'doctor' });
  });

  it('sees what was changed of its plan, and nothing of another', async () => {
    const { row } = await recordValue(course.physio, course.planId, { measure: 'PAIN', value: 3 });
    const reason = 'Measured on the other knee';
    await course.physio.graphql(`mutation { retractMeasurement(id: "${row?.id}", reason: "${reason}") { id } }`);
    const open = ['flexion', 'extension', 'slr', 'pain', 'sessions'].map((criterion) => ({ criterion, reason }));
    await confirmGate(course.physio, course.planId, 1, open);
    await course.doctor.graphql(
      `mutation { stopPlan(planId: "${course.planId}", reason: "Operated on again") { id } }`,
    );
    const verbs = (await trail()).map(({ verb }) => verb);
    expect(verbs).toEqual(['measurement.record', 'measurement.retract', 'gate.confirm', 'recovery.stopPlan']);
    const other = await openCourse(app);
    expect(await trail(other.recordId)).toEqual([]);
  });

  it('sees what was entered at home, and what a doctor did about a danger sign', async () => {
    const { content } = await approvedVersion(app);
    const [sign] = content.dangerSigns;
    const check = { clientId: randomUUID(), at: NOON.toISOString(), dangerCheck: answersOf(content, sign?.key ?? '') };
    await course.patient.graphql(
      'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome } }',
      { entries: [check] },
    );
    const [task] = await app.sql<{ id: string }>('select id from care_task where plan_id = $1', [course.planId]);
    await course.doctor.graphql(`mutation { acknowledgeTask(id: "${task?.id}") { id } }`);
    expect((await trail()).map(({ verb }) => verb)).toEqual(['entry.record', 'careTask.acknowledge']);
  });
});
