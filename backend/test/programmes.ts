import { randomUUID } from 'node:crypto';
import { ask, type Answer, type Member } from './notes.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A programme as tests read it. */
export interface SentProgramme {
  id: string;
  kind: string;
  area: string | null;
  reviewOn: string | null;
  protocolName: string;
  protocolVersion: number;
  isSample: boolean;
  surgeryDate: string;
  side: string;
  status: string;
  phase: number;
  phases: {
    name: string;
    goal: string;
    sessions: number;
    criteria: object[];
    exercises: { key: string; hint: string | null }[];
  }[];
  ledger: Record<string, number>;
  recoveryPercent: number;
  sessions: object[];
  doctorName: string | null;
  physiotherapistName: string | null;
  physiotherapistId: string | null;
  programmeVersions: {
    number: number;
    at: string;
    by: string;
    reason: string | null;
    goal: string;
    exercises: { key: string }[];
  }[];
  version: number;
}

/** Everything of a programme. */
export const PROGRAMME = `id kind area reviewOn protocolName protocolVersion isSample surgeryDate side status phase
  phases { name goal sessions criteria { key } exercises { key name instructions sets reps holdSeconds timesPerDay hint } }
  ledger { planned done missed cancelled ahead booked missedInAll settled } recoveryPercent sessions { number } doctorName physiotherapistName
  physiotherapistId programmeVersions { number at by reason goal exercises { key } } version`;

/** An exercise for the back. */
export const bridge = {
  key: 'bridge',
  words: {
    nameEn: 'Bridge',
    nameHi: 'पुल',
    instructionsEn: 'Lie on your back and lift your hips.',
    instructionsHi: 'पीठ के बल लेटें और कूल्हे उठाएँ।',
  },
  sets: 2,
  reps: 10,
  holdSeconds: 5,
  timesPerDay: 2,
  hint: 'Slowly; stop when it stings',
};

/** A programme for the back. */
export const backProgramme = {
  area: 'BACK',
  goal: 'Carry my grandson again',
  exercises: [bridge],
  reviewOn: '2026-04-07',
};

/** Begins a programme. */
export const startProgramme = (
  browser: TestClient,
  patientId: string,
  input: object = {},
  key: string = randomUUID(),
): Promise<Answer<SentProgramme>> =>
  ask(
    browser,
    `mutation ($id: ID!, $input: ProgrammeInput!, $key: String!) { startProgramme(patientId: $id, input: $input, idempotencyKey: $key) { ${PROGRAMME} } }`,
    { id: patientId, input: { ...backProgramme, ...input }, key },
  );

/** Writes the next version of a programme. */
export const changeProgramme = (
  browser: TestClient,
  planId: string,
  input: object = {},
  { reason = 'Stronger by now', version }: { reason?: string; version?: number } = {},
): Promise<Answer<SentProgramme>> =>
  ask(
    browser,
    `mutation ($id: ID!, $input: ProgrammeInput!, $reason: String!, $version: Int) {
       changeProgramme(planId: $id, input: $input, reason: $reason, version: $version) { ${PROGRAMME} } }`,
    { id: planId, input: { ...backProgramme, ...input }, reason, version },
  );

/** Completes or stops a programme. */
export const endProgramme = (
  browser: TestClient,
  planId: string,
  name: 'completeProgramme' | 'stopPlan' = 'completeProgramme',
  reason = 'The goal is reached',
): Promise<Answer<SentProgramme>> =>
  ask(browser, `mutation ($id: ID!, $reason: String!) { ${name}(planId: $id, reason: $reason) { ${PROGRAMME} } }`, {
    id: planId,
    reason,
  });

/** Makes a physiotherapist the one of a record. */
export const giveRecord = (app: TestApp, patientId: string, { id }: Pick<Member, 'id'>) =>
  app.sql('update patient set physiotherapist_id = $2 where id = $1', [patientId, id]);
