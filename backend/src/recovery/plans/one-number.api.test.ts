import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertCharge,
  insertPatientWithAccount,
  insertPayment,
  insertStaff,
} from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, signInClient } from '../../../test/hospital.js';
import { insertSession, planCalls } from '../../../test/plan-calls.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import type { TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

/** The numbers of a patient that several places show, and each name under which one does. */
const NAMES = {
  done: ['sessionsCompleted', 'Ledger.done', 'entry of Encounter'],
  missed: ['missedSessions', 'missedInAll', 'entry of noshow'],
  toGo: ['sessionsToGo', 'Ledger.ahead'],
  percent: ['recoveryPercent', 'recoveryProgress', 'entry of Observation'],
  balance: ['due'],
} as const;
type Law = Record<keyof typeof NAMES, number | null>;

/** Fields of the contract that are spelled alike and mean something else. */
const OTHERS = [
  'QuestionnaireForm.due',
  'Adherence.done', // exercises
  'SetDoneInput.done',
  'DayActivity.done',
  'Query.missedSessions', // the list of them
  // Of those who come today alone (desk.api.test.ts).
  'DeskDay.due',
  'DueToday.due',
  // Compared with the balance in dues.api.test.ts.
  'Due.due',
  // Of packages alone, a part of the balance (packages.api.test.ts).
  'Package.due',
  'Wallet.due',
];

let app: TestApp;
let admin: TestClient;
let hospital: string;
const { stop } = planCalls(() => admin);
beforeAll(async () => {
  app = await createHospitalApp({ limits: { exportsPerAdminHour: 1_000 } });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  hospital = await signInClient(app, await insertClient(app.sql));
});
afterAll(() => app.close());

interface Seeded {
  patientId: string;
  name: string;
  own: TestClient;
  physio: TestClient;
  doctor: TestClient;
  planId: string | undefined;
}

let count = 0;
/** A patient with one session done, one missed and one booked, who owes ₹4,000 less the ₹1,000 that were paid and not given back. */
async function seeded(withPlan: boolean): Promise<Seeded> {
  const name = `Shown ${++count} Everywhere`;
  const { user, record } = await insertPatientWithAccount(app.sql, { name });
  const { user: treats, physiotherapistId } = await insertStaff(app.sql);
  const { user: signs, doctorId } = await insertDoctor(app.sql);
  const people = { physiotherapist_id: physiotherapistId, doctor_id: doctorId };
  const planId = withPlan ? (await insertPlan(app, record.id, people)).id : undefined;
  for (const status of ['completed', 'missed', 'scheduled'])
    await insertSession(app, record.id, status, { physiotherapist_id: physiotherapistId });
  await insertCharge(app.sql, record.id, { amount_paise: 400_000 });
  await insertPayment(app.sql, record.id, { status: 'Paid', amount_paise: 150_000, refunded_paise: 50_000 });
  const own = await app.signIn(user.phone);
  const physio = await app.signIn(treats.phone, 'staff');
  const doctor = await app.signIn(signs.phone, 'staff');
  return { patientId: record.id, name, own, physio, doctor, planId };
}

const LEDGER = 'ledger { done missedInAll ahead }';
const PROFILE = 'sessionsCompleted missedSessions';

/** What each door answers of a patient: those of the patient, the admin, who treats, the doctor, programs and hospitals. */
async function doors({ patientId, own, physio, doctor, planId }: Seeded): Promise<Record<string, unknown>> {
  const ask = async (browser: TestClient, query: string) => (await browser.graphql(query)).body;
  const rest = async (browser: TestClient, path: string) => (await browser.rest('GET', path)).body;
  const count = async (path: string) => (await fhir(app, hospital, path)).body.total;
  const care = `{ patientsUnderCare { planId recoveryPercent }
    recoveryPlan(patientId: "${patientId}") { ${LEDGER} recoveryPercent } }`;
  const underCare = async (browser: TestClient) => {
    const { patientsUnderCare, recoveryPlan } = (
      await browser.graphql<{ patientsUnderCare: { planId: string }[]; recoveryPlan: unknown }>(care)
    ).body.data ?? { patientsUnderCare: [] };
    return { rows: patientsUnderCare.filter((row) => row.planId === planId), recoveryPlan };
  };
  const found = await fhir<{ entry?: { resource: { code: { text?: string }; valueQuantity?: { value: number } } }[] }>(
    app,
    hospital,
    `/Observation?patient=${patientId}`,
  );
  const [progress] = (found.body.entry ?? []).filter(
    ({ resource }) => resource.code.text === 'Sessions completed of those planned',
  );
  return {
    'the patient': await ask(own, `{ me { ${PROFILE} sessionsToGo recoveryProgress } myBalance { due } }`),
    "the patient's plan": await ask(own, `{ myPlan { ${LEDGER} recoveryPercent } }`),
    "the patient's day": await ask(own, `{ today { ${LEDGER} recoveryPercent } }`),
    'the patient through REST': await rest(own, '/users/me'),
    'the console': await ask(
      admin,
      `{ patientOverview(id: "${patientId}") { ${PROFILE} recoveryPercent balance { due } }
         patientDetails(id: "${patientId}") { recoveryPercent }
         recoveryPlan(patientId: "${patientId}") { ${LEDGER} recoveryPercent } }`,
    ),
    'the front desk': await ask(admin, `{ deskPatient(id: "${patientId}") { balance { due } } }`),
    'the console through REST': await rest(admin, `/admin/patients/${patientId}/details`),
    'the plan through REST': await rest(admin, `/recovery/patients/${patientId}/plan`),
    'who treats': await underCare(physio),
    'the doctor': await underCare(doctor),
    hospitals: {
      'entry of Encounter': await count(`/Encounter?patient=${patientId}`),
      'entry of noshow': await count(`/Appointment?patient=${patientId}&status=noshow`),
      'entry of Observation': progress?.resource.valueQuantity?.value,
    },
  };
}

/** The bands of recovery progress in whose export a patient stands. */
async function exportedIn({ name }: Seeded): Promise<string[]> {
  const bands = [];
  for (const band of ['0-25', '26-50', '51-75', '76-100']) {
    const file = await admin.send(`/api/v1/admin/patients/export/filtered?format=csv&progress=${band}`);
    if ((await file.text()).includes(name)) bands.push(band);
  }
  return bands;
}

/** Every number of the law in an answer, by what it is; a ledger's under `Ledger.`. */
function numbersIn(answer: unknown, inside = ''): [keyof Law, unknown][] {
  if (Array.isArray(answer)) return answer.flatMap((one) => numbersIn(one, inside));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]): [keyof Law, unknown][] => {
    const path = inside === 'ledger' ? `Ledger.${name}` : name;
    const law = (Object.keys(NAMES) as (keyof Law)[]).find((one) =>
      (NAMES[one] as readonly string[]).some((known) => known === path || known === name),
    );
    return law && value !== null && typeof value !== 'object' ? [[law, value]] : numbersIn(value, name);
  });
}

/** What each place says, as "the place: the number". Nothing at all is as good as the right number. */
async function said(patient: Seeded): Promise<Record<keyof Law, unknown[]>> {
  const all: Record<keyof Law, unknown[]> = { done: [], missed: [], toGo: [], percent: [], balance: [] };
  for (const [door, answer] of Object.entries(await doors(patient))) {
    expect([door, (answer as { errors?: unknown }).errors]).toEqual([door, undefined]);
    for (const [law, number] of numbersIn(answer)) all[law].push(number);
  }
  return all;
}

describe('every door says the same number of a patient, or none', () => {
  it.each<[what: string, withPlan: boolean, isStopped: boolean, band: string, law: Law]>([
    ['with a plan', true, false, '0-25', { done: 1, missed: 1, toGo: 23, percent: 4, balance: 300_000 }],
    ['without a plan', false, false, '0-25', { done: 1, missed: 1, toGo: null, percent: 4, balance: 300_000 }],
    ['whose plan was stopped', true, true, '26-50', { done: 1, missed: 1, toGo: 0, percent: 50, balance: 300_000 }],
  ])('%s', async (_what, withPlan, isStopped, band, law) => {
    const patient = await seeded(withPlan);
    if (isStopped) expect((await stop(patient.planId ?? '')).code).toBeUndefined();
    const numbers = await said(patient);
    for (const [name, right] of Object.entries(law) as [keyof Law, number | null][])
      expect([name, [...new Set(numbers[name])]]).toEqual([name, right === null ? [] : [right]]);
    expect(await exportedIn(patient)).toEqual([band]);
    expect(numbers.done.length).toBeGreaterThanOrEqual(withPlan ? 5 : 3);
    expect(numbers.percent.length).toBeGreaterThanOrEqual(5);
    expect(numbers.balance).toHaveLength(3);
  });
});

it('asks for each field of the contract that shows one of these numbers', () => {
  const spelled = new Set(
    Object.values(NAMES)
      .flat()
      .map((name) => name.slice(name.lastIndexOf('.') + 1)),
  );
  const shown: string[] = [];
  for (const file of readdirSync('schema').filter((name) => name.endsWith('.graphql'))) {
    let type = '';
    for (const line of readFileSync(`schema/${file}`, 'utf8').split('\n')) {
      type = /^(?:extend )?(?:type|input) (\w+)/.exec(line)?.[1] ?? type;
      const field = /^ {2}(\w+)[(:]/.exec(line)?.[1];
      if (field && spelled.has(field)) shown.push(`${type}.${field}`);
    }
  }
  expect(shown.filter((field) => !OTHERS.includes(field)).toSorted()).toEqual([
    'Balance.due',
    'Ledger.ahead',
    'Ledger.done',
    'Ledger.missedInAll',
    'PatientDetails.recoveryPercent',
    'PatientOverview.missedSessions',
    'PatientOverview.recoveryPercent',
    'PatientOverview.sessionsCompleted',
    'PatientUnderCare.recoveryPercent',
    'RecoveryPlan.recoveryPercent',
    'Today.recoveryPercent',
    'User.missedSessions',
    'User.recoveryProgress',
    'User.sessionsCompleted',
    'User.sessionsToGo',
  ]);
});
