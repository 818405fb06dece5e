import { sql, type RawBuilder } from 'kysely';
import { keysOfDay, rowKey, within } from './row-keys.js';
import { count, paise, type KindOfReport } from './report-kind.js';
import { dayOf, momentWithin } from './sessions.js';

const SENT = sql`coalesce(m.sent_at, m.created_at)`;

/** SQL condition: message `m` was read by a push alone; a text of a push that failed too stays a text. */
const IS_PUSH = sql`(m.push and m.provider is null and m.status = 'SENT')`;

/** Messages by what became of them, on the day on which a provider took them, or else on which they were written. */
export const messages: KindOfReport = {
  groupings: ['CHANNEL', 'KIND', 'PROVIDER', 'MONTH'],
  columns: [
    count('taken', 'Taken'),
    count('delivered', 'Delivered'),
    count('failed', 'Failed'),
    count('parts', 'Parts'),
    paise('cost', 'Cost'),
  ],
  isOfPhysiotherapist: false,
  hasRowsOfDays: true,
  lines: (asked) => {
    const keys = (day: RawBuilder<unknown>, kind: RawBuilder<unknown>, of: RawBuilder<unknown>) =>
      rowKey(
        { ...keysOfDay(day), KIND: kind, CHANNEL: sql`${of}.channel`, PROVIDER: sql`coalesce(${of}.provider, 'none')` },
        asked.groupBy,
      );
    const day = dayOf(SENT);
    return sql`select 'MESSAGE' as kind, m.id::text as id, m.patient_id, ${day} as day, ${keys(day, sql`m.kind`, sql`m`)} as row_key,
        case when m.sent_at is not null or m.provider is not null then 1 end as taken, case when m.status = 'DELIVERED' then 1 end as delivered,
        case when m.status = 'FAILED' then 1 end as failed, nullif(m.parts, 0) as parts, m.cost_milli_paise / 1000.0 as cost
      from message m where m.status in ('SENT', 'DELIVERED', 'FAILED') and not ${IS_PUSH} and ${momentWithin(SENT, asked)}
      union all select 'MESSAGE', d.id::text, null, d.day, ${keys(sql`d.day`, sql`'SIGN_IN_CODE'`, sql`d`)}, nullif(d.taken, 0), null, nullif(d.failed, 0),
        nullif(d.parts, 0), nullif(d.cost_milli_paise, 0) / 1000.0
      from sign_in_code_day d where ${within(sql`d.day`, asked)}`;
  },
  notes: () => [
    'Notices of the browser in place of a text do not count. A message counts on the day on which it was taken, else on which it was written; cost by the prices of that time. Sign-in codes are one row a day and provider, and report no delivery.',
  ],
};
