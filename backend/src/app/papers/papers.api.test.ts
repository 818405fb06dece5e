import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertPatientWithAccount,
  insertPayment,
  insertReceipt,
  insertUser,
  type UserRow,
} from '../../../test/builders.js';
import { openCourse } from '../../../test/course.js';
import { ask, confirmEmail, handOver } from '../../../test/mail-calls.js';
import { mailConfigOf, partsOf, type SmtpDouble, startSmtp } from '../../../test/smtp-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const SEND =
  'mutation ($input: SendDocumentInput!) { sendDocument(input: $input) { id kind channel to status patientId } }';
const SET = 'mutation ($given: Boolean!) { setChannelConsent(channel: EMAIL, given: $given) { given } }';

let smtp: SmtpDouble;
let app: TestApp;
let off: TestApp;
let owner: UserRow;
let admin: TestClient;
let reception: TestClient;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await createTestApp({ config: { mail: mailConfigOf(smtp) } });
  off = await createTestApp({ database: app.database });
  owner = await insertAdmin(app.sql);
  admin = await app.signIn(owner.phone, 'admin');
  reception = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
});
afterAll(async () => {
  await off.close();
  await app.close();
  await smtp.leave();
});

let user: UserRow;
let record: { id: string };
let patient: TestClient;
let paymentId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  smtp.taken.length = 0;
  await app.sql('delete from rate_limit');
  await app.sql('delete from message');
  ({ user, record } = await insertPatientWithAccount(app.sql));
  await confirmEmail(app, user.id, 'meera@example.org');
  patient = await app.signIn(user.phone);
  paymentId = (await insertPayment(app.sql, record.id, { status: 'Paid' })).id;
  await insertReceipt(app.sql, paymentId);
});

const receipt = () => ({ document: 'RECEIPT', id: paymentId, channel: 'EMAIL' });
const sayYes = () => ask(patient, SET, { given: true });
const send = (browser: TestClient, input: object = receipt()) => ask(browser, SEND, { input });

describe('a document is not sent', () => {
  it('without a mail server', async () => {
    expect(await send(await off.signIn(owner.phone, 'admin'))).toBe('WRONG_STATE');
  });

  it('by those who do not run the front desk', async () => {
    await sayYes();
    const physiotherapist = await app.signIn(
      (await insertUser(app.sql, { user_type: 'physiotherapist' })).phone,
      'staff',
    );
    for (const browser of [patient, physiotherapist, app.client()])
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(await send(browser));
    expect(await send(reception, { document: 'EXERCISE_SHEET', id: paymentId, channel: 'EMAIL' })).toBe('FORBIDDEN');
  });

  it('without a yes, or after a no', async () => {
    expect(await send(admin)).toBe('CONSENT_MISSING');
    await sayYes();
    await ask(patient, SET, { given: false });
    expect(await send(admin)).toBe('CONSENT_MISSING');
  });

  it('to an address that is not confirmed, or is another one now', async () => {
    await sayYes();
    await app.sql(`update app_user set email = 'other@example.org' where id = $1`, [user.id]);
    expect(await send(admin)).toBe('WRONG_STATE');
  });

  it.each([
    { channel: 'SMS' },
    { document: 'STATEMENT' },
    { document: 'STATEMENT', from: '2026-03-02', until: '2026-03-01' },
    { id: 'nobody' },
  ])('as %j', async (fields) => {
    await sayYes();
    expect(await send(admin, { ...receipt(), ...fields })).toMatch(/BAD_INPUT|NOT_FOUND/);
  });

  it('of a payment without a receipt, or that does not exist', async () => {
    await sayYes();
    const { id } = await insertPayment(app.sql, record.id, { status: 'Paid' });
    expect(await send(admin, { ...receipt(), id })).toBe('WRONG_STATE');
    expect(await send(admin, { ...receipt(), id: record.id })).toBe('NOT_FOUND');
  });

  it('more than twenty times a day to a patient', async () => {
    await sayYes();
    for (let times = 0; times < 20; times++) expect(await send(admin)).toMatchObject({ status: 'QUEUED' });
    expect(await send(admin)).toBe('RATE_LIMITED');
  });

  it('that waits when its patient says no, or confirms another address', async () => {
    await sayYes();
    await send(admin);
    await ask(patient, SET, { given: false });
    await handOver(app);
    expect(smtp.taken).toEqual([]);
  });
});

describe('a document', () => {
  it('is sent by the front desk as a PDF, and on record', async () => {
    await sayYes();
    expect(await send(reception)).toMatchObject({
      kind: 'DOCUMENT',
      channel: 'EMAIL',
      to: 'meera@example.org',
      patientId: record.id,
    });
    await handOver(app);
    const [mail] = smtp.taken;
    expect(mail?.to).toEqual(['meera@example.org']);
    const file = mail && partsOf(mail).find(({ type }) => type === 'application/pdf');
    expect(file?.name).toMatch(/^receipt-.*\.pdf$/);
    expect(file?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const [line] = await app.sql(`select details from audit_event where verb = 'paper.send' and subject_id = $1`, [
      record.id,
    ]);
    expect(line).toMatchObject({ details: { document: 'RECEIPT', paper: paymentId } });
  });

  it('can be a statement, in the language of the patient', async () => {
    await sayYes();
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [user.id]);
    await send(admin, {
      document: 'STATEMENT',
      id: record.id,
      channel: 'EMAIL',
      from: '2026-01-01',
      until: '2026-03-10',
    });
    await handOver(app);
    const names = smtp.taken.flatMap((mail) => partsOf(mail).map(({ name }) => name));
    expect(names.find((name) => name?.startsWith('statement-PT-'))).toBeDefined();
  });

  it('that the care team sends does not tell them the address', async () => {
    const course = await openCourse(app);
    const [account] = await app.sql<{ id: string }>(
      'select u.id from app_user u join patient p on p.user_id = u.id join recovery_plan r on r.patient_id = p.id where r.id = $1',
      [course.planId],
    );
    await confirmEmail(app, account?.id ?? '', 'course@example.org');
    expect(await ask(course.patient, SET, { given: true })).toMatchObject({ given: true });
    const sheet = { document: 'EXERCISE_SHEET', id: course.planId, channel: 'EMAIL' };
    for (const browser of [course.physio, course.doctor])
      expect(await send(browser, sheet)).toMatchObject({ status: 'QUEUED', to: '' });
    expect(await send(admin, sheet)).toMatchObject({ to: 'course@example.org' });
  });
});
