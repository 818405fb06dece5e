import { availableParallelism } from 'node:os';
import { addDays, clinicDay } from '../src/platform/time/clinic-time.js';
import type { Booker } from './bookings.js';
import { median } from './measure.js';

/** Sessions of a series (bench §12). */
const SESSIONS = 30;
const ROUNDS = 24;
const WARM_UP = 4;

const SERIES =
  'mutation ($input: BookSeriesInput!, $key: String!) { bookSeries(input: $input, idempotencyKey: $key) { id sessions { id } skipped { code } } }';
const SINGLE = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';

/** Prints what a series takes beside as many single bookings in an open clinic. */
export async function benchSeries(
  start: () => Promise<Booker>,
  { print, load }: { print: (text: string) => void; load: () => string },
): Promise<void> {
  print('Filling a database of its own …');
  const booker = await start();
  print('Measuring …');
  const before = load();
  const { series, singles } = await measureSeries(booker);
  print(
    `${series.toFixed(1)} ms p50 for a series of ${SESSIONS}, ${singles.toFixed(1)} for ${SESSIONS} bookings: ` +
      `${(series / singles).toFixed(2)} of their time, in an open clinic, at one connection, ${availableParallelism()} cores, ` +
      `load ${before} before and ${load()} after. The goal: at most 0.4.`,
  );
}

/** What a series takes, and as many single bookings, in milliseconds: asked in turn, each round of another patient. */
async function measureSeries(booker: Booker): Promise<{ series: number; singles: number }> {
  const times = { series: [] as number[], singles: [] as number[] };
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const singles = await bookSingles(booker, round);
    const series = await bookSeries(booker, round);
    if (round < WARM_UP) continue;
    times.series.push(series);
    times.singles.push(singles);
  }
  return { series: median(times.series), singles: median(times.singles) };
}

/** A place that no sample has: at night, a day for each session. */
function placeOf({ database, physiotherapistIds }: Booker, round: number) {
  const [people, hour] = [physiotherapistIds.length, Math.floor(round / physiotherapistIds.length)];
  return {
    time: `${String(hour).padStart(2, '0')}:00`,
    named: {
      patientId: database.patientIds[round % database.patientIds.length],
      physiotherapistId: physiotherapistIds[round % people],
      sessionType: 'CLINIC',
      overrideReason: 'At night, to measure',
    },
  };
}

const dayOf = (session: number) => addDays(clinicDay(new Date()), 2 + session);

async function bookSeries(booker: Booker, round: number): Promise<number> {
  const { time, named } = placeOf(booker, round);
  const startsAt = Array.from({ length: SESSIONS }, (_, session) => `${dayOf(session)}T${time}`);
  const key = `bench-series-${process.pid}-${round}`;
  return send(booker, SERIES, { input: { ...named, startsAt }, key });
}

async function bookSingles(booker: Booker, round: number): Promise<number> {
  const { time, named } = placeOf(booker, round);
  let sum = 0;
  for (let session = SESSIONS; session < 2 * SESSIONS; session++)
    sum += await send(booker, SINGLE, { input: { ...named, appointmentDate: `${dayOf(session)}T${time}` } });
  return sum;
}

async function send({ product }: Booker, query: string, variables: object): Promise<number> {
  const { body, milliseconds } = await product.graphql({ query, variables });
  if (body.includes('"errors"')) throw new Error(body);
  return milliseconds;
}
