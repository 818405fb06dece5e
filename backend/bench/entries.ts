import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { clinicDay } from '../src/platform/clinic-time.js';
import { median } from './measure.js';
import type { Patients } from './today.js';

/** As many as come at once. */
const ENTRIES = 50;
const CALLS = 40;
const WARM_UP = 10;
const RECORD = 'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome } }';
const INSERT = `insert into entry (id, account_id, client_id, body_hash, plan_id, kind, body, at, day, entered_as, recorded_at)
  values ($1, $2, $3, $4, $5, 'CHECK_IN', $6, $7, $8, 'PATIENT', $7)`;

/**
 * What fifty entries of a patient take, and fifty inserts that are written by hand, one after the other in a transaction, in milliseconds: in
 * turn, so that whatever else the machine does slows both (recovery §11).
 */
export async function measureEntries(databaseUrl: string, patients: Patients) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const times: [number[], number[]] = [[], []];
  try {
    for (let at = 0; at < WARM_UP + CALLS; at++) {
      for (const side of at % 2 ? [0, 1] : [1, 0]) {
        const taken = side ? await record(patients, at) : await insert(client, patients, at);
        if (at >= WARM_UP) times[side ? 1 : 0].push(taken);
      }
    }
  } finally {
    await client.end();
  }
  return { byHand: median(times[0]), recorded: median(times[1]) };
}

const checkIn = (exercise: string) => ({ exercises: [{ exercise, sets: 1, reps: 10 }] });
const ownerAt = ({ owners }: Patients, at: number) =>
  owners[at % owners.length] ?? { id: '', planId: '', exercise: '' };

async function record(patients: Patients, round: number): Promise<number> {
  const { id, exercise } = ownerAt(patients, round);
  const one = () => ({ clientId: randomUUID(), at: new Date().toJSON(), checkIn: checkIn(exercise) });
  const variables = { entries: Array.from({ length: ENTRIES }, one) };
  const { body, milliseconds } = await patients.graphql(id, { query: RECORD, variables });
  if (body.split('"STORED"').length !== ENTRIES + 1) throw new Error(body);
  return milliseconds;
}

async function insert(client: Client, patients: Patients, round: number): Promise<number> {
  const { id, planId, exercise } = ownerAt(patients, round);
  const body = JSON.stringify({ ...checkIn(exercise), pain: null, note: null });
  const started = performance.now();
  await client.query('begin');
  for (let count = 0; count < ENTRIES; count++) {
    const at = new Date();
    const values = [randomUUID(), id, randomUUID(), randomBytes(32).toString('hex'), planId, body, at, clinicDay(at)];
    await client.query({ name: 'entry', text: INSERT, values });
  }
  await client.query('commit');
  return performance.now() - started;
}
