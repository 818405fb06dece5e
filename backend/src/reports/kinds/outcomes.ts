import { sql } from 'kysely';
import { isLessBetter } from '../../recovery/index.js';
import { count, type KindOfReport } from './report-kind.js';
import { dayOf, momentWithin } from './sessions.js';

const quantile = (key: string, label: string, at: number) => ({ key, label, unit: 'VALUE' as const, quantile: at });

/** What plans gained in a measure since its first value, by protocol and week since the operation. */
export const outcomes: KindOfReport = {
  groupings: ['PROTOCOL'],
  columns: [
    count('patients', 'Patients'),
    quantile('q1', 'Lower quarter', 0.25),
    quantile('median', 'Median gain', 0.5),
    quantile('q3', 'Upper quarter', 0.75),
  ],
  isOfPhysiotherapist: true,
  isOfMeasure: true,
  hasRowsOfDays: false,
  hasLinesOfTotal: true,
  lines: (asked) => {
    const { measure, physiotherapistId, isTotal } = asked;
    if (!measure) throw new Error('outcomes are of a measure');
    const counts = sql`measurement m where m.plan_id = r.id and m.measure = ${measure} and (r.side = 'NONE' or coalesce(m.side, 'NONE') in ('NONE', r.side))
      and not exists (select from measurement_retraction x where x.measurement_id = m.id)`;
    const gain = isLessBetter(measure) ? sql`f.value - v.value` : sql`v.value - f.value`;
    return sql`select 'MEASUREMENT' as kind, g.id::text as id, g.patient_id, g.day, g.row_key, g.gain as q1, g.gain as median, g.gain as q3,
        case when row_number() over (partition by g.row_key, g.patient_id order by g.day, g.id) = 1 then 1 end as patients
      from (select distinct on (r.id, k.row_key) v.id, r.patient_id, v.day, k.row_key, ${gain} as gain
        from recovery_plan r join patient p on p.id = r.patient_id and p.deleted_at is null join protocol_version e on e.id = r.protocol_version_id join protocol o on o.id = e.protocol_id
          join lateral (select m.value from ${counts} order by m.taken_at, m.recorded_at, m.id limit 1) f on true
          join lateral (select m.id, m.value, m.taken_at, m.recorded_at, ${dayOf(sql`m.taken_at`)} as day
            from ${counts} and ${momentWithin(sql`m.taken_at`, asked)}) v on true
          cross join lateral (select ${isTotal ? sql`'total'` : sql`o.slug || '/' || (v.day - r.surgery_date) / 7`} as row_key) k
        where v.day - r.surgery_date between 0 and 26 * 7 + 6 ${physiotherapistId ? sql`and r.physiotherapist_id = ${physiotherapistId}` : sql``}
        order by r.id, k.row_key, v.taken_at desc, v.recorded_at desc, v.id desc) g`;
  },
  notes: () => [
    'Gain: the last value of the week on the operated side, less the first one of the plan; turned round where less is better. The total takes the last value of each plan. Deleted records do not count. A few plans say little.',
  ],
};
