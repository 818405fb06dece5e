import { insertEndpoint } from '../../../test/hospital.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { insertSource, message, pid, send, type TestSource } from '../../../test/hl7.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let source: TestSource;
let mrn = 0;
let own: string;
beforeAll(async () => {
  app = await createTestApp();
  source = await insertSource(app.sql);
});
beforeEach(() => {
  own = `MRN-${++mrn}`;
});
afterEach(() => app.clock.set(NOON));
afterAll(() => app.close());

const told = (type: string, fields: Record<number, string> = {}, header = {}) =>
  message(source, type, ['EVN||20260310120000', pid({ 3: `${own}^^^CITY^MR`, ...fields })], header);
const tell = (type: string, fields: Record<number, string> = {}, header = {}) => send(app, told(type, fields, header));

interface RecordRow {
  id: string;
  name: string;
  gender: string | null;
  birth_date: string | null;
  birth_date_exact: boolean;
  address: string | null;
  contact_phone: string | null;
}
const recordsOf = (value: string, system = source.system) =>
  app.sql<RecordRow>(
    `select p.id, p.name, p.gender, p.birth_date::text, p.birth_date_exact, p.address, p.contact_phone
     from patient p join patient_identifier i on i.patient_id = p.id
     where i.system = $1 and i.value = $2 and i.deleted_at is null`,
    [system, value],
  );
const record = async (value = own) => (await recordsOf(value))[0];
const identify = (patientId: string, value = own) =>
  app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [
    patientId,
    source.system,
    value,
  ]);
const WHOLE = {
  5: 'Yadav^Sunita^Devi',
  7: '19610502',
  8: 'F',
  11: '12 Mall Road^Hazratganj^Lucknow^UP^226001^IN',
  13: '+91 98123 45678',
};

describe('messages of admissions (hospital §7)', () => {
  it.each(['A01', 'A04', 'A08', 'A31'])('%s makes the record of whom nobody here knows', async (event) => {
    expect(await tell(event, WHOLE)).toMatchObject({ code: 'AA' });
    expect(await record()).toMatchObject({
      name: 'Sunita Devi Yadav',
      gender: 'female',
      birth_date: '1961-05-02',
      birth_date_exact: true,
      address: '12 Mall Road, Hazratganj, Lucknow, UP, 226001',
      contact_phone: '+919812345678',
    });
  });

  it.each(['A01', 'A03', 'A04', 'A08', 'A31'])(
    '%s changes the one who has the identifier, and nobody else',
    async (event) => {
      const { id } = await insertPatient(app.sql, { name: 'Sunita' });
      const other = await insertPatient(app.sql, { name: 'Sunita' });
      await identify(id);
      expect(await tell(event, WHOLE)).toMatchObject({ code: 'AA' });
      expect(await record()).toMatchObject({ id, name: 'Sunita Devi Yadav', contact_phone: '+919812345678' });
      const [row] = await app.sql<{ name: string }>('select name from patient where id = $1', [other.id]);
      expect(row?.name).toBe('Sunita');
    },
  );

  it('leave what they do not name, and empty what they name with two quotes', async () => {
    await tell('A01', WHOLE);
    expect(await tell('A08', { 11: '""' })).toMatchObject({ code: 'AA' });
    expect(await record()).toMatchObject({ name: 'Sunita Devi Yadav', gender: 'female', address: null });
    await tell('A08', { 7: '""', 8: '""', 13: '""' });
    expect(await record()).toMatchObject({ gender: null, birth_date: null, contact_phone: null });
  });

  it('empty nothing that a complete record needs', async () => {
    const { id } = await insertPatient(app.sql);
    await identify(id);
    expect(await tell('A08', { 13: '""' })).toMatchObject({ code: 'AE', error: '101', place: 'PID-13' });
  });

  it('know the patient by the medical record number, of several identifiers', async () => {
    await tell('A04', { ...WHOLE, 3: `P-${own}^^^CITY^PI~${own}^^^CITY^MR` });
    expect(await record()).toMatchObject({ name: 'Sunita Devi Yadav' });
    expect(await recordsOf(`P-${own}`)).toEqual([]);
  });

  it('make another record for the number of another hospital, and for that of a record that was deleted', async () => {
    const { id } = await insertPatient(app.sql);
    await identify(id);
    const other = await insertSource(app.sql);
    expect(await send(app, message(other, 'A01', [pid({ 3: own, 5: 'Khan^Amir' })]))).toMatchObject({ code: 'AA' });
    expect(await recordsOf(own, other.system)).toMatchObject([{ name: 'Amir Khan' }]);
    await app.sql('update patient set deleted_at = now() where id = $1', [id]);
    await tell('A08', WHOLE);
    expect((await record())?.id).not.toBe(id);
  });

  it('of a discharge are told to who listens to that', async () => {
    const endpoint = await insertEndpoint(app.sql, { events: ['patient.discharged'] });
    await tell('A01', WHOLE);
    await tell('A03', WHOLE);
    const told = await app.sql('select event, resource_id from webhook_delivery where endpoint_id = $1', [endpoint]);
    expect(told).toEqual([{ event: 'patient.discharged', resource_id: (await record())?.id }]);
  });

  it('of a discharge make no record', async () => {
    expect(await tell('A03', WHOLE)).toMatchObject({ code: 'AE', error: '204', place: 'PID-3' });
    expect(await record()).toBeUndefined();
  });

  it.each<[string, Record<number, string>, string, string]>([
    ['no identifier', { 3: '', 5: 'A^B' }, '101', 'PID-3'],
    ['an identifier that is empty', { 3: '^^^CITY^MR', 5: 'A^B' }, '101', 'PID-3'],
    ['an identifier that is too long', { 3: 'x'.repeat(201), 5: 'A^B' }, '102', 'PID-3'],
    ['no name', {}, '101', 'PID-5'],
    ['a name that is taken away', { 5: '""' }, '101', 'PID-5'],
    ['a name that is too long', { 5: 'a'.repeat(121) }, '102', 'PID-5'],
    ['a day that does not exist', { 5: 'A^B', 7: '20010229' }, '102', 'PID-7'],
    ['a day to come', { 5: 'A^B', 7: '20260311' }, '102', 'PID-7'],
    ['what is no day', { 5: 'A^B', 7: '2.5.1961' }, '102', 'PID-7'],
    ['what is no gender', { 5: 'A^B', 8: 'X' }, '103', 'PID-8'],
    ['a number that is no mobile phone of India', { 5: 'A^B', 13: '555-1234' }, '102', 'PID-13'],
  ])('are not applied with %s', async (_what, fields, error, place) => {
    const answer = await tell('A01', fields);
    expect(answer).toMatchObject({ code: 'AE', error, place });
    expect(answer.sentence).toMatch(/^[A-Z]/);
    expect(await recordsOf(own)).toEqual([]);
  });

  it.each<[string, Record<number, string>, Partial<RecordRow>]>([
    ['a year', { 7: '1961' }, { birth_date: '1961-07-01', birth_date_exact: false }],
    ['a month', { 7: '196105' }, { birth_date: '1961-05-15', birth_date_exact: false }],
    ['a moment of a day', { 7: '196105021430+0530' }, { birth_date: '1961-05-02', birth_date_exact: true }],
    ['no gender that is known', { 8: 'U' }, { gender: null }],
    ['another gender', { 8: 'O' }, { gender: 'other' }],
    [
      'a mobile phone beside a fax and an address of mail',
      { 13: '0522 4001234^PRN^FX~^NET^Internet^a@b.example~^PRN^CP^^91^98123^45678' },
      { contact_phone: '+919812345678' },
    ],
    ['nothing but an address of mail', { 13: '^NET^Internet^a@b.example' }, { contact_phone: null }],
    [
      'letters that part messages',
      { 5: 'O\\T\\M^Asha \\E\\ \\X4B\\', 11: 'Ward 3\\.br\\Bed 4' },
      { name: 'Asha \\ K O&M', address: 'Ward 3 Bed 4' },
    ],
    ['parts of a family name', { 5: 'van Dyk&van&Dyk^Jan' }, { name: 'Jan van Dyk' }],
  ])('may say %s', async (_what, fields, expected) => {
    expect(await tell('A01', { 5: 'Rao^Asha', ...fields })).toMatchObject({ code: 'AA' });
    expect(await record()).toMatchObject(expected);
  });

  it.each<[string, Buffer]>([
    ['UNICODE UTF-8', Buffer.from('सुनीता')],
    ['', Buffer.from('सुनीता')],
  ])('in Devanagari with a charset of %j', async (charset, name) => {
    await send(app, Buffer.from(told('A01', { 5: `यादव^${name.toString()}` }, { charset })));
    expect(await record()).toMatchObject({ name: 'सुनीता यादव' });
  });

  it.each(['8859/1', ''])('in 8859/1 with a charset of %j, and are answered in it', async (charset) => {
    const text = told('A01', { 5: 'Müller^André' }, { charset, controlId: `é-${own}` });
    const answer = await app.application.answerMessage(Buffer.from(text, 'latin1'), '127.0.0.1');
    expect(answer?.toString('latin1')).toContain(`MSA|AA|é-${own}\r`);
    expect(await record()).toMatchObject({ name: 'André Müller' });
  });

  it('leave a line in the trail that names the fields and the source, and no value', async () => {
    await tell('A01', WHOLE);
    await tell('A08', WHOLE);
    await tell('A03', { 5: 'Yadav^Sunita' });
    const { id } = (await record()) ?? {};
    const lines = await app.sql<{ line: string; verb: string; source_id: string; actor_role: string }>(
      `select verb, source_id, actor_role, row_to_json(e)::text as line from audit_event e
       where subject_type = 'patient' and subject_id = $1 order by id`,
      [id],
    );
    expect(lines.map(({ verb }) => verb)).toEqual(['hl7.admit', 'hl7.discharge']);
    expect(lines[0]).toMatchObject({ source_id: source.id, actor_role: 'source' });
    expect(lines.map(({ line }) => line).join()).not.toMatch(/Sunita|98123|Mall/);
  });
});
