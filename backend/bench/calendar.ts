import { brotliCompressSync, constants } from 'node:zlib';
import { addDays, clinicDay } from '../src/platform/time/clinic-time.js';
import type { OnStarted } from './bench-database.js';
import { startBenchDatabase } from './bench-database.js';
import { Pool } from 'pg';
import { fillCalendar } from './free-times.js';
import { measure } from './measure.js';
import { startProduct } from './product.js';
import type { Question } from './questions.js';
import { startReference } from './reference.js';
import { table } from './table.js';

/** Fields of a session on the calendar, as the page asks for them in the week of all. */
const SESSION = `id patient { id patientId name } physiotherapist { id name } appointmentDate durationMinutes sessionType homeAddress
  callEnding status missedReason outsideHours overrideReason needsPhysiotherapist seriesId noteStatus version`;
/** What the page asks for. */
const PAGE = `query ($from: LocalDate!, $until: LocalDate!) { calendar(from: $from, until: $until) { day specialDay slotMinutes
  hours { opens closes } columns { physiotherapist { id name } works { from until } leave { id from until note }
  sessions { ${SESSION} } free { from until } } unassigned { ${SESSION} } } }`;
/** What the reference answers as well: sessions by day and physiotherapist, without working hours, leave and free time. */
const SESSIONS = `query ($from: LocalDate!, $until: LocalDate!) { calendar(from: $from, until: $until) { day
  columns { physiotherapist { id name } sessions { id patient { id patientId name } appointmentDate durationMinutes sessionType status
  version phone } } } }`;
/** Sessions of a physiotherapist in the week, nine a day. */
const SESSIONS_EACH = 50;
/** Days until the week, beyond the sessions of the sample. */
const DAYS_AHEAD = 42;

interface Tools {
  print: (text: string) => void;
  load: () => string;
  onStarted: OnStarted;
}

/** Prints what a week of twelve people takes beside hand-written SQL, and how large the page's answer is (bench §12). */
export async function benchCalendar(patients: number, { print, load, onStarted }: Tools): Promise<void> {
  print(`Filling a database of its own with ${patients.toLocaleString('en')} patients …`);
  const database = await startBenchDatabase(patients, onStarted);
  await fillCalendar(database.appUrl);
  const monday = nextMonday(addDays(clinicDay(new Date()), DAYS_AHEAD));
  const week = { from: monday, until: addDays(monday, 6) };
  await fillWeek(database.appUrl, monday);
  const product = await startProduct(database.appUrl, onStarted);
  const reference = await startReference(database.appUrl, onStarted);
  print('Measuring …');
  const before = load();
  const question: Question = {
    name: 'C1',
    what: 'a week of twelve people',
    goal: 3,
    asked: [
      {
        product: { query: SESSIONS, variables: week },
        reference: { statement: 'calendar', values: [week.from, week.until] },
      },
    ],
  };
  const figures = await measure([question], product, reference);
  const { body } = await product.graphql({ query: PAGE, variables: week });
  const sessions = body.split('"appointmentDate"').length - 1;
  print(`\n${table(figures)}\n`);
  print(
    `p50 in milliseconds at one connection, ${patients.toLocaleString('en')} patients, load ${before} before and ${load()} after. ` +
      `The page's answer of ${sessions} sessions: ${(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1_024).toFixed(1)} KiB with brotli, the goal 25.`,
  );
}

function nextMonday(day: string): string {
  return addDays(day, (8 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);
}

/** Sessions of everybody from Monday to Saturday, of other patients in turn, with ids in order of time as the product makes them. */
async function fillWeek(databaseUrl: string, monday: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    await pool.query(
      `insert into appointment (id, patient_id, physiotherapist_id, starts_at, session_type, status, created_at)
       select uuidv7(), p.id, t.id, ($1::date + make_interval(days => number / 9, hours => 8 + number % 9)) at time zone 'Asia/Kolkata',
         'Clinic', 'scheduled', now()
       from generate_series(0, $2 - 1) number
         cross join (select id, row_number() over (order by id) as place from physiotherapist where deleted_at is null) t
         join (select id, row_number() over (order by id) as place from patient where deleted_at is null) p
           on p.place = t.place + 12 * (number % 50)`,
      [monday, SESSIONS_EACH],
    );
  } finally {
    await pool.end();
  }
}
