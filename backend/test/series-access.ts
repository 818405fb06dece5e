import { admins, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { inCare } from './bench-access.js';
import { insertSeries } from './series.js';

/** Admins any, a physiotherapist patients within reach and themselves; the record or the series is not there for another one. */
const booking: Outcomes = { ...admins, physiotherapist: 'done', 'another physiotherapist': 'NOT_FOUND' };

const held = async (world: World) => insertSeries(world.app.sql, await inCare(world), world.physiotherapistId);
let keys = 0;

/** The rows of series in the access matrix. */
export const seriesTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.proposeSeries': [
    booking,
    async (world) => [
      `{ proposeSeries(input: { patientId: "${await inCare(world)}", physiotherapistId: "${world.physiotherapistId}", sessionType: CLINIC,
        firstDay: "2026-03-12", weekdays: [THURSDAY], time: "10:00", count: 2 }) { startsAt } }`,
    ],
  ],
  'Mutation.bookSeries': [
    booking,
    async (world) => [
      `mutation { bookSeries(input: { patientId: "${await inCare(world)}", physiotherapistId: "${world.physiotherapistId}",
        sessionType: CLINIC, startsAt: ["2026-03-12T10:00"] }, idempotencyKey: "access-series-${++keys}") { id } }`,
    ],
  ],
  'Mutation.changeSeries': [
    booking,
    async (world) => {
      const { id, appointmentIds } = await held(world);
      return [
        `mutation { changeSeries(id: "${id}", fromAppointmentId: "${appointmentIds[0]}", input: { time: "16:00" }) { id } }`,
      ];
    },
  ],
  'Mutation.cancelSeries': [
    booking,
    async (world) => {
      const { id, appointmentIds } = await held(world);
      return [`mutation { cancelSeries(id: "${id}", fromAppointmentId: "${appointmentIds[0]}") { id } }`];
    },
  ],
};
