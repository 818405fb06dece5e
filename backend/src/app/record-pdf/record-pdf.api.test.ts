import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertPackage,
  insertPatient,
  insertPayment,
  insertUser,
  type PatientRow,
} from '../../../test/builders.js';
import { insertBill } from '../../../test/bill-builders.js';
import {
  insertConsent,
  insertNote,
  insertOutcome,
  insertPrecaution,
  insertValue,
  SIGNED,
} from '../../../test/clinical-rows.js';
import { insertMember, type Member } from '../../../test/notes.js';
import { changeProgramme, startProgramme } from '../../../test/programmes.js';
import { readPdf } from '../../../test/pdf-text.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

let app: TestApp;
let admin: TestClient;
let own: Member;
/** Account of the physiotherapist. */
let author: string;
let record: PatientRow;
/** Number of the record, such as PT-000123. */
let number: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  own = await insertMember(app, 'Kavya Rao');
  author = String(
    (await app.sql('select user_id as author from physiotherapist where id = $1', [own.id]))[0]?.['author'],
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  record = await insertPatient(app.sql, { name: 'सुनीता यादव', diagnosis: 'ACL reconstruction' });
  const [row] = await app.sql<{ number: number }>('select number from patient where id = $1', [record.id]);
  number = formatRecordNumber(row?.number ?? 0);
});

const path = (named: string) => `/admin/patients/${named}/record.pdf`;
const get = (named: string, browser = admin) => browser.rest('GET', path(named));
const spoken = (text: string) => text.normalize('NFD').replaceAll(' ', '');

/** What the record says, without spaces, and how many of its lines are crossed out. */
async function handedOver(named = record.id) {
  const answer = await admin.send(`/api/v1${path(named)}`, {});
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, ...readPdf(bytes) };
}
/** Number of lines that the pages of a PDF draw. */
function linesDrawn(bytes: Buffer): number {
  const streams = [...bytes.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(
    ([, stream = '']) => stream,
  );
  return streams.reduce((sum, stream) => {
    try {
      return sum + (inflateSync(Buffer.from(stream, 'latin1')).toString('latin1').match(/\bS\b/g) ?? []).length;
    } catch {
      return sum; // a font
    }
  }, 0);
}

const audited = () =>
  app.sql<{ outcome: string; subject: string }>(
    "select outcome, subject_id as subject from audit_event where verb = 'patient.handOver' order by id desc",
  );

describe('a record to hand over (bench §10)', () => {
  it('is for admins alone: others are refused, and that is on record', async () => {
    const { phone } = await insertUser(app.sql, { user_type: 'reception' });
    for (const browser of [own.browser, await app.signIn(phone, 'staff')]) {
      const { status, body } = await get(record.id, browser);
      expect([status, body]).toEqual([403, expect.objectContaining({ code: 'FORBIDDEN' })]);
    }
    expect((await get(record.id, app.client())).status).toBe(401);
    expect((await audited()).map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'PT-999999', 'nobody'])('of %s is not there', async (named) => {
    const { status, body } = await get(named);
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
  });

  it('of a deleted record is not there', async () => {
    const gone = await insertPatient(app.sql, { deleted_at: NOON });
    expect((await get(gone.id)).status).toBe(404);
  });

  it('asks for a sign-in of the last 15 minutes, as the exports do', async () => {
    const other = await insertAdmin(app.sql);
    const late = await app.signIn(other.phone, 'admin');
    await app.sql("update session set created_at = now() - interval '16 minutes' where user_id = $1", [other.id]);
    const { status, body } = await get(record.id, late);
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'RECENT_SIGN_IN_REQUIRED' })]);
  });

  it('says all of it, in either script, and is on record', async () => {
    await insertAppointment(app.sql, record.id, { status: 'missed', missed_reason: 'Had fever', starts_at: NOON });
    await insertPayment(app.sql, record.id, { amount_paise: 123_450, reference: 'UTR 7' });
    await app.sql(
      "insert into medical_history_entry (id, patient_id, diagnosis, surgery_details, created_at) values (gen_random_uuid(), $1, 'Torn meniscus', 'Arthroscopy 2024', $2)",
      [record.id, NOON],
    );
    await app.sql(
      "insert into progress_report (id, patient_id, content, created_at) values (gen_random_uuid(), $1, 'Climbs stairs', $2)",
      [record.id, NOON],
    );
    const treatments = JSON.stringify([{ name: 'Mobilisation', minutes: 10, detail: null }]);
    const body = JSON.stringify([
      { view: 'FRONT', region: 'KNEE', side: 'LEFT', x: null, y: null, finding: 'SWELLING', intensity: 4, text: null },
    ]);
    const { id: note } = await insertNote(app.sql, record.id, {
      ...SIGNED,
      subjective: 'दर्द कम है',
      pain_before: 6,
      treatments,
      body,
    });
    await insertValue(app.sql, record.id, { note_id: note });
    await app.sql(
      'insert into note_addendum (id, note_id, text, author_id, at) values (gen_random_uuid(), $1, $2, $3, $4)',
      [note, 'Left knee was meant', author, NOON],
    );
    await insertPrecaution(app.sql, record.id, {
      kind: 'WEIGHT_BEARING',
      weight_bearing: 'TOUCH',
      side: 'LEFT',
      text: 'Until the X-ray',
    });
    await insertOutcome(app.sql, record.id);
    await insertConsent(app.sql, record.id, {
      withdrawn_at: NOON,
      withdrawn_reason: 'Changed her mind',
      withdrawn_by_id: author,
    });
    const { answer, text, boxes, hasItsFonts } = await handedOver();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=record-${number}.pdf`);
    expect([boxes, hasItsFonts]).toEqual([0, true]);
    for (const said of [
      'सुनीता यादव',
      'ACL reconstruction',
      'Torn meniscus',
      'Surgery: Arthroscopy 2024',
      'Climbs stairs',
      'Missed, Clinic, 45 minutes, Had fever',
      'Subjective: दर्द कम है',
      'Pain before: 6 of 10',
      'Body chart: Swelling, Knee, Left, Front, 4 of 10',
      'Treatments: Mobilisation, 10 minutes',
      'Values: Knee flexion, Right, Active, 80',
      'by Kavya Rao: Left knee was meant',
      'Weight bearing, Touch, Left',
      'Until the X-ray',
      'LEFS: 40',
      'Treatment, version 1',
      'Signed by Lata Iyer (Patient)',
      'Changed her mind',
      'Payment: ₹1,234.50',
      'UTR 7',
    ])
      expect(text).toContain(spoken(said));
    expect((await audited())[0]).toEqual({ outcome: 'done', subject: record.id });
  });

  it('has packages with what was used of them, and bills', async () => {
    const { id: session } = await insertAppointment(app.sql, record.id, { status: 'completed', starts_at: NOON });
    const { id: third } = await insertAppointment(app.sql, record.id, { status: 'completed', starts_at: NOON });
    const discount = { price_paise: 900_000, discount_paise: 50_000, discount_reason: 'A regular' };
    const { id } = await insertPackage(app.sql, record.id, discount);
    const use = 'insert into package_use (package_id, appointment_id, day, booked_on, returned_at, returned_on) values';
    await app.sql(`${use} ($1, $2, '2026-03-10', '2026-03-10', null, null)`, [id, session]);
    const { id: undone } = await insertAppointment(app.sql, record.id, { status: 'missed', missed_reason: 'Ill' });
    await app.sql(`${use} ($1, $2, '2026-03-09', '2026-03-09', now(), '2026-03-10')`, [id, undone]);
    const closed = { name: 'A month', sessions: null, closed_at: NOON, closed_reason: 'She moves away' };
    await insertPackage(app.sql, record.id, closed);
    await insertPackage(app.sql, record.id, { name: 'A trial', sessions: 1 });
    const { id: monthly } = await insertPackage(app.sql, record.id, { name: 'A quarter', sessions: null });
    await app.sql(`${use} ($1, $2, '2026-03-10', '2026-03-10', null, null)`, [monthly, third]);
    await insertBill(app.sql, record.id, { number: 'B/2026-27/00007', title: 'BILL_OF_SUPPLY' });
    await insertBill(app.sql, record.id, { number: 'B/2026-27/00008', canceled_reason: 'Issued for another' });
    const other = await insertPatient(app.sql);
    await insertPackage(app.sql, other.id, { name: 'Of another' });
    await insertBill(app.sql, other.id, { number: 'B/2026-27/77779' });
    const { text } = await handedOver();
    for (const said of [
      'Ten sessions, 1 of 10 sessions used, ₹9,000.00, discount ₹500.00',
      '10 Mar 2026 to 31 Dec 2026',
      'A month, 0 sessions used',
      'A trial, 0 of 1 session used,',
      'A quarter, 1 session used,',
      'Closed: She moves away',
      'Bill of supply B/2026-27/00007, ₹9,000.00',
      'Canceled: Issued for another',
    ])
      expect(text).toContain(spoken(said));
    expect(text).not.toMatch(/Ofanother,|77779/);
  });

  it('names no other patient, leaves out a draft that may still change, and is asked for by the number, too', async () => {
    const other = await insertPatient(app.sql, { name: 'Somebody Else' });
    await insertNote(app.sql, other.id, { ...SIGNED, subjective: 'Of another' });
    await insertPayment(app.sql, other.id, { reference: 'Of another payment' });
    await insertNote(app.sql, record.id, {
      subjective: 'Half written',
      locks_at: new Date(NOON.getTime() + 3_600_000),
    });
    await insertNote(app.sql, record.id, { subjective: 'Never signed', locks_at: NOON });
    const { text } = await handedOver(number);
    expect(text).not.toMatch(/Ofanother|SomebodyElse|Halfwritten/);
    expect(text).toContain(spoken('Subjective: Never signed'));
    expect(text).toContain(spoken('Locked without a signature'));
  });

  it('has each version of a programme with its reason', async () => {
    const { id: patientId } = await insertPatient(app.sql);
    await insertAppointment(app.sql, patientId, { physiotherapist_id: own.id, status: 'completed', starts_at: NOON });
    const { data } = await startProgramme(own.browser, patientId);
    await changeProgramme(
      own.browser,
      data?.id ?? '',
      { goal: 'Garden again' },
      { reason: 'Stronger by now', version: data?.version ?? 0 },
    );
    const { text } = await handedOver(patientId);
    for (const said of [
      'Version 1 of the programme, by Kavya Rao',
      'Carry my grandson again',
      'Bridge: 2 × 10, hold 5 s, 2 times a day, Slowly; stop when it stings',
      'Version 2 of the programme, by Kavya Rao: Stronger by now',
      'Garden again',
    ])
      expect(text).toContain(spoken(said));
  });

  it('crosses out what no longer counts, with the reason beside it', async () => {
    const note = { ...SIGNED, subjective: 'Wrong knee' };
    await insertNote(app.sql, record.id, { ...note, status: 'IN_ERROR', error_reason: 'Of another patient' });
    const { text, bytes } = await handedOver();
    expect(text).toContain(spoken('Subjective: Wrong knee'));
    expect(text).toContain(spoken('In error: Of another patient'));
    const counts = await insertPatient(app.sql, { name: 'सुनीता यादव', diagnosis: 'ACL reconstruction' });
    await insertNote(app.sql, counts.id, note);
    expect(linesDrawn(bytes)).toBeGreaterThan(linesDrawn((await handedOver(counts.id)).bytes));
  });
});
