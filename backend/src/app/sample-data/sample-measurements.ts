import type { PoolClient } from 'pg';
import type { Measure } from '../../recovery/index.js';
import { HOUR_MS } from './clinic-calendar.js';
import type { AppointmentRow } from './rows.js';
import type { SeededRandom } from './seeded-random.js';

/**
 * Values by measure and completed session; later sessions repeat the last value. They meet the criteria of the first
 * phase after the fifth session, and nearly those of the second at the end.
 */
const COURSE: Partial<Record<Measure, readonly number[]>> = {
  KNEE_FLEXION: [58, 66, 72, 77, 81, 82, 84, 85, 86, 87, 88],
  KNEE_EXTENSION_DEFICIT: [15, 13, 12, 11, 10, 9, 9, 8, 7, 7, 6],
  STRAIGHT_LEG_RAISE: [0, 0, 0, 1, 1],
  PAIN: [7, 6, 6, 5, 5, 5, 4, 4, 4, 3, 3],
};
const IN_DEGREES: readonly string[] = ['KNEE_FLEXION', 'KNEE_EXTENSION_DEFICIT'];

/** Inserts the measurements of a sample plan's sessions, on the operated side. */
export async function addSampleMeasurements(
  client: PoolClient,
  by: { plan: string; user: string; side: 'LEFT' | 'RIGHT' },
  appointments: readonly AppointmentRow[],
  random: SeededRandom,
): Promise<void> {
  const sessions = appointments
    .filter(({ status }) => status === 'completed')
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const rows = sessions.flatMap(({ startsAt }, at) =>
    Object.entries(COURSE).map(([measure, values]) => ({
      id: random.uuid(startsAt),
      measure,
      value: values[Math.min(at, values.length - 1)],
      side: measure === 'PAIN' ? null : by.side,
      mode: IN_DEGREES.includes(measure) ? 'ACTIVE' : null,
      method: IN_DEGREES.includes(measure) ? 'GONIOMETER' : 'OBSERVED',
      at: new Date(startsAt.getTime() + HOUR_MS / 2),
    })),
  );
  await client.query(
    `insert into measurement (id, plan_id, measure, value, side, mode, method, taken_at, recorded_at, entered_by, entered_as)
     select m.id, $1, m.measure, m.value, m.side, m.mode, m.method, m.at, m.at, $2, 'PHYSIOTHERAPIST'
     from jsonb_to_recordset($3::jsonb)
       as m (id uuid, measure text, value numeric, side text, mode text, method text, at timestamptz)`,
    [by.plan, by.user, JSON.stringify(rows)],
  );
}
