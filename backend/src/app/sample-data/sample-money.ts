import type { PoolClient } from 'pg';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { addDays } from './clinic-calendar.js';
import type { AppointmentRow, Rows, Table } from './rows.js';
import { SeededRandom } from './seeded-random.js';

type Clinic = { [T in Table]: Rows[T][] };

interface Context {
  client: PoolClient;
  random: SeededRandom;
}

/** Seed of its own, independent of other sample data. */
const SEED = 2035;
/** Of a session, in paise. */
const PRICES: Record<AppointmentRow['sessionType'], number> = { Clinic: 60_000, Home: 90_000, Tele: 50_000 };
const PACKAGE = { name: 'Ten sessions', sessions: 10, pricePaise: 500_000, validDays: 120 };
/** Number of charged sessions of every second and fourth patient. */
const MANY = 12;
const FEW = 4;

/**
 * Adds what the patients owe for their completed sessions: by packages, by single charges, or nothing, in turn. The sample's payments
 * pay it as far as they go: `settle` allocates them at the commit. The patient of the sample accounts owes nothing.
 */
export async function addSampleMoney(client: PoolClient, clinic: Clinic): Promise<void> {
  const context = { client, random: new SeededRandom(SEED) };
  const treated = clinic.patient
    .filter(({ contactPhone }) => contactPhone !== '+919000000101')
    .map(({ id }) => clinic.appointment.filter((row) => row.patientId === id && row.status === 'completed'))
    .filter((sessions) => sessions.length > 0)
    .map((sessions) => sessions.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()));
  for (const [index, sessions] of treated.entries()) {
    if (index % 4 === 0) await sellPackage(context, sessions.slice(-MANY));
    if (index % 4 === 1) await chargeSessions(context, sessions.slice(-MANY));
    if (index % 4 === 3) await chargeSessions(context, sessions.slice(-FEW));
  }
  await addGatewayEvents(context, clinic);
}

/** What a payment gateway told: two payments of the sample, one of them twice, and money that nothing asked for. */
async function addGatewayEvents({ client, random }: Context, { payment }: Clinic): Promise<void> {
  const paid = payment
    .filter(({ method, status }) => method === 'UPI' && status === 'Paid')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, 2);
  for (const [index, { id, createdAt, amountPaise }] of paid.entries()) {
    const gatewayId = `pay_sample${index + 1}`;
    await client.query('update payment set gateway_payment_id = $2 where id = $1', [id, gatewayId]);
    const told = async (event: string, paymentId: string | null, status: string, of = gatewayId) => {
      const eventId = random.uuid(createdAt);
      await client.query(
        `insert into gateway_event (id, event_id, event, at, gateway_payment_id, amount_paise, method, status, payment_id)
         values ($1, $2, $3, $4, $5, $6, 'UPI', $7, $8)`,
        [eventId, `evt_${eventId}`, event, createdAt, of, amountPaise, status, paymentId],
      );
    };
    await told('payment_link.paid', id, 'APPLIED');
    if (index === 0) await told('payment_link.paid', id, 'IGNORED');
    else await told('payment_link.paid', null, 'UNMATCHED', 'pay_sample3');
  }
}

/** A package that was sold at the first of these sessions and covers ten of them. The others are charged. */
async function sellPackage({ client, random }: Context, sessions: readonly AppointmentRow[]): Promise<void> {
  const [first] = sessions;
  if (!first) return;
  const { patientId, startsAt } = first;
  const day = clinicDay(startsAt);
  const [id, chargeId] = [random.uuid(startsAt), random.uuid(startsAt)];
  await client.query(
    `insert into charge (id, patient_id, kind, text, amount_paise, day, created_at) values ($1, $2, 'PACKAGE', $3, $4, $5, $6)`,
    [chargeId, patientId, PACKAGE.name, PACKAGE.pricePaise, day, startsAt],
  );
  await client.query(
    `insert into package (id, patient_id, name, sessions, price_paise, valid_from, valid_until, charge_id, sold_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      patientId,
      PACKAGE.name,
      PACKAGE.sessions,
      PACKAGE.pricePaise,
      day,
      addDays(day, PACKAGE.validDays),
      chargeId,
      startsAt,
    ],
  );
  for (const session of sessions.slice(0, PACKAGE.sessions))
    await client.query(
      'insert into package_use (id, package_id, appointment_id, day, booked_on, used_at) values ($1, $2, $3, $4, $4, $5)',
      [random.uuid(session.startsAt), id, session.id, clinicDay(session.startsAt), session.startsAt],
    );
  await chargeSessions({ client, random }, sessions.slice(PACKAGE.sessions));
}

/** Each session at the price of its kind, as a trigger charges a session that is completed. */
async function chargeSessions({ client, random }: Context, sessions: readonly AppointmentRow[]): Promise<void> {
  for (const { id, patientId, startsAt, sessionType } of sessions) {
    await client.query('update appointment set price = $2 where id = $1', [id, PRICES[sessionType]]);
    await client.query(
      `insert into charge (id, patient_id, kind, text, amount_paise, day, appointment_id, created_at)
       values ($1, $2, 'SESSION', 'Session of ' || to_char($3::timestamptz at time zone 'Asia/Kolkata', 'FMDD Mon YYYY'), $4, $5, $6, $3)`,
      [random.uuid(startsAt), patientId, startsAt, PRICES[sessionType], clinicDay(startsAt), id],
    );
  }
}
