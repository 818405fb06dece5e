import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertStaff, insertUser } from '../../../test/builders.js';
import { openCourse, type Course } from '../../../test/course.js';
import { readPdf } from '../../../test/pdf-text.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { addShippedExercises, readShipped } from '../exercise-library/shipped-exercises.js';

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

/** What is read of a PDF, without spaces. */
const spoken = (text: string) => text.normalize('NFD').replaceAll(/\s/g, '');
async function openSheet(browser: TestClient, query = '?language=en', headers = {}) {
  const answer = await browser.send(`/api/v1/recovery/plans/${course.planId}/sheet.pdf${query}`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const textOf = async (browser: TestClient, query?: string) => readPdf((await openSheet(browser, query)).bytes).text;

describe('the exercise sheet (companion §5)', () => {
  it('is for the care team, admins and the patient, and for nobody else', async () => {
    const stranger = await app.signIn((await insertStaff(app.sql)).user.phone, 'staff');
    const { patient: other } = await openCourse(app);
    for (const browser of [stranger, other]) expect((await openSheet(browser)).status).toBe(404);
    const { phone } = await insertUser(app.sql, { user_type: 'reception' });
    expect((await openSheet(await app.signIn(phone, 'staff'))).status).toBe(403);
    expect((await openSheet(app.client())).status).toBe(401);
    for (const browser of [course.physio, course.doctor, course.admin, course.patient]) {
      const { status, headers } = await openSheet(browser);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
  });

  it('says the exercises of the present phase alone, with side, dose, days, danger signs, the clinic’s number and 112', async () => {
    const { text, boxes, hasItsFonts } = readPdf((await openSheet(course.physio)).bytes);
    expect([boxes, hasItsFonts]).toEqual([0, true]);
    const [{ phones } = { phones: [''] }] = await app.sql<{ phones: string[] }>('select phones from clinic_settings');
    for (const said of [
      'Knee replacement, phase 1 of 5: Protect and start to move',
      '1. Ankle pumps Right side 3 × 20, 3 times a day',
      '2. Thigh squeeze Right side 2 × 10, hold 5 s, 3 times a day',
      'Heel prop Right side 5 minutes, 3 times a day',
      'Mon Tue Wed Thu Fri Sat Sun',
      'Do you have chest pain or trouble breathing?',
      `Clinic: ${phones[0]}. In an emergency: 112.`,
    ])
      expect(text).toContain(spoken(said));
    expect(text).not.toContain(spoken('Bridge'));
    await app.sql(`insert into gate_passage (plan_id, from_phase, to_phase, physiotherapist_id)
      select id, 1, 2, physiotherapist_id from recovery_plan where id = '${course.planId}'`);
    expect(await textOf(course.physio)).toContain(spoken('phase 2 of 5'));
  });

  it('has pictures and steps of the library, for the operated side, in both languages, in at most 300 KiB', async () => {
    const without = (await openSheet(course.patient)).bytes.length;
    await addShippedExercises(app.connections.pool);
    await app.sql(`update recovery_plan set side = 'LEFT' where id = $1`, [course.planId]);
    const { steps } = readShipped('heelSlides.json').content;
    for (const [language, side, sample] of [
      ['en', 'Left side', 'Sample, not signed off by a clinician'],
      ['hi', 'बायाँ अंग', 'नमूना, किसी डॉक्टर ने मंजूर नहीं किया है'],
    ] as const) {
      const { bytes, headers } = await openSheet(course.patient, `?language=${language}`);
      expect(headers.get('content-language')).toBe(language);
      expect(bytes.length).toBeGreaterThan(without);
      expect(bytes.length).toBeLessThanOrEqual(300 * 1_024);
      const { text, boxes } = readPdf(bytes);
      expect(boxes).toBe(0);
      for (const said of [side, sample, steps.at(-1)?.[language] ?? '-']) expect(text).toContain(spoken(said));
    }
  });

  it('is in the language of the request where none is named, and in English to staff', async () => {
    const asked = { 'accept-language': 'hi' };
    expect((await openSheet(course.patient, '', asked)).headers.get('content-language')).toBe('hi');
    expect((await openSheet(course.physio, '', asked)).headers.get('content-language')).toBe('en');
    expect((await openSheet(course.physio, '?language=HI')).status).toBe(400);
  });

  it('has no exercises while a danger sign waits for an answer, and says what to do', async () => {
    await app.sql(
      `insert into care_task (id, plan_id, severity, status, signs, created_at, due_at)
       values (gen_random_uuid(), $1, 'URGENT', 'OPEN', '{calf}', $2, $2)`,
      [course.planId, NOON],
    );
    const text = await textOf(course.patient);
    expect(text).toContain(spoken('Please do no exercises now, and call the clinic today.'));
    expect(text).not.toContain(spoken('Ankle pumps'));
    expect(text).toContain('112');
  });

  it('that staff open is on record', async () => {
    await openSheet(course.doctor);
    await openSheet(course.patient);
    const rows = await app.sql(
      `select subject_type as type, details from audit_event where verb = 'exerciseSheet.open' and subject_id = $1`,
      [course.recordId],
    );
    expect(rows).toEqual([{ type: 'patient', details: null }]);
  });
});
