import { sql, type RawBuilder } from 'kysely';
import { keysOfDay, rowKey, wordsKey, within } from './row-keys.js';
import { count, paise, type KindOfReport } from './report-kind.js';
import { dayOf } from './sessions.js';

/** Value of period package `g` that was used up to a day, as `usedValue` of packages: by its days, until it is closed. */
const usedBy = (day: RawBuilder<unknown>) =>
  sql`(g.net * greatest(least(${day}, g.closed_on, g.valid_until) - g.valid_from + 1, 0) / (g.valid_until - g.valid_from + 1))`;

/** Packages that were sold and used within the days, and what is left of them after the last day. */
export const packages: KindOfReport = {
  groupings: ['OFFER', 'MONTH'],
  columns: [
    count('sold', 'Sold'),
    paise('soldValue', 'Value sold'),
    count('used', 'Sessions used'),
    paise('usedValue', 'Value used'),
    count('left', 'Sessions left'),
    paise('leftValue', 'Value left'),
  ],
  isOfPhysiotherapist: false,
  hasRowsOfDays: false,
  lines: (asked) => {
    const { until } = asked;
    const last = sql`${until}::date`;
    const key = (day: RawBuilder<unknown>) =>
      rowKey({ ...keysOfDay(day), OFFER: wordsKey(sql`g.name`) }, asked.groupBy);
    const none = (type: string) => sql.raw(`null::${type}`);
    return sql`with g as (
        select g.id, g.patient_id, g.name, g.sessions as n, (g.price_paise - g.discount_paise)::bigint as net, g.valid_from, g.valid_until,
          coalesce(c.day, ${dayOf(sql`g.sold_at`)}) as day, c.id is not null as is_sale, ${dayOf(sql`g.closed_at`)} as closed_on
        from package g left join charge c on c.id = g.charge_id),
      u as (select u.*, row_number() over (partition by u.package_id order by u.day, u.used_at, u.id) as k
        from package_use u where u.returned_at is null and u.day <= ${last}),
      has as (select package_id, count(*) as used from package_use u
        where u.booked_on <= ${last} and (u.returned_on is null or u.returned_on > ${last}) group by package_id)
    select 'PACKAGE' as kind, g.id::text as id, g.patient_id, g.day, ${key(sql`g.day`)} as row_key, 1 as sold, g.net as "soldValue",
      null::int as used, null::bigint as "usedValue", null::bigint as left, null::bigint as "leftValue"
    from g where g.is_sale and ${within(sql`g.day`, asked)}
    union all select 'PACKAGE', u.id::text, g.patient_id, u.day, ${key(sql`u.day`)}, ${none('int')}, ${none('bigint')}, 1,
      g.net * least(u.k, g.n) / g.n - g.net * least(u.k - 1, g.n) / g.n, ${none('bigint')}, ${none('bigint')}
    from u join g on g.id = u.package_id where ${within(sql`u.day`, asked)}
    union all select 'PACKAGE', g.id::text, g.patient_id, p.last, ${key(sql`p.last`)}, ${none('int')}, ${none('bigint')}, ${none('int')},
      ${usedBy(sql`p.last`)} - ${usedBy(sql`p.first - 1`)}, ${none('bigint')}, ${none('bigint')}
    from g cross join lateral (select greatest(m::date, ${asked.from}::date) as first, least((m + interval '1 month')::date - 1, ${last}) as last
        from generate_series(date_trunc('month', greatest(g.valid_from, ${asked.from}::date)::timestamp),
          least(g.valid_until, g.closed_on, ${last})::timestamp, interval '1 month') m) p
    where g.n is null and ${usedBy(sql`p.last`)} > ${usedBy(sql`p.first - 1`)}
    union all select 'PACKAGE', g.id::text, g.patient_id, g.day, ${key(last)}, ${none('int')}, ${none('bigint')}, ${none('int')}, ${none('bigint')},
      g.n - coalesce(h.used, 0), g.net - case when g.n is null then ${usedBy(last)} else g.net * coalesce(h.used, 0) / g.n end
    from g left join has h on h.package_id = g.id
    where g.day <= ${last} and g.valid_until >= ${last} and (g.closed_on is null or g.closed_on > ${last}) and coalesce(h.used < g.n, true)`;
  },
  notes: ({ groupBy }) => [
    'Left is what is left after the last day: price less discount, less the value of what was used; nothing of a package that was closed or has expired. A use counts as used on the day of its session, and lessens what is left from the day on which it was booked, until that on which it was given back: what is left after a closed day does not change. A package that was brought over was not sold here.',
    ...(groupBy === 'MONTH' ? ['What is left stands in the month of the last day.'] : []),
  ],
};
