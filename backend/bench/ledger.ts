import { Client, Pool } from 'pg';
import type { BenchDatabase } from './bench-database.js';
import { farTime, physiotherapistsIn } from './bookings.js';
import { median } from './measure.js';
import type { Product } from './product.js';

/** A product, and the patients with a plan for whom it books. */
export interface Keeper {
  product: Product;
  patientIds: string[];
  physiotherapistIds: string[];
  databaseUrl: string;
}

const CALLS = 300;
const WARM_UP = 40;
const BOOK = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAppointment(id: $id) { id } }';

/** What keeps the ledger, and holds appointments and events to each other at each commit. */
const TRIGGERS = ['appointment_noted_new', 'appointment_noted', 'appointment_agrees'];

/** Whoever books in a database, whose appointments write their events or, for comparison, none. */
export async function keeperOf(database: BenchDatabase, product: Product, hasEvents: boolean): Promise<Keeper> {
  if (!hasEvents) {
    const owner = new Client({ connectionString: database.ownerUrl });
    await owner.connect();
    for (const trigger of TRIGGERS) await owner.query(`drop trigger ${trigger} on appointment`);
    await owner.end();
  }
  const pool = new Pool({ connectionString: database.appUrl });
  const { rows } = await pool.query<{ id: string }>(
    `select patient_id as id from recovery_plan where status = 'ACTIVE' order by md5(id::text)`,
  );
  await pool.end();
  const physiotherapistIds = await physiotherapistsIn(database.appUrl);
  return { product, databaseUrl: database.appUrl, patientIds: rows.map(({ id }) => id), physiotherapistIds };
}

/**
 * What it takes to book a session and complete it, with and without events, in milliseconds: in turn, so that whatever else the machine
 * does slows both.
 */
export async function measureLedger(kept: Keeper, bare: Keeper): Promise<{ kept: number; bare: number }> {
  const times: [number[], number[]] = [[], []];
  for (let at = 0; at < WARM_UP + CALLS; at++) {
    for (const side of at % 2 ? [0, 1] : [1, 0]) {
      const taken = await bookAndComplete(side ? kept : bare, at);
      if (at >= WARM_UP) times[side ? 1 : 0].push(taken);
    }
  }
  return { bare: median(times[0]), kept: median(times[1]) };
}

/** Moves a session into the past, which is not measured: none is completed before it has begun. */
async function begin(databaseUrl: string, id: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`update appointment set starts_at = starts_at - interval '40 years' where id = $1`, [id]);
  await client.end();
}

async function bookAndComplete(
  { product, databaseUrl, patientIds, physiotherapistIds }: Keeper,
  at: number,
): Promise<number> {
  const input = {
    patientId: patientIds[at % patientIds.length],
    physiotherapistId: physiotherapistIds[at % physiotherapistIds.length],
    appointmentDate: farTime(at),
    sessionType: 'CLINIC',
  };
  const ask = async (query: string, variables: object) => {
    const answer = await product.graphql({ query, variables });
    if (answer.body.includes('"errors"')) throw new Error(answer.body);
    return answer;
  };
  const booked = await ask(BOOK, { input });
  const { data } = JSON.parse(booked.body) as { data: { bookAppointment: { id: string } } };
  await begin(databaseUrl, data.bookAppointment.id);
  const completed = await ask(COMPLETE, { id: data.bookAppointment.id });
  return booked.milliseconds + completed.milliseconds;
}
