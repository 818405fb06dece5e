import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { sampleProtocols } from '../src/protocols/sample-protocols.js';
import type { OnStarted } from './bench-database.js';
import { behindProxy, launchProduct, signIn } from './product.js';
import type { Question } from './questions.js';
import { connection, type Side } from './side.js';

/** What /user/today asks for. */
const TODAY = `{ today { day planId daysSinceSurgery phase phaseName phaseCount sentence needsDangerCheck stopped advice
  openTask { id } dangerSigns { key question severity }
  exercises { exercise { key name instructions sets reps holdSeconds timesPerDay } timesDone }
  nextSession { id appointmentDate durationMinutes sessionType physiotherapist { name } }
  ledger { planned done missed cancelled ahead booked missedInAll settled } recoveryPercent
  adherence { prescribed done percent } } }`;
const ENTER = `mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome message } }`;
/** So many patients ask for their day, in turn. */
const PATIENTS = 10;

/** A patient with a live plan: the account, and the number to sign in with. */
interface Owner {
  id: string;
  phone: string;
}

/** The day of a patient: the product may take twice what a hand-written statement takes (recovery §11). */
export async function todayQuestion(databaseUrl: string): Promise<{ question: Question; owners: Owner[] }> {
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    const { rows: owners } = await pool.query<Owner>(
      `select u.id, u.phone from recovery_plan r join patient p on p.id = r.patient_id join app_user u on u.id = p.user_id
       where r.status = 'ACTIVE' and u.phone like '+917%' order by md5(r.id::text) limit $1`,
      [PATIENTS],
    );
    const asked = owners.map(({ id }) => ({
      product: { query: TODAY, variables: {} },
      reference: { statement: 'today' as const, values: [id] },
    }));
    return { owners, question: { name: 'T1', what: 'the day of a patient', goal: 2, asked } };
  } finally {
    await pool.end();
  }
}

/** The product as these patients meet it: signed in, each having answered the danger signs of the day and done an exercise. */
export async function startForPatients(databaseUrl: string, owners: Owner[], onStarted: OnStarted): Promise<Side> {
  const { origin, code } = await launchProduct(databaseUrl, onStarted);
  const send = connection(origin);
  const cookies = new Map<unknown, string>();
  const graphql = (id: unknown, body: object) => {
    const headers = { ...behindProxy(), Cookie: cookies.get(id) ?? '', 'Content-Type': 'application/json' };
    return send({ method: 'POST', path: '/graphql', headers, body: JSON.stringify(body) });
  };
  for (const { id, phone } of owners) {
    cookies.set(id, await signIn(origin, code, 'users', phone));
    const enter = async (what: object) => {
      const entries = [{ clientId: randomUUID(), at: new Date().toJSON(), ...what }];
      const { body } = await graphql(id, { query: ENTER, variables: { entries } });
      if (!body.includes('"STORED"')) throw new Error(body);
    };
    await enter({ dangerCheck: { answers } });
    const { data } = JSON.parse((await graphql(id, { query: TODAY })).body) as TodayAnswer;
    const [first] = data.today.exercises;
    await enter({ checkIn: { exercises: [{ exercise: first?.exercise.key, sets: 1, reps: 1 }] } });
  }
  return { ask: ({ product, reference }) => graphql(reference.values[0], product) };
}

interface TodayAnswer {
  data: { today: { exercises: { exercise: { key: string } }[] } };
}

/** No to every sign of the knee protocol, from which plans are generated. */
const answers = (sampleProtocols.find(({ slug }) => slug === 'knee-replacement')?.content.dangerSigns ?? []).map(
  ({ key }) => ({ sign: key, yes: false }),
);
