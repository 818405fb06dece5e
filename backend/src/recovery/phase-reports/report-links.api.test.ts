import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertStaff } from '../../../test/builders.js';
import { openCourse, type Course } from '../../../test/course.js';
import { readPdf } from '../../../test/pdf-text.js';
import { setConsent } from '../../../test/reminder-calls.js';
import { createLink, leavePhase, listReports, revokeLink } from '../../../test/report-calls.js';
import { layLine, type Line } from '../../../test/cut-off.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let course: Course;
let reportId: string;
beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'https://clinic.example' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  course = await openCourse(app);
  reportId = await leavePhase(course);
  await setConsent(course.patient, true, 'SHARE_REPORTS');
});

const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
/** Creates a link. @returns its id and the path of its address */
async function newLink(minutes = 60) {
  const { data } = await createLink(course.physio, reportId, minutes);
  return { id: data?.link.id ?? '', path: new URL(data?.url ?? '').pathname };
}
const look = async (path: string, language = 'en') =>
  app.client().send(path, { headers: { 'accept-language': language } });
const open = async (path: string, language = 'en') =>
  app.client().send(`${path}/open`, { method: 'POST', headers: { 'accept-language': language } });
const openings = async () => (await listReports(course.patient, course.planId)).data?.[0]?.links[0]?.openings;

describe('a link to a report (recovery §6)', () => {
  it('is made by the physiotherapist of the plan and by admins alone', async () => {
    const stranger = await app.signIn((await insertStaff(app.sql)).user.phone, 'staff');
    expect((await createLink(stranger, reportId)).code).toBe('NOT_FOUND');
    expect((await createLink(course.doctor, reportId)).code).toBe('FORBIDDEN');
    expect((await createLink(course.patient, reportId)).code).toBe('FORBIDDEN');
    expect((await createLink(course.physio, '00000000-0000-4000-8000-000000000000')).code).toBe('NOT_FOUND');
    for (const browser of [course.physio, course.admin])
      expect((await createLink(browser, reportId)).data?.url).toMatch(/^https:\/\/clinic\.example\/r\/[\w-]{43}$/);
  });

  it('lives from a minute to 30 days', async () => {
    for (const minutes of [0, 43_201, -1])
      expect((await createLink(course.physio, reportId, minutes)).code).toBe('BAD_INPUT');
    const { data } = await createLink(course.physio, reportId, 43_200);
    expect(data?.link.expiresAt).toBe(new Date(NOON.getTime() + 43_200 * 60_000).toISOString());
    expect((await createLink(course.physio, reportId, 1)).data?.link.revokedAt).toBeNull();
  });

  it('needs the consent of the patient, when it is made and when it is opened', async () => {
    const { path } = await newLink();
    await setConsent(course.patient, false, 'SHARE_REPORTS');
    expect((await createLink(course.physio, reportId)).code).toBe('CONSENT_MISSING');
    expect([(await look(path)).status, (await open(path)).status]).toEqual([404, 404]);
    await setConsent(course.patient, true, 'SHARE_REPORTS');
    expect((await open(path)).status).toBe(200);
    expect(await openings()).toHaveLength(1);
  });

  it('shows a page without a name, which stores nothing, and opens the report by its button', async () => {
    const { path } = await newLink();
    const page = await look(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const [{ name } = { name: '' }] = await app.sql<{ name: string }>('select name from patient where id = $1', [
      course.recordId,
    ]);
    expect(html).toContain('Open the report');
    expect(html).not.toContain(name);
    await app.client().send(path, { method: 'HEAD' });
    expect(await openings()).toEqual([]);
    const report = await open(path);
    expect(report.headers.get('content-type')).toBe('application/pdf');
    expect(report.headers.get('content-disposition')).toBe('attachment; filename=report.pdf');
    expect(report.headers.get('cache-control')).toBe('no-store');
    expect(readPdf(Buffer.from(await report.arrayBuffer())).text).toContain(name.replaceAll(' ', ''));
    expect(await openings()).toEqual([{ openedAt: NOON.toISOString() }]);
  });

  it('speaks the language of its reader', async () => {
    const { path } = await newLink();
    expect(await (await look(path, 'hi')).text()).toContain('रिपोर्ट खोलें');
    expect((await open(path, 'hi')).headers.get('content-language')).toBe('hi');
  });

  it('that is unknown, cut off, expired or revoked answers the same', async () => {
    const unknown = `/r/${'A'.repeat(43)}`;
    const expired = await newLink(1);
    later(1);
    const revoked = await newLink();
    expect((await revokeLink(course.physio, revoked.id)).data?.revokedAt).toBe(app.clock.now().toISOString());
    const bodies = new Set<string>();
    for (const path of [unknown, '/r/x', `${unknown}%00`, expired.path, revoked.path])
      for (const answer of [await look(path), await open(path)]) {
        expect([path, answer.status]).toEqual([path, 404]);
        bodies.add((await answer.text()).replace(/nonce="[^"]*"/, ''));
      }
    expect(bodies.size).toBe(1);
    expect((await openings()) ?? []).toEqual([]);
  });

  it('is revoked by the patient, too, once; by the doctor and by others not', async () => {
    const { id, path } = await newLink();
    expect((await revokeLink(course.doctor, id)).code).toBe('FORBIDDEN');
    expect((await revokeLink((await openCourse(app)).patient, id)).code).toBe('NOT_FOUND');
    const { data } = await revokeLink(course.patient, id);
    later(1);
    expect((await revokeLink(course.physio, id)).data).toEqual(data);
    expect((await open(path)).status).toBe(404);
  });

  it('is not stored as it is sent, and is on record when it is made, opened and revoked', async () => {
    const { id, path } = await newLink();
    await open(path);
    await revokeLink(course.patient, id);
    const stored = await app.sql<{ row: string }>(
      'select row_to_json(l)::text as row from report_link l where id = $1',
      [id],
    );
    expect(stored[0]?.row).not.toContain(path.slice(3));
    const trail = await app.sql<{ verb: string; role: string }>(
      `select verb, actor_role as role from audit_event where subject_type = 'reportLink' and subject_id = $1 order by id`,
      [id],
    );
    expect(trail).toEqual([
      { verb: 'reportLink.create', role: 'physiotherapist' },
      { verb: 'reportLink.open', role: 'visitor' },
      { verb: 'reportLink.revoke', role: 'patient' },
    ]);
  });

  it('is one of at most 20 that still open the report', async () => {
    const made = await Promise.all(Array.from({ length: 22 }, () => createLink(course.admin, reportId)));
    expect(made.filter(({ code }) => code === 'LIMIT_REACHED')).toHaveLength(2);
    await revokeLink(course.admin, made.find(({ data }) => data)?.data?.link.id ?? '');
    expect((await createLink(course.admin, reportId)).code).toBeUndefined();
  });

  it('is stored as opened once its report was made', async () => {
    // A report that cannot be rendered.
    await app.sql(
      `insert into gate_passage (plan_id, from_phase, to_phase, physiotherapist_id)
       select id, 2, 3, physiotherapist_id from recovery_plan where id = $1`,
      [course.planId],
    );
    reportId = randomUUID();
    await app.sql(
      `insert into phase_report (id, plan_id, from_phase, content, created_at) values ($1, $2, 2, '{}', $3)`,
      [reportId, course.planId, NOON],
    );
    const { path } = await newLink();
    const answer = await open(path, 'hi');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('रिपोर्ट अभी नहीं दिखाई जा सकती');
    const stored = await app.sql(
      'select o.id from report_opening o join report_link l on l.id = o.link_id where l.report_id = $1',
      [reportId],
    );
    expect(stored).toEqual([]);
  });

  it('of a record that was deleted opens nothing', async () => {
    const { path } = await newLink();
    await app.sql('update patient set deleted_at = $2 where id = $1', [course.recordId, NOON]);
    expect((await open(path)).status).toBe(404);
  });
});

describe('a link that cannot be looked at now answers a page in the language of its reader', () => {
  const token = `/r/${'A'.repeat(43)}`;
  const lookAt = (other: TestApp, language: string) =>
    other.client().send(token, { headers: { 'accept-language': language } });

  it('when its address asks too often', async () => {
    const other = await createTestApp({ limits: { requestsPerAddressMinute: 1 } });
    try {
      expect((await lookAt(other, 'en')).status).toBe(404);
      const answer = await lookAt(other, 'hi');
      expect([answer.status, answer.headers.get('content-language')]).toEqual([429, 'hi']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toContain('कृपया एक मिनट बाद फिर खोलें।');
    } finally {
      await other.close();
    }
  });

  describe('while the database is away', () => {
    let database: TestDatabase;
    let line: Line;
    let away: TestApp;
    beforeAll(async () => {
      database = await createTestDatabase();
      line = await layLine(database.appUrl);
      away = await createTestApp({ database, databaseUrl: line.url });
    });
    afterAll(async () => {
      await away.close();
      await line.close();
      await database.drop();
    });

    it('and asks to come again', async () => {
      await line.cut();
      const answer = await lookAt(away, 'en');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await answer.text()).toContain('Please open the link again in a few minutes.');
    });
  });
});
