import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { sampleProtocols } from '../src/recovery/protocols/sample-protocols.js';
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
/** What a patient asks for who wants to know whether the phase may be left. */
const GATE = `query ($planId: ID!) { gate(planId: $planId) { phase ready sentence results { state actual takenAt sentence
  criterion { key kind measure mode comparison value maxAgeDays staffOnly } } } }`;
const ENTER = `mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome message } }`;
/** So many patients ask for their day, in turn. */
const PATIENTS = 10;

/** A patient with a live plan: the account, and the number to sign in with. */
interface Owner {
  id: string;
  phone: string;
  planId: string;
}

/** The day of a patient, and the gate out of the phase: the product may take so many times what a hand-written statement takes (recovery §11). */
export async function todayQuestions(databaseUrl: string): Promise<{ questions: Question[]; owners: Owner[] }> {
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    const { rows: owners } = await pool.query<Owner>(
      `select u.id, u.phone, r.id as "planId" from recovery_plan r join patient p on p.id = r.patient_id join app_user u on u.id = p.user_id
       where r.status = 'ACTIVE' and u.phone like '+917%' order by md5(r.id::text) limit $1`,
      [PATIENTS],
    );
    const days = owners.map(({ id }) => ({
      product: { query: TODAY, variables: {} },
      reference: { statement: 'today' as const, values: [id] },
    }));
    const gates = owners.map(({ id, planId }) => ({
      product: { query: GATE, variables: { planId } },
      reference: { statement: 'gate' as const, values: [id, planId] },
    }));
    const questions = [
      { name: 'T1', what: 'the day of a patient', goal: 2, asked: days },
      { name: 'T2', what: 'whether the phase may be left', goal: 3, asked: gates },
    ];
    return { owners, questions };
  } finally {
    await pool.end();
  }
}

/** The product as patients meet it. */
export interface Patients extends Side {
  /** Each with an exercise of the day. */
  owners: (Owner & { exercise: string })[];
  graphql(id: unknown, body: object): ReturnType<Side['ask']>;
}

/** Signed in, each having answered the danger signs of the day, done an exercise and measured a bend and pain. */
export async function startForPatients(databaseUrl: string, owners: Owner[], onStarted: OnStarted): Promise<Patients> {
  const { origin, code } = await launchProduct(databaseUrl, onStarted);
  const send = connection(origin);
  const cookies = new Map<unknown, string>();
  const graphql = (id: unknown, body: object) => {
    const headers = { ...behindProxy(), Cookie: cookies.get(id) ?? '', 'Content-Type': 'application/json' };
    return send({ method: 'POST', path: '/graphql', headers, body: JSON.stringify(body) });
  };
  const started: Patients['owners'] = [];
  for (const owner of owners) {
    const { id, phone } = owner;
    cookies.set(id, await signIn(origin, code, 'users', phone));
    const enter = async (what: object) => {
      const entries = [{ clientId: randomUUID(), at: new Date().toJSON(), ...what }];
      const { body } = await graphql(id, { query: ENTER, variables: { entries } });
      if (!body.includes('"STORED"')) throw new Error(body);
    };
    await enter({ dangerCheck: { answers } });
    const { data } = JSON.parse((await graphql(id, { query: TODAY })).body) as TodayAnswer;
    const exercise = data.today.exercises[0]?.exercise.key ?? '';
    await enter({ checkIn: { exercises: [{ exercise, sets: 1, reps: 1 }], pain: 3 } });
    await enter({ measurement: { measure: 'KNEE_FLEXION', value: 85, method: 'TYPED' } });
    started.push({ ...owner, exercise });
  }
  return { owners: started, graphql, ask: ({ product, reference }) => graphql(reference.values[0], product) };
}

interface TodayAnswer {
  data: { today: { exercises: { exercise: { key: string } }[] } };
}

/** No to every sign of the knee protocol, from which plans are generated. */
const answers = (sampleProtocols.find(({ slug }) => slug === 'knee-replacement')?.content.dangerSigns ?? []).map(
  ({ key }) => ({ sign: key, yes: false }),
);
