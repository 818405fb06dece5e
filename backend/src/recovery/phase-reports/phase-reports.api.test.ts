import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertStaff, insertUser } from '../../../test/builders.js';
import { confirmGate, openCourse, type Course } from '../../../test/course.js';
import { readPdf } from '../../../test/pdf-text.js';
import { leavePhase, listReports, REASON } from '../../../test/report-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let course: Course;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  course = await openCourse(app);
  await app.sql('update recovery_plan set created_at = $2 where id = $1', [course.planId, NOON]);
});

/** What is read of a PDF, without spaces. */
const spoken = (text: string) => text.normalize('NFD').replaceAll(' ', '');
/** Opens a report as a PDF. */
async function openReport(browser: TestClient, id: string, language = 'en') {
  const answer = await browser.send(`/api/v1/recovery/reports/${id}/pdf`, { headers: { 'accept-language': language } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const pagesOf = (bytes: Buffer) => (bytes.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

describe('the report of a phase (recovery §6)', () => {
  it('is there once the phase was left, for the care team, admins and the patient, and for nobody else', async () => {
    expect((await listReports(course.physio, course.planId)).data).toEqual([]);
    const id = await leavePhase(course);
    const stranger = await app.signIn((await insertStaff(app.sql)).user.phone, 'staff');
    const other = (await openCourse(app)).patient;
    for (const browser of [stranger, other]) {
      expect((await listReports(browser, course.planId)).code).toBe('NOT_FOUND');
      expect((await openReport(browser, id)).status).toBe(404);
    }
    const { phone } = await insertUser(app.sql, { user_type: 'reception' });
    const reception = await app.signIn(phone, 'staff');
    expect((await listReports(reception, course.planId)).code).toBe('FORBIDDEN');
    expect((await openReport(reception, id)).status).toBe(403);
    expect((await openReport(app.client(), id)).status).toBe(401);
    for (const browser of [course.physio, course.doctor, course.admin, course.patient]) {
      const { data } = await listReports(browser, course.planId);
      expect(data).toEqual([{ id, planId: course.planId, fromPhase: 1, createdAt: NOON.toISOString(), links: [] }]);
      expect((await openReport(browser, id)).status).toBe(200);
    }
  });

  it('is named by the passage of the plan', async () => {
    const id = await leavePhase(course);
    const { body } = await course.physio.graphql<{ recoveryPlan: { passages: { reportId: string }[] } }>(
      `{ recoveryPlan(patientId: "${course.recordId}") { passages { reportId } } }`,
    );
    expect(body.data?.recoveryPlan.passages).toEqual([{ reportId: id }]);
  });

  it('is one page that says criteria with values and reasons, sessions, danger signs and curves', async () => {
    await app.sql(
      `insert into care_task (id, plan_id, severity, status, signs, created_at, due_at, acknowledged_at, resolved_at, note, advice, answered_by_id)
       select gen_random_uuid(), id, 'URGENT', 'RESOLVED', '{calf}', $2, $2, $2, $2, 'For the clinic alone.', 'Wear the stocking at night.', doctor_id
       from recovery_plan where id = $1`,
      [course.planId, NOON],
    );
    const id = await leavePhase(course);
    const { headers, bytes } = await openReport(course.doctor, id);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(pagesOf(bytes)).toBe(1);
    const { text, boxes } = readPdf(bytes);
    expect(boxes).toBe(0);
    for (const sentence of [
      'Report on phase 1 of 5',
      'Knee bend: 85° (10 Mar 2026); needed is at least 80°.',
      `Reason: ${REASON}`,
      'In this phase: 0 done, 0 missed.',
      'Wear the stocking at night.',
      'Answered on 10 Mar 2026.',
    ])
      expect(text).toContain(spoken(sentence));
    expect(text).not.toContain(spoken('For the clinic alone.'));
  });

  it('is in Hindi to a patient who asks for Hindi, and in English to staff', async () => {
    const id = await leavePhase(course);
    const own = await openReport(course.patient, id, 'hi');
    expect(own.headers.get('content-language')).toBe('hi');
    expect(pagesOf(own.bytes)).toBe(1);
    expect(readPdf(own.bytes).text).toContain(spoken('घुटने का मोड़: 85°'));
    expect((await openReport(course.physio, id, 'hi')).headers.get('content-language')).toBe('en');
  });

  it('is frozen: what is entered, taken back or renamed later is not in it', async () => {
    const id = await leavePhase(course);
    const before = readPdf((await openReport(course.doctor, id)).bytes).text;
    await app.sql('update patient set name = $2 where id = $1', [course.recordId, 'Somebody Else']);
    await app.sql(
      `insert into measurement_retraction (measurement_id, reason, entered_by, entered_as, at)
       select m.id, 'On the other knee', m.entered_by, m.entered_as, $2 from measurement m where m.plan_id = $1`,
      [course.planId, NOON],
    );
    expect(readPdf((await openReport(course.doctor, id)).bytes).text).toBe(before);
    await expect(app.sql(`update phase_report set content = '{}' where id = $1`, [id])).rejects.toThrow(
      'permission denied',
    );
  });

  it('is of each phase, newest first, and of the passage alone that is stored', async () => {
    await leavePhase(course);
    expect((await confirmGate(course.physio, course.planId, 1, [])).code).toBe('WRONG_STATE');
    const tried = await confirmGate(course.physio, course.planId, 2, []);
    const open = Object.keys(tried.fields ?? {}).map((field) => field.replace('deviations.', ''));
    expect(open.length).toBeGreaterThan(0);
    const left = open.map((criterion) => ({ criterion, reason: REASON }));
    expect((await confirmGate(course.physio, course.planId, 2, left)).code).toBeUndefined();
    const { data } = await listReports(course.patient, course.planId);
    expect(data?.map(({ fromPhase }) => fromPhase)).toEqual([2, 1]);
  });

  it('that staff open is on record, and names nothing of it', async () => {
    const id = await leavePhase(course);
    await openReport(course.doctor, id);
    await openReport(course.patient, id);
    const rows = await app.sql(
      `select subject_type as type, subject_id as subject, details from audit_event where verb = 'phaseReport.open' and subject_id = $1`,
      [course.recordId],
    );
    expect(rows).toEqual([{ type: 'patient', subject: course.recordId, details: null }]);
  });
});
