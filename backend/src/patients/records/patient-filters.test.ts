import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertBareRecord,
  insertPatient,
  insertPhysiotherapist,
  insertUser,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOON));
afterEach(() => app.sql('delete from appointment; delete from patient; delete from physiotherapist'));

interface Page {
  data: { patients: { name: string; age: number | null }[]; total: number };
}

/** The names that the list shows for a query, in alphabetical order. */
async function names(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await admin.rest<Page>(
    'GET',
    `/admin/patients?${new URLSearchParams({ limit: '100', ...query })}`,
  );
  expect(status).toBe(200);
  expect(body.data.total).toBe(body.data.patients.length);
  return body.data.patients.map(({ name }) => name).toSorted();
}

const insertNamed = (all: string[]) => Promise.all(all.map((name) => insertPatient(app.sql, { name })));

describe('search', () => {
  it('finds a part of the name, upper or lower case alike', async () => {
    await insertNamed(['Sunita Yadav', 'SUNIL KUMAR', 'Ajay Sundaram', 'Mohan Lal']);
    expect(await names({ search: 'sun' })).toEqual(['Ajay Sundaram', 'SUNIL KUMAR', 'Sunita Yadav']);
    expect(await names({ search: 'NITA Y' })).toEqual(['Sunita Yadav']);
    expect(await names({ search: '  lal  ' })).toEqual(['Mohan Lal']);
  });

  it('finds a part of a name in Devanagari, however its letters were typed', async () => {
    await insertNamed(['सुनीता देवी', 'सुनील यादव', 'गौड़ साहब'.normalize('NFC')]);
    expect(await names({ search: 'सुनी' })).toEqual(['सुनीता देवी', 'सुनील यादव']);
    expect(await names({ search: 'देवी' })).toEqual(['सुनीता देवी']);
    // One code point of the keyboard, two of the normal form.
    expect(await names({ search: 'गौ\u095c' })).toEqual(['गौड़ साहब'.normalize('NFC')]);
  });

  it.each([
    ['%', ['100% Recovered']],
    ['_', ['snake_case']],
    ['\\', [String.raw`back\slash`]],
    ["'", ["D'Souza"]],
    ['% %', []],
  ])('takes "%s" literally', async (search, found) => {
    await insertNamed(['100% Recovered', 'snake_case', String.raw`back\slash`, "D'Souza", 'Plain Name']);
    expect(await names({ search })).toEqual(found);
  });

  it('finds a PT- number, and digits from the beginning or the end of a phone', async () => {
    const own = { name: 'Own Phone', contact_phone: '+919876543210' };
    const { reference } = await insertPatient(app.sql, own);
    const user = await insertUser(app.sql, { phone: '+919123456789' });
    await insertPatient(app.sql, { name: 'Phone of the account', contact_phone: null, user_id: user.id });
    await insertPatient(app.sql, { name: 'Room 7654', contact_phone: '+917000000000' });
    const unpadded = reference.replace(/-0*/, '-');
    for (const search of [reference.toLowerCase(), unpadded]) expect(await names({ search })).toEqual(['Own Phone']);
    for (const search of ['9876', '+91 98765-43210', '098765', '3210'])
      expect(await names({ search })).toEqual(['Own Phone']);
    for (const search of ['9123 4', '6789']) expect(await names({ search })).toEqual(['Phone of the account']);
    expect(await names({ search: '7654' })).toEqual(['Room 7654']);
    expect(await names({ search: '321' })).toEqual([]);
  });

  it('filters nothing when it is empty', async () => {
    await insertNamed(['One', 'Two']);
    for (const search of ['', '   ']) expect(await names({ search })).toEqual(['One', 'Two']);
  });
});

it('narrows by a part of the diagnosis (reading 72)', async () => {
  await insertPatient(app.sql, { name: 'Knee', diagnosis: 'Total Knee Replacement' });
  await insertPatient(app.sql, { name: 'Hip', diagnosis: 'Hip replacement' });
  await insertPatient(app.sql, { name: 'Hindi', diagnosis: 'घुटने का दर्द' });
  await insertBareRecord(app.sql, (await insertUser(app.sql)).id, { name: 'Nothing known' });
  expect(await names({ condition: 'REPLACEMENT' })).toEqual(['Hip', 'Knee']);
  expect(await names({ condition: 'knee' })).toEqual(['Knee']);
  expect(await names({ condition: 'घुटने' })).toEqual(['Hindi']);
});

describe('age', () => {
  const bornOn = (all: string[]) =>
    Promise.all(all.map((birth_date) => insertPatient(app.sql, { name: birth_date, birth_date })));

  it('is counted in whole years, both edges included (lesson 8)', async () => {
    await bornOn(['1965-03-10', '1965-03-11', '1966-03-10', '1966-03-11']);
    expect(await names({ age: '60' })).toEqual(['1965-03-11', '1966-03-10']);
    expect(await names({ age: '59' })).toEqual(['1966-03-11']);
    expect(await names({ age: '61' })).toEqual(['1965-03-10']);
  });

  it('turns over at midnight in India, not in Greenwich', async () => {
    await bornOn(['1966-03-10']);
    app.clock.set('2026-03-09T18:29:59.999Z');
    expect([await names({ age: '59' }), await names({ age: '60' })]).toEqual([['1966-03-10'], []]);
    app.clock.set('2026-03-09T18:30:00.000Z');
    expect([await names({ age: '59' }), await names({ age: '60' })]).toEqual([[], ['1966-03-10']]);
  });

  it.each([
    ['2026-02-28', 21],
    ['2026-03-01', 22],
    ['2028-02-28', 23],
    ['2028-02-29', 24],
  ])('of somebody born on 29 February 2004 is, on %s, %i', async (day, age) => {
    await bornOn(['2004-02-29']);
    app.clock.set(`${day}T06:30:00Z`);
    const shown = await admin.rest<Page>('GET', '/admin/patients');
    expect(shown.body.data.patients.map((patient) => patient.age)).toEqual([age]);
    for (const asked of [age - 1, age, age + 1])
      expect(await names({ age: String(asked) })).toEqual(asked === age ? ['2004-02-29'] : []);
  });

  it('of a newborn is 0, and nobody is 500', async () => {
    await bornOn(['2026-03-10', '1966-03-10']);
    expect(await names({ age: '0' })).toEqual(['2026-03-10']);
    expect(await names({ age: '500' })).toEqual([]);
  });

  it.each(['-1', '-0007', '1000', '99999999999', '1'.repeat(40)])(
    'is refused when it is "%s", by both doors',
    async (age) => {
      const byRest = await admin.rest('GET', `/admin/patients?age=${age}`);
      expect(byRest).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', fields: { age: expect.any(String) } } });
      const { body } = await admin.graphql(`{ patients(filter: { age: ${age.replace('-000', '-')} }) { total } }`);
      expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_INPUT']);
    },
  );

  it.each(['', ' ', 'abc', '60.5', '6e1', '--1', '-'])('is ignored when it is "%s" (reading 36)', async (age) => {
    await bornOn(['1966-03-10', '1990-01-01']);
    expect(await names({ age })).toHaveLength(2);
  });
});

it('narrows by the name of the physiotherapist in charge or of the referring doctor (reading 35)', async () => {
  const { id } = await insertPhysiotherapist(app.sql, { name: 'Dr Kavita Singh' });
  await insertPatient(app.sql, { name: 'Treated', physiotherapist_id: id });
  await insertPatient(app.sql, { name: 'Referred', referring_doctor: 'Dr Singhania' });
  await insertPatient(app.sql, { name: 'Neither', referring_doctor: 'Dr Rao' });
  expect(await names({ doctor: 'singh' })).toEqual(['Referred', 'Treated']);
  expect(await names({ doctor: 'kavita' })).toEqual(['Treated']);
  expect(await names({ doctor: '' })).toHaveLength(3);
});

describe('progress', () => {
  /** A patient who has completed so many of so many sessions. */
  async function insertProgress(completed: number, planned: number, status = 'completed'): Promise<void> {
    const { id } = await insertPatient(app.sql, {
      name: `${completed}/${planned} ${status}`,
      planned_sessions: planned,
    });
    await app.sql(
      `insert into appointment (id, patient_id, starts_at, session_type, status, created_at)
       select gen_random_uuid(), $1, now() - make_interval(days => n), 'Clinic', $3, now() from generate_series(1, $2) n`,
      [id, completed, status],
    );
  }

  it('is a band of the recovery per cent, both ends included (readings 35, 45)', async () => {
    const plans = [
      [0, 25],
      [1, 4],
      [33, 130],
      [13, 50],
      [1, 2],
      [26, 51],
      [3, 4],
      [19, 25],
      [4, 4],
      [5, 4],
    ] as const;
    for (const [completed, planned] of plans) await insertProgress(completed, planned);
    await insertProgress(4, 4, 'missed');
    expect(await names({ progress: '0-25' })).toEqual([
      '0/25 completed',
      '1/4 completed',
      '33/130 completed',
      '4/4 missed',
    ]);
    expect(await names({ progress: '26-50' })).toEqual(['1/2 completed', '13/50 completed']);
    expect(await names({ progress: '51-75' })).toEqual(['26/51 completed', '3/4 completed']);
    expect(await names({ progress: '76-100' })).toEqual(['19/25 completed', '4/4 completed', '5/4 completed']);
    expect(await names({ progress: '' })).toHaveLength(11);
  });
});

it('narrows by whether the record is complete; empty means all (reading 35)', async () => {
  await insertPatient(app.sql, { name: 'Complete' });
  await insertPatient(app.sql, { name: 'No address', address: null });
  await insertPatient(app.sql, { name: 'No emergency contact', emergency_phone: null });
  await insertPatient(app.sql, { name: 'No blood group', blood_group: null });
  expect(await names({ status: 'complete' })).toEqual(['Complete', 'No blood group']);
  expect(await names({ status: 'incomplete' })).toEqual(['No address', 'No emergency contact']);
  expect(await names({ status: '' })).toHaveLength(4);
});

it('narrows by all of them together, and the same way through both doors', async () => {
  const match = { name: 'Asha Devi', diagnosis: 'Knee', birth_date: '1966-03-10', referring_doctor: 'Dr Rao' };
  await insertPatient(app.sql, match);
  for (const other of [
    { name: 'Nisha' },
    { diagnosis: 'Hip' },
    { birth_date: '1970-01-01' },
    { referring_doctor: 'Dr Sen' },
    { address: null },
  ])
    await insertPatient(app.sql, { ...match, ...other });
  const query = { search: 'asha', condition: 'knee', age: '60', doctor: 'rao', status: 'complete', progress: '0-25' };
  expect(await names(query)).toEqual(['Asha Devi']);
  const { body } = await admin.graphql(
    `{ patients(filter: { search: "asha", condition: "knee", age: 60, doctor: "rao", status: COMPLETE, progress: FROM_0_TO_25 }) { total patients { name } } }`,
  );
  expect(body).toEqual({ data: { patients: { total: 1, patients: [{ name: 'Asha Devi' }] } } });
});

it.each([
  'age[$gt]=0',
  'age[]=60',
  'age=60&age=61',
  'search=a&search=b',
  'search[$ne]=',
  'status=unknown',
  'progress=0-100',
  `search=${'x'.repeat(101)}`,
  'page=0',
  'page=one',
  'page=1.5',
  'limit=0',
  'limit=101',
  'limit=-1',
])('refuses ?%s (AZ-6)', async (query) => {
  const { status, body } = await admin.rest('GET', `/admin/patients?${query}`);
  expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'BAD_INPUT' });
  expect(Object.values(body['fields'] as object)).toEqual([expect.stringMatching(/^[A-Z]/)]);
});
