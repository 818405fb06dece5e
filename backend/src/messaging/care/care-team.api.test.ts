import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { insertAdmin, insertPatient, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import {
  assign,
  insertThread,
  listThreads,
  markRead,
  picture,
  readThread,
  saveAnswer,
  say,
  sendMessage,
  uploadPhoto,
  withdraw,
} from '../../../test/care-calls.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let kavya: Member;
let ravi: Member;
let kavyaId: string;
let surgeon: TestClient;
let doctorId: string;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  await app.sql('update clinic_settings set opened_at = $1', [NOON]);
  kavya = await insertMember(app, 'Kavya Rao');
  ravi = await insertMember(app, 'Ravi Menon');
  kavyaId = await accountOf(kavya);
  const doctor = await insertDoctor(app.sql);
  doctorId = doctor.doctorId;
  surgeon = await app.signIn(doctor.user.phone, 'staff');
  const user = await insertAdmin(app.sql, { full_name: 'Asha Verma' });
  adminId = user.id;
  admin = await app.signIn(user.phone, 'admin');
});
afterAll(() => app.close());

const accountOf = async ({ id }: Member): Promise<string> =>
  (await app.sql<{ id: string }>('select user_id as id from physiotherapist where id = $1', [id]))[0]?.id ?? '';

let patient: TestClient;
let patientId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql("update message set status = 'FAILED' where status = 'QUEUED'");
  await app.sql("update care_thread set status = 'CLOSED', waiting_since = null");
  const { user, record } = await insertPatientWithAccount(app.sql, { name: 'Lata Iyer' });
  patient = await app.signIn(user.phone);
  patientId = record.id;
  await insertPlan(app, patientId, { physiotherapist_id: kavya.id, doctor_id: doctorId });
});

const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));

describe('assigning (companion §7)', () => {
  it('is to somebody who reads the conversation, and on record', async () => {
    await say(patient, 'One');
    expect((await assign(ravi.browser, patientId, null)).code).toBe('NOT_FOUND');
    expect((await assign(patient, patientId, null)).code).toBe('FORBIDDEN');
    for (const to of [await accountOf(ravi), (await insertUser(app.sql, { user_type: 'reception' })).id, patientId])
      expect((await assign(admin, patientId, to)).code).toBe('BAD_INPUT');
    expect((await assign(surgeon, patientId, kavyaId)).data).toMatchObject({ assigneeName: 'Kavya Rao', version: 3 });
    expect((await assign(admin, patientId, adminId)).data?.assigneeName).toBe('Asha Verma');
    const [row] = await app.sql<{ changed_fields: string[] }>(
      "select changed_fields from audit_event where verb = 'careThread.assign' and outcome = 'done' and subject_id = $1",
      [patientId],
    );
    expect(row?.changed_fields).toContain('assignee');
  });

  it('offers those who read the conversation, by name, and nobody to the patient', async () => {
    const offered = async (browser: TestClient, id: string | null = patientId) =>
      (
        await ask<{ assignees: { id: string; name: string }[] }>(
          browser,
          'query ($id: ID) { careThread(patientId: $id) { assignees { id name } } }',
          { id },
        )
      ).data?.assignees ?? [];
    await insertAdmin(app.sql, { full_name: 'Left Long Ago', disabled_at: NOON });
    const names = (await offered(kavya.browser)).map(({ name }) => name);
    // There is an admin of the test's setup, too.
    expect([...new Set(names)]).toEqual(expect.arrayContaining(['Asha Verma', 'Dr Meera Sethi', 'Kavya Rao']));
    for (const absent of ['Left Long Ago', 'Ravi Menon']) expect(names).not.toContain(absent);
    for (const { id } of await offered(surgeon)) expect((await assign(admin, patientId, id)).code).toBeUndefined();
    expect(await offered(patient, null)).toEqual([]);
  });

  it('by two at once with one version: one is done', async () => {
    await say(patient, 'One');
    const both = await Promise.all([
      assign(admin, patientId, adminId, 2),
      assign(kavya.browser, patientId, kavyaId, 2),
    ]);
    expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['CHANGED_MEANWHILE', 'done']);
  });
});

describe('the list of conversations (companion §7)', () => {
  it('has waiting ones first, the longest wait on top, then the newest, page by page without gaps', async () => {
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      const record = await insertPatient(app.sql);
      await insertPlan(app, record.id, { physiotherapist_id: ravi.id });
      const sent_at = new Date(NOON.getTime() - at * 3_600_000);
      await insertThread(app.sql, record.id, { accountId: adminId, sent_at });
      made.push(record.id);
      if (at < 2)
        await app.sql("update care_thread set status = 'ANSWERED', waiting_since = null where id = $1", [record.id]);
    }
    const wanted = [made[4], made[3], made[2], made[0], made[1]];
    const all = await listThreads(ravi.browser);
    expect(all.data?.edges.map(({ node }) => node.id)).toEqual(wanted);
    expect([all.data?.totalCount, all.data?.waiting]).toEqual([5, 3]);
    expect(all.data?.edges[0]?.node.messages.edges[0]?.node.text).toBe('May I climb stairs?');
    const paged: (string | undefined)[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data } = await listThreads(ravi.browser, { first: 1, after });
      paged.push(data?.edges[0]?.node.id);
      after = data?.pageInfo.endCursor ?? null;
      more = data?.pageInfo.hasNextPage ?? false;
    }
    expect(paged).toEqual(wanted);
    expect((await listThreads(ravi.browser, { status: 'ANSWERED' })).data?.totalCount).toBe(2);
    expect((await listThreads(ravi.browser, { status: 'WAITING', first: 2 })).data?.edges).toHaveLength(2);
    expect((await listThreads(ravi.browser, { after: 'nonsense' })).code).toBe('BAD_INPUT');
    expect((await listThreads(patient)).code).toBe('FORBIDDEN');
  });

  it('has those of one’s own plans, and with `mine` those assigned to one', async () => {
    await say(patient, 'One');
    const isThere = async (browser: TestClient, mine = false) =>
      ((await listThreads(browser, { mine })).data?.edges ?? []).some(({ node }) => node.id === patientId);
    expect(await Promise.all([kavya.browser, surgeon, admin, ravi.browser].map((one) => isThere(one)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await isThere(admin, true)).toBe(false);
    await assign(admin, patientId, adminId);
    expect(await isThere(admin, true)).toBe(true);
  });
});

describe('photos (companion §7)', () => {
  it('are made anew: upright, at most 1,600 px, without metadata; and opened by those who read the message', async () => {
    const bytes = await sharp(await picture(2_000, 100))
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, body } = await uploadPhoto(patient, bytes);
    expect([status, body.data.width, body.data.height]).toEqual([201, 80, 1_600]);
    expect((await kavya.browser.send(body.data.url)).status).toBe(404);
    const { data } = await sendMessage(patient, { photoIds: [body.data.id] });
    expect(data).toMatchObject({ text: '', photos: [{ id: body.data.id, width: 80, height: 1_600 }] });
    const answered = await kavya.browser.send(body.data.url);
    const { format, exif } = await sharp(Buffer.from(await answered.arrayBuffer())).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    for (const browser of [ravi.browser, await app.signIn((await insertPatientWithAccount(app.sql)).user.phone)])
      expect((await browser.send(body.data.url)).status).toBe(404);
    const opened = await app.sql("select from audit_event where verb = 'carePhoto.open' and subject_id = $1", [
      body.data.id,
    ]);
    expect(opened).toHaveLength(1);
  });

  it.each([
    ['text', async () => Buffer.from('hello'), 415],
    ['above 5 MB', async () => Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('are refused when they are %s', async (_, bytes, status) => {
    expect((await uploadPhoto(patient, await bytes())).status).toBe(status);
  });

  it('are one’s own, go with one message, and are gone after an hour', async () => {
    const [own, others] = [await uploadPhoto(patient), await uploadPhoto(kavya.browser)];
    const of = ({ body }: typeof own) => ({ photoIds: [body.data.id] });
    expect((await sendMessage(patient, of(others))).code).toBe('NOT_FOUND');
    await sendMessage(patient, of(own));
    expect((await sendMessage(patient, of(own))).code).toBe('NOT_FOUND');
    const late = await uploadPhoto(patient);
    later(61);
    expect((await sendMessage(patient, of(late))).code).toBe('NOT_FOUND');
    await app.application.runMaintenance();
    const rows = await app.sql<{ id: string }>('select id from care_photo where id = any($1)', [
      [own.body.data.id, late.body.data.id],
    ]);
    expect(rows.map(({ id }) => id)).toEqual([own.body.data.id]);
  });

  it('of a withdrawn message are gone', async () => {
    const { body } = await uploadPhoto(patient);
    const { data } = await sendMessage(patient, { photoIds: [body.data.id] });
    expect((await withdraw(patient, data?.id ?? '')).data?.photos).toEqual([]);
    expect((await patient.send(body.data.url)).status).toBe(404);
  });
});

describe('text messages (companion §7)', () => {
  const texts = (kind: string) =>
    app.sql<{ status: string; text: string; send_after: Date; account_id: string | null }>(
      'select status, text, send_after, account_id from message where kind = $1 and subject_id = $2 order by created_at',
      [kind, patientId],
    );

  it('tell the patient of an answer at once, at most once in 30 minutes, and not what was read meanwhile', async () => {
    await say(kavya.browser, 'Your scar looks well', patientId);
    await say(kavya.browser, 'Go on', patientId);
    await app.application.sendMessages(app.clock.now());
    const [first, ...others] = await texts('CARE_REPLY');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ status: 'SENT', send_after: NOON });
    expect(first?.text).toMatch(/\/t\/m \S/);
    expect(first?.text).not.toMatch(/scar|Lata/);
    later(10);
    const { id } = await say(kavya.browser, 'One more thing', patientId);
    const half = new Date(NOON.getTime() + 30 * 60_000);
    expect((await texts('CARE_REPLY')).map(({ send_after }) => send_after)).toEqual([NOON, half]);
    await markRead(patient, id);
    await app.application.sendMessages(half);
    expect((await texts('CARE_REPLY')).map(({ status }) => status)).toEqual(['SENT', 'SKIPPED']);
  });

  it('tell the assignee, else the physiotherapist, of a patient who waits for four opening hours, once a wait', async () => {
    await say(patient, 'May I climb stairs?');
    later(3 * 60 + 59);
    await app.application.runMaintenance();
    expect(await texts('CARE_WAITING')).toEqual([]);
    later(1);
    await Promise.all([app.application.runMaintenance(), app.application.runMaintenance()]);
    await app.application.runMaintenance();
    expect((await texts('CARE_WAITING')).map(({ account_id }) => account_id)).toEqual([kavyaId]);
    await say(kavya.browser, 'Yes', patientId);
    await app.application.sendMessages(app.clock.now());
    expect((await texts('CARE_WAITING')).map(({ status }) => status)).toEqual(['SKIPPED']);
    await assign(admin, patientId, adminId);
    await say(patient, 'And cycle?');
    later(24 * 60);
    await app.application.runMaintenance();
    expect((await texts('CARE_WAITING')).map(({ account_id }) => account_id)).toEqual([kavyaId, adminId]);
  });

  it('tell the admins where nobody else answers', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    await say(await app.signIn(user.phone), 'When does it begin?');
    later(4 * 60);
    await app.application.runMaintenance();
    const told = await app.sql<{ account_id: string }>(
      "select account_id from message where kind = 'CARE_WAITING' and subject_id = $1",
      [record.id],
    );
    expect(told.map(({ account_id }) => account_id)).toContain(adminId);
  });
});

describe('answers that are written often (companion §7)', () => {
  it('are kept by admins and physiotherapists, in both languages, by title', async () => {
    expect((await saveAnswer(surgeon, 'Stairs')).code).toBe('FORBIDDEN');
    expect((await saveAnswer(admin, ' ')).fields).toHaveProperty('title');
    expect((await saveAnswer(admin, 'Stairs', { hi: '' })).fields).toHaveProperty(['text.hi']);
    const { data } = await saveAnswer(admin, 'Stairs');
    await saveAnswer(kavya.browser, 'Cooling');
    expect((await saveAnswer(kavya.browser, 'Steps', { id: data?.id ?? '' })).data?.title).toBe('Steps');
    const list = () => ask<{ title: string }[]>(surgeon, '{ careAnswers { title } }');
    expect((await list()).data?.map(({ title }) => title)).toEqual(['Cooling', 'Steps']);
    const remove = () => ask(kavya.browser, `mutation { deleteCareAnswer(id: "${data?.id}") }`);
    expect([(await remove()).data, (await remove()).code]).toEqual([true, 'NOT_FOUND']);
    expect((await list()).data).toHaveLength(1);
  });

  it('are at most a hundred, also when two come at once', async () => {
    await app.sql(
      `insert into care_answer (id, title, text_en, text_hi, updated_at)
       select gen_random_uuid(), 'Answer', 'Rest', 'आराम', now() from generate_series(1, 99 - (select count(*)::int from care_answer))`,
    );
    const both = await Promise.all([saveAnswer(admin, 'One'), saveAnswer(kavya.browser, 'Two')]);
    expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['LIMIT_REACHED', 'done']);
  });
});

it('a conversation is read in the patient’s language, for answers', async () => {
  expect((await readThread(kavya.browser, patientId)).data?.patientLanguage).toBe('EN');
});
