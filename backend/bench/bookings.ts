import { Pool } from 'pg';
import { addDays, clinicDay } from '../src/platform/clinic-time.js';
import type { BenchDatabase } from './bench-database.js';
import { median } from './measure.js';
import type { Product } from './product.js';

/** A product and the rows that it books for. */
export interface Booker {
  product: Product;
  database: BenchDatabase;
  physiotherapistIds: string[];
}

const CALLS = 400;
const WARM_UP = 50;
const BOOK = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';

/** Who treats in a database. */
export async function physiotherapistsIn(databaseUrl: string): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    const { rows } = await pool.query<{ id: string }>(
      'select id from physiotherapist where deleted_at is null order by id',
    );
    return rows.map(({ id }) => id);
  } finally {
    await pool.end();
  }
}

/**
 * What a booking takes while the clinic is closed and after it has opened, in milliseconds: asked in turn, so that whatever else the
 * machine does slows both.
 */
export async function measureBookings(closed: Booker, open: Booker): Promise<{ closed: number; open: number }> {
  const times: [number[], number[]] = [[], []];
  for (let at = 0; at < WARM_UP + CALLS; at++) {
    for (const side of at % 2 ? [0, 1] : [1, 0]) {
      const taken = await book(side ? open : closed, at);
      if (at >= WARM_UP) times[side ? 1 : 0].push(taken);
    }
  }
  return { closed: median(times[0]), open: median(times[1]) };
}

/** A time for each call, from Monday to Saturday at the hours of the clinic, beyond all sample data. */
export function farTime(at: number): string {
  const [place, hour] = [Math.floor(at / 9), 8 + (at % 9)];
  const day = addDays(farMonday(), Math.floor(place / 6) * 7 + (place % 6));
  return `${day}T${String(hour).padStart(2, '0')}:00`;
}

async function book({ product, database, physiotherapistIds }: Booker, at: number): Promise<number> {
  const input = {
    patientId: database.patientIds[at % database.patientIds.length],
    physiotherapistId: physiotherapistIds[at % physiotherapistIds.length],
    appointmentDate: farTime(at),
    sessionType: 'CLINIC',
  };
  const { body, milliseconds } = await product.graphql({ query: BOOK, variables: { input } });
  if (body.includes('"errors"')) throw new Error(body);
  return milliseconds;
}

function farMonday(): string {
  const day = addDays(clinicDay(new Date()), 700);
  return addDays(day, (8 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);
}
