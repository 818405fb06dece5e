import { availableParallelism } from 'node:os';
import { Pool } from 'pg';
import { startBenchDatabase } from './bench-database.js';
import type { Bench } from './bulk.js';
import { median } from './measure.js';
import { behindProxy, launchProduct } from './product.js';
import { connection } from './side.js';

/** How many known and how many unknown numbers are compared at a door. */
const PAIRS = 500;
/** Pairs before the clock runs. */
const WARM_UP = 20;

/** The wait, the caps of a number and the floor of time are those of production; each call comes from an address of its own. */
const SIGN_IN_SETTINGS = {
  ADMIN_ENUMERATION: 'strict',
  OTP_SENDS_IN_ALL_HOUR: '9000',
  OTP_SENDS_TO_TEAM_HOUR: '9000',
};

const DOORS = ['users', 'admin'] as const;
type Door = (typeof DOORS)[number];

/** Numbers that a door knows, and as many that nobody has. */
export type SignInNumbers = Record<Door, { known: string[]; unknown: string[] }>;

/** What a door took to answer, in milliseconds: of known and of unknown numbers. */
export interface SignInFigure {
  door: Door;
  known: number[];
  unknown: number[];
}

/** Takes numbers of patients out of the database, and gives it as many admins. */
export async function signInNumbers(databaseUrl: string): Promise<SignInNumbers> {
  const count = PAIRS + WARM_UP;
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    const { rows } = await pool.query<{ phone: string; user_type: string }>('select phone, user_type from app_user');
    const taken = new Set(rows.map(({ phone }) => phone));
    const free: string[] = [];
    for (let at = 0; free.length < 3 * count; at++) {
      const phone = `+91${7_500_000_000 + at * 7}`;
      if (!taken.has(phone)) free.push(phone);
    }
    const admins = free.splice(0, count);
    await pool.query(
      `insert into app_user (id, phone, user_type, full_name, profile_completed, created_at)
       select gen_random_uuid(), phone, 'admin', 'Bench', true, now() from unnest($1::text[]) phone`,
      [admins],
    );
    const patients = rows.filter(({ user_type: type }) => type === 'patient').map(({ phone }) => phone);
    return {
      users: { known: patients.slice(0, count), unknown: free.splice(0, count) },
      admin: { known: admins, unknown: free },
    };
  } finally {
    await pool.end();
  }
}

/** Asks both doors for codes, for a known and an unknown number in turn, now one first and then the other. */
export async function measureSignIn(origin: string, numbers: SignInNumbers): Promise<SignInFigure[]> {
  const send = connection(origin);
  let calls = 0;
  const ask = async (door: Door, phoneNumber: string) => {
    calls++;
    const headers = { ...behindProxy(`10.0.${calls >> 8}.${calls & 255}`), 'Content-Type': 'application/json' };
    const path = `/api/v1/${door}/send-otp`;
    return (await send({ method: 'POST', path, headers, body: JSON.stringify({ phoneNumber }) })).milliseconds;
  };
  const figures: SignInFigure[] = [];
  for (const door of DOORS) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let at = 0; at < WARM_UP + PAIRS; at++) {
      for (const kind of at % 2 ? (['unknown', 'known'] as const) : (['known', 'unknown'] as const)) {
        const milliseconds = await ask(door, numbers[door][kind][at] ?? '');
        if (at >= WARM_UP) times[kind].push(milliseconds);
      }
    }
    figures.push({ door, ...times });
  }
  return figures;
}

/** How likely it is that times differ so much when nothing sets them apart: Mann and Whitney's test, two-sided, for many times. */
export function chanceOf(one: number[], other: number[]): number {
  let wins = 0;
  for (const a of one) for (const b of other) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const pairs = one.length * other.length;
  const deviation = Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
  const x = Math.abs(wins - pairs / 2) / deviation / Math.SQRT2;
  // The complementary error function, after Abramowitz and Stegun 7.1.26.
  const t = 1 / (1 + 0.3275911 * x);
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return series.reduce((sum, factor) => sum * t + factor, 0) * t * Math.exp(-x * x);
}

/** The figures as a table that reads well in a terminal and in Markdown. */
export function signInTable(figures: SignInFigure[]): string {
  const rows = figures.map(({ door, known, unknown }) => {
    const [one, other] = [median(known), median(unknown)];
    const cells = [
      one.toFixed(1),
      other.toFixed(1),
      Math.abs(one - other).toFixed(1),
      chanceOf(known, unknown).toFixed(2),
    ];
    return `| ${door.padEnd(5)} | ${cells[0]?.padStart(5)} | ${cells[1]?.padStart(7)} | ${cells[2]?.padStart(5)} | ${cells[3]?.padStart(4)} |`;
  });
  return ['| door  | known | unknown | apart |    p |', '| ----- | ----: | ------: | ----: | ---: |', ...rows].join(
    '\n',
  );
}

/** Prints how long known and unknown numbers wait for the answer that a code is on its way. */
export async function benchSignIn({ print, load, onStarted }: Bench): Promise<void> {
  print('Filling a database of its own …');
  const database = await startBenchDatabase(1_000, onStarted);
  const numbers = await signInNumbers(database.appUrl);
  const { origin } = await launchProduct(database.appUrl, onStarted, SIGN_IN_SETTINGS);
  print('Measuring, for some five minutes …');
  const loadBefore = load();
  const figures = await measureSignIn(origin, numbers);
  print(`\n${signInTable(figures)}\n`);
  print(
    `p50 in milliseconds of ${PAIRS} numbers each, asked in turn at one connection, ${availableParallelism()} cores, ` +
      `load ${loadBefore} before and ${load()} after. The goal: less than 5 apart, p over 0.01.`,
  );
}
