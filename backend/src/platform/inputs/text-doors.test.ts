import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertPatient,
  insertReport,
  insertUser,
  patientForm,
} from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const TYPED = ' \u202eक्\u200dष\u0000\ufffe\r\nVer\u2066ma\uffff ';
const ONE_LINE = 'क्\u200dष Verma';
const SEVERAL_LINES = 'क्\u200dष\nVerma';
const INVISIBLE = '\u200b\u3164\u00ad \ufe0f';

let app: TestApp;
let admin: TestClient;
let patient: TestClient;
let ids: { admin: string; user: string; record: string };
beforeAll(async () => {
  app = await createTestApp();
  const [account, user] = [await insertAdmin(app.sql), await insertUser(app.sql)];
  admin = await app.signIn(account.phone, 'admin');
  patient = await app.signIn(user.phone);
  ids = { admin: account.id, user: user.id, record: (await insertPatient(app.sql)).id };
});
afterAll(() => app.close());

/** What a door answered: the error's code, when there was one. */
type Sent = { status: number; body: object };
const rest = (by: TestClient, method: string, path: string, body: unknown): Promise<Sent> =>
  by.rest(method, path, body);
const graphql = (by: TestClient, document: string, variables: object): Promise<Sent> => by.graphql(document, variables);
const codeOf = ({ body }: Sent) =>
  'code' in body ? body.code : (body as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;
const stored = async (query: string, id: string) => (await app.sql<{ text: string }>(query, [id]))[0]?.text;

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const column = (name: string, table: string) => `select ${name} as text from ${table} where id = $1`;

interface Field {
  /** Sends a text through a door. */
  send: (text: string) => Promise<Sent>;
  read: () => Promise<string | undefined>;
  keepsLines?: true;
}

const profile = (name: string, extra: object) =>
  rest(patient, 'POST', '/users/profile', {
    name,
    email: 'a@example.com',
    dob: '1980-01-01',
    gender: 'Male',
    ...extra,
  });
const history = (input: object) =>
  graphql(
    admin,
    'mutation ($id: ID!, $input: MedicalHistoryInput!) { addMedicalHistoryEntry(patientId: $id, input: $input) { recoveryPercent } }',
    { id: ids.record, input },
  );
const newest = (name: string) =>
  `select ${name} as text from medical_history_entry where patient_id = $1 order by id desc`;

const settings = (input: object) =>
  graphql(admin, 'mutation ($input: ClinicSettingsInput!) { updateClinicSettings(input: $input) { version } }', {
    input,
  });

const REQUIRED: Record<string, Field> = {
  ...Object.fromEntries(
    [
      ['name', 'name'],
      ['diagnosedWith', 'diagnosis'],
      ['address', 'address'],
    ].flatMap(([field = '', name = '']): [string, Field][] => [
      [
        `PATCH /admin/patients/{id} ${field}`,
        {
          send: (text) => rest(admin, 'PATCH', `/admin/patients/${ids.record}`, { [field]: text }),
          read: () => stored(column(name, 'patient'), ids.record),
        },
      ],
      [
        `updatePatient ${field}`,
        {
          send: (text) =>
            graphql(
              admin,
              'mutation ($id: ID!, $input: UpdatePatientInput!) { updatePatient(id: $id, input: $input) { id } }',
              { id: ids.record, input: { [field]: text } },
            ),
          read: () => stored(column(name, 'patient'), ids.record),
        },
      ],
    ]),
  ),
  'POST /admin/patients name': {
    send: async (text) => {
      await app.sql('delete from patient where user_id = $1', [ids.user]);
      return rest(admin, 'POST', '/admin/patients', patientForm(ids.user, { name: text }));
    },
    read: () => stored('select name as text from patient where user_id = $1', ids.user),
  },
  'POST /users/profile name': {
    send: (text) => profile(text, {}),
    read: () => stored(column('full_name', 'app_user'), ids.user),
  },
  'PATCH /users fullName of a form': {
    send: (text) => rest(patient, 'PATCH', '/users', formOf({ fullName: text })),
    read: () => stored(column('full_name', 'app_user'), ids.user),
  },
  'updateAccount fullName': {
    send: (text) =>
      graphql(patient, 'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { id } }', {
        input: { fullName: text },
      }),
    read: () => stored(column('full_name', 'app_user'), ids.user),
  },
  'PATCH /users/me country': {
    send: (text) => rest(patient, 'PATCH', '/users/me', { country: text }),
    read: () => stored(column('country', 'app_user'), ids.user),
  },
  'updateProfile language': {
    send: (text) =>
      graphql(patient, 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', {
        input: { language: text },
      }),
    read: () => stored(column('language', 'app_user'), ids.user),
  },
  'addMedicalHistoryEntry diagnosis': {
    send: (text) => history({ diagnosis: text }),
    read: () => stored(newest('diagnosis'), ids.record),
  },
  addProgressReport: {
    send: (text) =>
      graphql(
        admin,
        'mutation ($id: ID!, $text: String!) { addProgressReport(patientId: $id, content: $text) { recoveryPercent } }',
        { id: ids.record, text },
      ),
    read: () =>
      stored('select content as text from progress_report where patient_id = $1 order by id desc', ids.record),
    keepsLines: true,
  },
  'amendProgressReport reason': {
    send: async (text) => {
      const { id } = await insertReport(app.sql, ids.record);
      return graphql(
        admin,
        'mutation ($id: ID!, $text: String!) { amendProgressReport(id: $id, content: "Walks", reason: $text) { id } }',
        { id, text },
      );
    },
    read: () => stored('select reason as text from progress_report where patient_id = $1 order by id desc', ids.record),
    keepsLines: true,
  },
  'markAppointmentMissed reason': {
    send: async (text) => {
      await app.sql('delete from appointment');
      const { id } = await insertAppointment(app.sql, ids.record, { status: 'scheduled', starts_at: NOON });
      return graphql(
        admin,
        'mutation ($id: ID!, $text: String!) { markAppointmentMissed(id: $id, reason: $text) { id } }',
        { id, text },
      );
    },
    read: () => stored('select missed_reason as text from appointment where patient_id = $1', ids.record),
  },
  'updateClinicSettings name': {
    send: (name) => settings({ name }),
    read: () => stored(column('name', 'clinic_settings'), 'clinic'),
  },
  'updateClinicSettings name of a special day': {
    send: (name) => settings({ specialDays: [{ day: '2026-11-08', name, hours: [] }] }),
    read: () => stored(column("special_days -> 0 ->> 'name'", 'clinic_settings'), 'clinic'),
  },
  'createApiKey name': {
    send: (text) =>
      graphql(admin, 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }', {
        input: { name: text, scopes: ['PATIENTS_READ'], expiresAt: inDays(1) },
      }),
    read: () => stored('select name as text from api_key where owner_id = $1', ids.admin),
  },
};

const OPTIONAL: Record<string, Field> = {
  'updateClinicSettings legalName': {
    send: (legalName) => settings({ legalName }),
    read: () => stored(column('legal_name', 'clinic_settings'), 'clinic'),
  },
  'updateClinicSettings receiptHeader': {
    send: (receiptHeader) => settings({ receiptHeader }),
    read: () => stored(column('receipt_header', 'clinic_settings'), 'clinic'),
    keepsLines: true,
  },
  'updateClinicSettings registrationNumber': {
    send: (registrationNumber) => settings({ registrationNumber }),
    read: () => stored(column('registration_number', 'clinic_settings'), 'clinic'),
  },
  'PATCH /users/me nickname': {
    send: (text) => rest(patient, 'PATCH', '/users/me', { nickname: text }),
    read: () => stored(column('nickname', 'app_user'), ids.user),
  },
  'addMedicalHistoryEntry treatment': {
    send: (text) => history({ diagnosis: 'Knee', treatment: text }),
    read: () => stored(newest('treatment'), ids.record),
    keepsLines: true,
  },
  'addMedicalHistoryEntry surgeryDetails': {
    send: (text) => history({ diagnosis: 'Knee', surgeryDetails: text }),
    read: () => stored(newest('surgery_details'), ids.record),
    keepsLines: true,
  },
  'updateCarePlan referringDoctor': {
    send: (text) =>
      graphql(
        admin,
        'mutation ($id: ID!, $input: CarePlanInput!) { updateCarePlan(patientId: $id, input: $input) { recoveryPercent } }',
        { id: ids.record, input: { referringDoctor: text } },
      ),
    read: () => stored(column('referring_doctor', 'patient'), ids.record),
  },
};

describe.each(Object.entries({ ...REQUIRED, ...OPTIONAL }))('%s', (name, { send, read, keepsLines }) => {
  it('is stored as it was meant', async () => {
    expect(codeOf(await send(TYPED))).toBeUndefined();
    expect(await read()).toBe(keepsLines ? SEVERAL_LINES : ONE_LINE);
  });

  it(`of invisible characters alone is ${name in REQUIRED ? 'refused' : 'none'}`, async () => {
    await send('Before');
    const answer = await send(INVISIBLE);
    expect(codeOf(answer)).toBe(name in REQUIRED ? 'BAD_INPUT' : undefined);
    if (name in OPTIONAL) expect(await read()).toBeNull();
  });
});

describe('a search', () => {
  const count = async (query: string) =>
    (await admin.rest<{ data: { total: number } }>('GET', `/admin/patients?${query}`)).body.data.total;

  it('finds what was typed, whatever came along with it', async () => {
    await insertPatient(app.sql, { name: `${ONE_LINE} Found`, diagnosis: ONE_LINE, referring_doctor: ONE_LINE });
    const typed = encodeURIComponent(TYPED);
    for (const query of [`search=${typed}Found`, `condition=${typed}`, `doctor=${typed}`])
      expect([query, await count(query)]).toEqual([query, 1]);
    await insertUser(app.sql, { full_name: ONE_LINE });
    const { body } = await admin.rest<{ data: unknown[] }>('GET', `/admin/users-without-patients?search=${typed}`);
    expect(body.data.length).toBeGreaterThan(0);
  });

  it('of invisible characters alone filters nothing', async () => {
    const all = await count('');
    expect(all).toBeGreaterThan(1);
    for (const name of ['search', 'condition', 'doctor'])
      expect(await count(`${name}=${encodeURIComponent(INVISIBLE)}`)).toBe(all);
  });
});

it('a number out of an address book, with what it comes in, signs in', async () => {
  const { phone } = await insertUser(app.sql);
  const browser = app.client();
  const typed = `\u202a${phone.slice(3, 8)} ${phone.slice(8)}\u202c`;
  expect((await browser.rest('POST', '/users/send-otp', { phoneNumber: typed })).status).toBe(200);
  const otp = `\u2068${app.sms.codeFor(phone)}\u2069\n`;
  expect((await browser.rest('POST', '/users/verify-otp', { phoneNumber: typed, otp })).status).toBe(200);
});
