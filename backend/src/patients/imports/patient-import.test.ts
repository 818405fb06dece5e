import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  freshPhone,
  insertAdmin,
  insertPatient,
  insertPatientWithAccount,
  insertUser,
} from '../../../test/builders.js';
import { importForm } from '../../../test/import-access.js';
import { excelFile } from '../../../test/spreadsheets.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let files = 0;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.sql('delete from patient_import'));

interface Import {
  id: string;
  status: string;
  rows: number;
  created: number;
  unchanged: number;
  failed: number;
  errors: { row: number; column: string | null; message: string }[];
}
const national = (phone: string) => phone.slice(3);
const send = (file: Uint8Array | string, options = {}) =>
  admin.rest<{ data: Import; code?: string; fields?: Record<string, string> }>(
    'POST',
    '/admin/patients/imports',
    importForm(file, options),
  );
const look = async (id: string) =>
  (await admin.rest<{ data: Import }>('GET', `/admin/patients/imports/${id}`)).body.data;

/** Sends a file and lets the worker deal with it. */
async function importFile(file: Uint8Array | string, options = {}): Promise<Import> {
  const { status, body } = await send(file, options);
  expect(status).toBe(202);
  await app.application.importPatients();
  return look(body.data.id);
}
const counts = ({ status, rows, created, unchanged, failed }: Import) => ({ status, rows, created, unchanged, failed });
const everything = async () => ({
  patients: await app.sql('select * from patient order by number'),
  accounts: await app.sql('select * from app_user order by id'),
});

/** A file of two complete patients, an incomplete one, a further one on the number of the first, and one with two mistakes. */
function clinicFile() {
  const [one, two, three] = [freshPhone(), freshPhone(), freshPhone()].map(national);
  const old = `A-${++files}`;
  const file = [
    'Name,Phone,Age,Date of birth,Gender,Diagnosis,Address,Emergency,Blood group,Old number',
    `Sunita Devi,${one},,1962-05-23,F,Knee replacement,"12, Mall Road",9123456780,B+,${old}`,
    `राम लाल,${two},61,,M,Hip replacement,Lucknow,9123456781,,`,
    `Asha Verma,${three},,,,,,,,`,
    `Mohan Devi,${one},8,,M,Fracture,"12, Mall Road",9123456780,,`,
    `Bina,9.87654E+09,old,,,,,,,`,
  ].join('\n');
  return { file, old, phones: [one, two, three] };
}

describe('a file of patients (clinic §7)', () => {
  it('becomes records, complete or not, and accounts with which their numbers sign in; errors say where', async () => {
    const { file, old, phones } = clinicFile();
    const done = await importFile(file);
    expect(counts(done)).toEqual({ status: 'DONE', rows: 5, created: 4, unchanged: 0, failed: 1 });
    expect(done.errors).toEqual([
      { row: 6, column: 'Phone', message: expect.stringContaining('digits are lost') },
      { row: 6, column: 'Age', message: expect.stringContaining('whole years') },
    ]);
    const made = await app.sql(
      `select p.name, p.is_complete as complete, p.birth_date::text as born, p.birth_date_exact as exact, p.old_number as old,
         u.phone as account, u.full_name as called, u.has_record as has
       from patient p left join app_user u on u.id = p.user_id where p.contact_phone = any($1) order by p.number`,
      [phones.map((phone) => `+91${phone}`)],
    );
    const account = (index: number, called: string) => ({ account: `+91${phones[index]}`, called, has: true });
    expect(made).toEqual([
      { name: 'Sunita Devi', complete: true, born: '1962-05-23', exact: true, old, ...account(0, 'Sunita Devi') },
      { name: 'राम लाल', complete: true, born: '1965-03-10', exact: false, old: null, ...account(1, 'राम लाल') },
      { name: 'Asha Verma', complete: false, born: null, exact: false, old: null, ...account(2, 'Asha Verma') },
      // A further person on a number that has an account.
      {
        name: 'Mohan Devi',
        complete: true,
        born: '2018-03-10',
        exact: false,
        old: null,
        account: null,
        called: null,
        has: null,
      },
    ]);
    const own = await (await app.signIn(phones[1] ?? '')).rest<{ data: { Fullname: string } }>('GET', '/users/me');
    expect(own.body.data.Fullname).toBe('राम लाल');
    expect(await app.sql('select from message')).toEqual([]);
    expect(await app.sql('select file is null as gone from patient_import')).toEqual([{ gone: true }]);
  });

  it('as a dry run writes nothing and counts the same', async () => {
    const { file } = clinicFile();
    const before = await everything();
    const dry = await importFile(file, { dryRun: 'true' });
    expect(await everything()).toEqual(before);
    const real = await importFile(file);
    expect(counts(dry)).toEqual(counts(real));
    expect(dry.errors).toEqual(real.errors);
  });

  it('run twice is run once, and so is one of which two come at once, dealt with by two at once (law 9)', async () => {
    const { file } = clinicFile();
    await Promise.all([send(file), send(file)]);
    const other = await createTestApp({ database: app.database });
    await Promise.all([app.application.importPatients(), other.application.importPatients()]);
    await app.application.importPatients();
    await other.close();
    const both = await app.sql('select status, created, unchanged from patient_import order by created_at, id');
    expect(both).toEqual([
      { status: 'DONE', created: 4, unchanged: 0 },
      { status: 'DONE', created: 0, unchanged: 4 },
    ]);
    const before = await everything();
    expect(counts(await importFile(file))).toEqual({ status: 'DONE', rows: 5, created: 0, unchanged: 4, failed: 1 });
    expect(await everything()).toEqual(before);
  });

  it('of more than one chunk knows the rows of the chunks before, also in a dry run', async () => {
    const row = (index: number) => `Patient ${index},${7_000_000_000 + index}`;
    const lines = Array.from({ length: 1_200 }, (_, index) => (index < 800 ? row(index) : row(index - 800)));
    const file = ['Name,Phone', ...lines].join('\n');
    const expected = { status: 'DONE', rows: 1_200, created: 800, unchanged: 400, failed: 0 };
    expect(counts(await importFile(file, { dryRun: 'true' }))).toEqual(expected);
    expect(counts(await importFile(file))).toEqual(expected);
  });

  it('is given up, with a sentence, once three processes that took it have died of it', async () => {
    const lost = "update patient_import set lease_until = now() - interval '1 second', losses = $1 where id = $2";
    const ends = [];
    for (const losses of [1, 2]) {
      const { body } = await send(clinicFile().file);
      // The process that holds it now is one more.
      await app.sql(lost, [losses, body.data.id]);
      await app.application.importPatients();
      ends.push(await app.sql('select status from patient_import where id = $1', [body.data.id]));
    }
    expect(ends).toEqual([[{ status: 'DONE' }], [{ status: 'FAILED' }]]);
  });

  it('is given back by a process that is asked to end, and another one goes on at once', async () => {
    const { body } = await send(clinicFile().file);
    const other = await createTestApp({ database: app.database });
    const working = other.application.importPatients();
    await expect.poll(() => app.sql('select attempts from patient_import')).toEqual([{ attempts: 1 }]);
    await Promise.all([other.application.stop(), working]);
    expect(await app.sql('select status, lease_until from patient_import')).toEqual([
      { status: 'RUNNING', lease_until: null },
    ]);
    await other.close();
    await app.application.importPatients();
    expect(await look(body.data.id)).toMatchObject({ status: 'DONE', created: 4 });
  });

  it('comes as a workbook, too, under the name that it has', async () => {
    const bytes = await excelFile([
      ['Name', 'Phone', 'Date of birth'],
      ['Asha', Number(national(freshPhone())), new Date('1962-05-23T00:00:00Z')],
    ]);
    const done = await importFile(bytes, { name: 'मरीज.xlsx' });
    expect(done).toMatchObject({ status: 'DONE', created: 1, fileName: 'मरीज.xlsx' });
  });
});

it('a patient who is there is never overwritten, and others on a number that has an account get records without one', async () => {
  const [phone, gone] = [freshPhone(), freshPhone()];
  const { reference } = await insertPatient(app.sql, { name: 'Ram Lal', contact_phone: phone, diagnosis: 'Knee' });
  await insertPatient(app.sql, { name: 'Gita', contact_phone: gone, deleted_at: app.clock.now() });
  const { user } = await insertPatientWithAccount(app.sql, { contact_phone: null, name: '' });
  const relative = await insertUser(app.sql, { user_type: 'user' });
  const row = (name: string, number: string, diagnosis = '') => `${name},${national(number)},${diagnosis}`;
  const { errors, ...done } = await importFile(
    [
      'Name,Phone,Diagnosis',
      row('RAM  lal', phone, 'Knee'),
      row('Ram Lal', phone, 'Hip'),
      row('Ram Lala', phone),
      row('ramesh gupta', user.phone), // as the account is called, whose record has neither name nor number of its own
      row('Bina', user.phone),
      row('Chand', relative.phone),
      row('Gita', gone), // who was deleted, and is there no longer
    ].join('\n'),
  );
  expect(counts({ ...done, errors })).toMatchObject({ created: 4, unchanged: 2, failed: 1 });
  const message = `${reference} is this patient already, with another Diagnosis. Nothing was changed: correct the file, or the record on its page.`;
  expect(errors).toEqual([{ row: 3, column: null, message }]);
  const made = await app.sql(
    `select name, diagnosis, user_id is null as alone from patient where contact_phone = any($1) and deleted_at is null order by number`,
    [[phone, gone, user.phone, relative.phone]],
  );
  expect(made).toEqual([
    { name: 'Ram Lal', diagnosis: 'Knee', alone: true },
    { name: 'Ram Lala', diagnosis: null, alone: false },
    { name: 'Bina', diagnosis: null, alone: true },
    { name: 'Chand', diagnosis: null, alone: true },
    { name: 'Gita', diagnosis: null, alone: false },
  ]);
});

describe('a file that cannot be taken', () => {
  it('has failed, and its first error says why', async () => {
    const file = `Name,Phone\n${'Asha,9876543210\n'.repeat(10_001)}`;
    const errors = [{ row: 10_002, column: null, message: expect.stringContaining('at most 10,000 patients') }];
    expect(await importFile(file)).toMatchObject({ status: 'FAILED', rows: 0, created: 0, errors });
    const picture = await importFile(Buffer.from('89504e470d0a1a0a', 'hex'), { name: 'patients.xlsx' });
    expect(picture).toMatchObject({
      status: 'FAILED',
      errors: [{ row: 1, message: expect.stringContaining('no spreadsheet') }],
    });
  });

  it('is refused at once when it is larger than 5 MB, missing, or nobody says whether it is a dry run', async () => {
    expect(await send(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', message: 'The file is larger than 5 MB.' },
    });
    expect(await send('Name', { dryRun: '' })).toMatchObject({
      status: 400,
      body: { fields: { dryRun: expect.any(String) } },
    });
    const form = new FormData();
    form.set('dryRun', 'true');
    expect(await admin.rest('POST', '/admin/patients/imports', form)).toMatchObject({
      status: 400,
      body: { fields: { file: 'Please choose a file' } },
    });
    expect(await admin.rest('POST', '/admin/patients/imports', { dryRun: true })).toMatchObject({ status: 415 });
    expect(await app.sql('select from patient_import')).toEqual([]);
  });
});

it('every error is in the file of errors, whose headings run as no formula; an answer holds the first 1,000', async () => {
  const lines = Array.from({ length: 1_100 }, () => 'Asha,1');
  const { id, errors } = await importFile(['Name,"=Phone"', ...lines].join('\n'));
  expect(errors).toHaveLength(1_000);
  const file = await admin.rest<string>('GET', `/admin/patients/imports/${id}/errors.csv`);
  expect(file.headers.get('content-disposition')).toContain('import-errors.csv');
  const written = file.body.split('\r\n');
  expect(written).toHaveLength(1_102);
  expect(written[1]).toBe("2,'=Phone,Please write one Indian mobile number of ten digits.");
});

it('the import and each record that it made are on record, as those of the admin and the request', async () => {
  const { id } = await importFile(`Name,Phone\nAsha,${national(freshPhone())}\n`);
  const lines = await app.sql(
    `select e.verb, e.subject_type, e.details, e.actor_id = i.actor_id as own, e.request_id = i.request_id as same
     from audit_event e, patient_import i where i.id = $1 and (e.subject_id = i.id::text or e.details->>'importId' = i.id::text)
     order by e.id`,
    [id],
  );
  const own = { verb: 'patient.import', own: true, same: true };
  expect(lines).toEqual([
    { ...own, subject_type: 'patientImport', details: { dryRun: false } },
    { ...own, subject_type: 'patient', details: { importId: id } },
  ]);
});

it('an unknown import is not found, at both doors', async () => {
  const id = '00000000-0000-7000-8000-000000000000';
  expect(await admin.rest('GET', `/admin/patients/imports/${id}/errors.csv`)).toMatchObject({ status: 404 });
  const { body } = await admin.graphql('query ($id: ID!) { patientImport(id: $id) { id } }', { id });
  expect(body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
