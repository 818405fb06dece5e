import { expect } from 'vitest';
import { fhir } from './hospital.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** The counts of a plan, as `Ledger` has them. */
export interface ShownLedger {
  planned: number;
  done: number;
  missed: number;
  cancelled: number;
  ahead: number;
  booked: number;
  missedInAll: number;
  settled: number;
}

/** Whoever looks at a plan, and whose plan it is. */
export interface Lookers {
  app: TestApp;
  patientId: string;
  /** Of the patient, and of nobody else. */
  name: string;
  planId: string;
  admin: TestClient;
  /** The browser of the patient. */
  own: TestClient;
  /** Of the plan's physiotherapist. */
  physio: TestClient;
  /** The token of a hospital that may read everything. */
  hospital: string;
}

const LEDGER = 'ledger { planned done missed cancelled ahead booked missedInAll settled }';
const PROFILE = 'sessionsCompleted missedSessions plannedSessions';
const BANDS = ['FROM_0_TO_25', 'FROM_26_TO_50', 'FROM_51_TO_75', 'FROM_76_TO_100'] as const;
const inRest = (band: (typeof BANDS)[number]) => band.replace('FROM_', '').replace('_TO_', '-');

async function ask<Data>(browser: TestClient, query: string): Promise<Data> {
  const { body } = await browser.graphql<Data>(query);
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

/** What each place says that shows counts of sessions: those of the plan, of the profile, of the lists and of other systems. */
export async function shownCounts(lookers: Lookers): Promise<Record<string, unknown>> {
  return { ...(await toThePatient(lookers)), ...(await toStaff(lookers)), ...(await inLists(lookers)) };
}

interface Numbers {
  ledger: ShownLedger;
  recoveryPercent: number;
}

async function toThePatient({ own }: Lookers): Promise<Record<string, unknown>> {
  const shown = await ask<{ me: object; myPlan: Numbers; today: Numbers | null }>(
    own,
    `{ me { ${PROFILE} sessionsToGo recoveryProgress } myPlan { ${LEDGER} recoveryPercent } today { ${LEDGER} recoveryPercent } }`,
  );
  const { data } = (await own.rest<{ data: Record<string, unknown> }>('GET', '/users/me')).body;
  const { sessionsCompleted, missedSessions, recoveryProgress } = data;
  return {
    ...shown,
    'me through REST': { sessionsCompleted, missedSessions, recoveryProgress },
  };
}

async function toStaff({ admin, physio, patientId, planId }: Lookers): Promise<Record<string, unknown>> {
  const shown = await ask<{ recoveryPlan: Numbers & { sessions: { state: string; appointmentId: string | null }[] } }>(
    admin,
    `{ patientDetails(id: "${patientId}") { recoveryPercent plannedSessions }
       patientOverview(id: "${patientId}") { ${PROFILE} recoveryPercent }
       recoveryPlan(patientId: "${patientId}") { ${LEDGER} recoveryPercent sessions { state appointmentId } } }`,
  );
  const { sessions, ...recoveryPlan } = shown.recoveryPlan;
  const countOf = (state: string) => sessions.filter((session) => session.state === state).length;
  const { data: details } = (
    await admin.rest<{ data: { recoveryPercent: number } }>('GET', `/admin/patients/${patientId}/details`)
  ).body;
  const { data: plan } = (await admin.rest<{ data: Numbers }>('GET', `/recovery/patients/${patientId}/plan`)).body;
  const { patientsUnderCare, patientsUnderCareConnection } = await ask<{
    patientsUnderCare: { planId: string; recoveryPercent: number }[];
    patientsUnderCareConnection: { edges: { node: { planId: string; recoveryPercent: number } }[] };
  }>(
    physio,
    `{ patientsUnderCare { planId recoveryPercent }
       patientsUnderCareConnection(first: 100) { edges { node { planId recoveryPercent } } } }`,
  );
  return {
    ...shown,
    recoveryPlan,
    'the sessions of the plan': {
      planned: sessions.length,
      done: countOf('DONE'),
      missed: countOf('MISSED'),
      cancelled: countOf('CANCELLED'),
      ahead: countOf('AHEAD'),
      booked: sessions.filter(({ state, appointmentId }) => state === 'AHEAD' && appointmentId).length,
    },
    'details through REST': details.recoveryPercent,
    'plan through REST': { ledger: plan.ledger, recoveryPercent: plan.recoveryPercent },
    'under care': patientsUnderCare.find((one) => one.planId === planId)?.recoveryPercent ?? null,
    'page of those under care':
      patientsUnderCareConnection.edges.find(({ node }) => node.planId === planId)?.node.recoveryPercent ?? null,
  };
}

async function inLists({ app, admin, patientId, name, planId, hospital }: Lookers): Promise<Record<string, unknown>> {
  const of = (status: string) =>
    `${status}: appointments(first: 100, filter: { patientId: "${patientId}", status: ${status} }) { edges { node { id } } }`;
  const { missedSessions, ...sessions } = await ask<{
    missedSessions: { planId: string }[];
    COMPLETED: { edges: object[] };
    MISSED: { edges: object[] };
    SCHEDULED: { edges: object[] };
  }>(admin, `{ ${of('COMPLETED')} ${of('MISSED')} ${of('SCHEDULED')} missedSessions { planId } }`);
  const search = encodeURIComponent(name);
  const found = [];
  const exported = [];
  for (const band of BANDS) {
    const query = `search=${search}&progress=${inRest(band)}`;
    const list = await admin.rest<{ data: { total: number } }>('GET', `/admin/patients?${query}`);
    if (list.body.data.total > 0) found.push(band);
    const { patients } = await ask<{ patients: { total: number } }>(
      admin,
      `{ patients(filter: { search: "${name}", progress: ${band} }) { total } }`,
    );
    expect(patients.total).toBe(list.body.data.total);
    const file = await admin.send(`/api/v1/admin/patients/export/filtered?format=csv&${query}`);
    if ((await file.text()).includes(name)) exported.push(band);
  }
  const totalOf = async (path: string) => (await fhir(app, hospital, path)).body.total;
  const noted = `/Appointment?patient=${patientId}&status=`;
  return {
    'lists of sessions': [
      sessions.COMPLETED.edges.length,
      sessions.MISSED.edges.length,
      sessions.SCHEDULED.edges.length,
    ],
    'missed and not made up': missedSessions.filter((one) => one.planId === planId).length,
    'band of the list': found,
    'band of the export': exported,
    'to hospitals': [
      await totalOf(`/Encounter?patient=${patientId}`),
      await totalOf(`${noted}fulfilled`),
      await totalOf(`${noted}noshow`),
      await totalOf(`${noted}booked`),
    ],
  };
}

/** What each place says where all agree with these counts of a plan, which is live or has ended. */
export function agreeing(ledger: ShownLedger, isLive: boolean): Record<string, unknown> {
  const { planned, done, missed, cancelled, booked, missedInAll, settled: _, ...rest } = ledger;
  const plannedSessions = planned - cancelled;
  const recoveryPercent = plannedSessions === 0 ? 0 : Math.min(100, Math.round((100 * done) / plannedSessions));
  const profile = { sessionsCompleted: done, missedSessions: missedInAll };
  const plan = { ledger, recoveryPercent };
  const band = BANDS[recoveryPercent <= 25 ? 0 : recoveryPercent <= 50 ? 1 : recoveryPercent <= 75 ? 2 : 3];
  return {
    me: { ...profile, plannedSessions, sessionsToGo: isLive ? rest.ahead : null, recoveryProgress: recoveryPercent },
    'me through REST': { ...profile, recoveryProgress: recoveryPercent },
    myPlan: plan,
    today: isLive ? plan : null,
    patientDetails: { recoveryPercent, plannedSessions },
    'details through REST': recoveryPercent,
    patientOverview: { ...profile, plannedSessions, recoveryPercent },
    recoveryPlan: plan,
    'plan through REST': plan,
    'the sessions of the plan': { planned, done, missed, cancelled, booked, ...rest },
    'under care': isLive ? recoveryPercent : null,
    'page of those under care': isLive ? recoveryPercent : null,
    'lists of sessions': [done, missedInAll, booked],
    'missed and not made up': isLive ? missed : 0,
    'band of the list': [band],
    'band of the export': [band],
    'to hospitals': [done, done, missedInAll, booked],
  };
}
