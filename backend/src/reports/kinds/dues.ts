import { sql } from 'kysely';
import { rowKey } from './row-keys.js';
import type { KindOfReport } from './report-kind.js';

/** What patients owe as of the last day: charges up to it, less the credits and the money that are dated up to it. */
export const dues: KindOfReport = {
  groupings: ['AGE', 'PATIENT'],
  columns: [
    { key: 'open', label: 'Open', unit: 'PAISE' },
    { key: 'charges', label: 'Charges', unit: 'COUNT' },
  ],
  isOfPhysiotherapist: false,
  hasRowsOfDays: false,
  lines: ({ until, groupBy }) => {
    const age = sql`(${until}::date - o.day)`;
    const keys = {
      AGE: sql`case when ${age} <= 30 then 'days0to30' when ${age} <= 60 then 'days31to60' when ${age} <= 90 then 'days61to90' else 'over90' end`,
      PATIENT: sql`o.patient_id::text`,
    };
    return sql`select 'CHARGE' as kind, o.id::text as id, o.patient_id, o.day, ${rowKey(keys, groupBy)} as row_key, o.open, 1 as charges
      from (select c.id, c.patient_id, c.day, c.amount_paise - coalesce(k.amount, 0) - coalesce(l.amount, 0) as open
        from charge c
        left join (select charge_id, sum(amount_paise) as amount from credit where canceled_reason is null and day <= ${until}::date
          group by charge_id) k on k.charge_id = c.id
        left join (select charge_id, sum(amount_paise) as amount from allocation where day <= ${until}::date group by charge_id) l
          on l.charge_id = c.id
        where c.canceled_reason is null and c.day <= ${until}::date) o
      where o.open > 0`;
  },
  notes: () => ['What is open as of the last day; the first day has no effect.'],
};
