import { insertAdmin, insertPatientWithAccount, insertStaff } from './builders.js';
import { insertDoctor, insertPlan } from './recovery-builders.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A live knee plan with everybody who may look at it, each in a browser of their own. */
export interface Course {
  planId: string;
  recordId: string;
  physiotherapistId: string;
  patient: TestClient;
  physio: TestClient;
  doctor: TestClient;
  admin: TestClient;
}

/** A patient with a knee plan, her physiotherapist and her doctor, all signed in. */
export async function openCourse(app: TestApp): Promise<Course> {
  const { user, record } = await insertPatientWithAccount(app.sql);
  const treating = await insertStaff(app.sql);
  const { user: surgeon, doctorId } = await insertDoctor(app.sql);
  const team = { physiotherapist_id: treating.physiotherapistId, doctor_id: doctorId };
  const { id: planId } = await insertPlan(app, record.id, team);
  return {
    planId,
    recordId: record.id,
    physiotherapistId: treating.physiotherapistId,
    patient: await app.signIn(user.phone),
    physio: await app.signIn(treating.user.phone, 'staff'),
    doctor: await app.signIn(surgeon.phone, 'staff'),
    admin: await app.signIn((await insertAdmin(app.sql)).phone, 'admin'),
  };
}

/** A value as somebody who treats sends it. */
export interface SentValue {
  measure: string;
  value: number;
  side?: string;
  mode?: string;
  method?: string;
}

/** Enters a value; answers it, or the code of the refusal and what it says of the inputs. */
export async function recordValue(
  browser: TestClient,
  planId: string,
  { method = 'GONIOMETER', ...input }: SentValue,
  more: { takenAt?: Date; key?: string } = {},
) {
  const { body } = await browser.graphql<{ recordMeasurement: Record<string, unknown> & { id: string } }>(
    `mutation ($planId: ID!, $input: MeasurementInput!, $takenAt: DateTime, $key: String!) {
       recordMeasurement(planId: $planId, input: $input, takenAt: $takenAt, idempotencyKey: $key) {
         id measure value side mode method takenAt recordedAt enteredAs enteredBy retractedReason } }`,
    { planId, input: { ...input, method }, takenAt: more.takenAt ?? null, key: more.key ?? crypto.randomUUID() },
  );
  const [error] = body.errors ?? [];
  return { row: body.data?.recordMeasurement, code: error?.extensions.code, fields: error?.extensions['fields'] };
}

/** The proposal for the present phase. */
export interface GateAnswer {
  phase: number;
  ready: boolean;
  sentence: string;
  results: {
    criterion: { key: string };
    state: string;
    actual: number | null;
    takenAt: string | null;
    sentence: string;
  }[];
}

/** Asks whether the phase may be left. */
export async function readGate(browser: TestClient, planId: string, language = 'EN'): Promise<GateAnswer | null> {
  const { body } = await browser.graphql<{ gate: GateAnswer | null }>(
    `query ($planId: ID!, $language: Language!) { gate(planId: $planId, language: $language) {
       phase ready sentence results { criterion { key } state actual takenAt sentence } } }`,
    { planId, language },
  );
  if (!body.data || body.errors) throw new Error(body.errors?.[0]?.extensions.code);
  return body.data.gate;
}

/** Leaves a phase; answers the plan, or the code of the refusal and what it says of the inputs. */
export async function confirmGate(
  browser: TestClient,
  planId: string,
  fromPhase: number,
  deviations: { criterion: string; reason: string }[] = [],
) {
  const { body } = await browser.graphql<{
    confirmGate: {
      phase: number;
      status: string;
      version: number;
      passages: { fromPhase: number; toPhase: number | null; confirmedBy: string; deviations: object[] }[];
    };
  }>(
    `mutation ($planId: ID!, $fromPhase: Int!, $deviations: [DeviationInput!]!) {
       confirmGate(planId: $planId, fromPhase: $fromPhase, deviations: $deviations) {
         phase status version passages { fromPhase toPhase confirmedBy deviations { criterion reason } } } }`,
    { planId, fromPhase, deviations },
  );
  const [error] = body.errors ?? [];
  return { plan: body.data?.confirmGate, code: error?.extensions.code, fields: error?.extensions['fields'] };
}
