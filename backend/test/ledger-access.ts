import { randomUUID } from 'node:crypto';
import { admins, careTeam, patients, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { insertAppointment } from './builders.js';
import { NOON } from './test-app.js';
import { insertDoctor } from './recovery-builders.js';
import { planOf } from './recovery-access.js';

const why = 'reason: "As agreed with the patient"';

/** A plan of the record whose first session was missed. */
async function missedOf(world: World): Promise<string> {
  const { id } = await planOf(world);
  const { id: session } = await insertAppointment(world.app.sql, world.record.id, { status: 'scheduled' });
  await world.app.sql(`update appointment set status = 'missed' where id = $1`, [session]);
  return id;
}

/** The rows of the ledger in the access matrix. */
export const ledgerTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.sessionEvents': [
    { ...careTeam, patient: 'done', 'other patient': 'NOT_FOUND', 'key with scope': 'done', scope: 'recovery:read' },
    async (world) => [`{ sessionEvents(planId: "${(await planOf(world)).id}") { id } }`],
  ],
  'Query.plansLeft': [admins, async () => ['{ plansLeft { planId } }']],
  'Mutation.changeCareTeam': [
    admins,
    async (world) => {
      const [{ id }, { doctorId }] = [await planOf(world), await insertDoctor(world.app.sql)];
      return [`mutation { changeCareTeam(planId: "${id}", doctorId: "${doctorId}") { id } }`];
    },
  ],
  'Query.missedSessions': [
    { ...careTeam, 'another physiotherapist': 'done', doctor: 'FORBIDDEN', 'another doctor': 'FORBIDDEN' },
    async () => ['{ missedSessions { number } }'],
  ],
  'Query.slotOffers': [patients, async () => ['{ slotOffers { id } }']],
  'Mutation.offerSlots': [
    { ...careTeam, doctor: 'FORBIDDEN', 'another doctor': 'FORBIDDEN' },
    async (world) => [`mutation { offerSlots(planId: "${await missedOf(world)}", number: 1) { id } }`],
  ],
  'Mutation.acceptSlot': [
    { ...careTeam, doctor: 'FORBIDDEN', 'another doctor': 'FORBIDDEN', patient: 'done', 'other patient': 'NOT_FOUND' },
    async (world) => {
      const [id, plan] = [randomUUID(), await missedOf(world)];
      const slots = [4, 5, 6].map((hour) => `2026-03-12T0${hour}:00:00.000Z`);
      await world.app.sql(
        `insert into slot_offer (id, plan_id, number, slots, created_at, expires_at) values ($1, $2, 1, $3, $4, $5)`,
        [id, plan, JSON.stringify(slots), NOON, '2026-03-12T06:30:00Z'],
      );
      return [`mutation { acceptSlot(offerId: "${id}", startsAt: "${slots[1]}") { id } }`];
    },
  ],
  'Query.lastReconciliation': [admins, async () => ['{ lastReconciliation { plans } }']],
  'Mutation.reconcileSessions': [admins, async () => ['mutation { reconcileSessions { plans } }']],
  'Mutation.stopPlan': [
    careTeam,
    async (world) => [`mutation { stopPlan(planId: "${(await planOf(world)).id}", ${why}) { id } }`],
  ],
  'Mutation.addPlanSessions': [
    careTeam,
    async (world) => [`mutation { addPlanSessions(planId: "${(await planOf(world)).id}", count: 1, ${why}) { id } }`],
  ],
  'Mutation.cancelPlanSession': [
    careTeam,
    async (world) => [
      `mutation { cancelPlanSession(planId: "${(await planOf(world)).id}", number: 1, ${why}) { id } }`,
    ],
  ],
  'Mutation.reopenPlanSession': [
    careTeam,
    async (world) => {
      const { id } = await planOf(world);
      await world.app.sql(
        `insert into session_event (plan_id, number, kind, phase, entered_as) values ($1, 1, 'CANCELLED', 1, 'ADMIN')`,
        [id],
      );
      return [`mutation { reopenPlanSession(planId: "${id}", number: 1, ${why}) { id } }`];
    },
  ],
  'Mutation.correctSession': [
    careTeam,
    async (world) => {
      await planOf(world);
      const { id } = await insertAppointment(world.app.sql, world.record.id, { status: 'scheduled' });
      await world.app.sql(`update appointment set status = 'completed' where id = $1`, [id]);
      return [`mutation { correctSession(appointmentId: "${id}", to: MISSED, ${why}) { id } }`];
    },
  ],
};
