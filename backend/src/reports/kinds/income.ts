import { sql, type RawBuilder } from 'kysely';
import { keysOfDay, rowKey, within, type RowKeys } from './row-keys.js';
import { paise, type KindOfReport, type LineQuestion } from './report-kind.js';

const CHARGED = { ...paise('charged', 'Charged'), meaninglessBy: ['METHOD'] as const };
const CREDITED = { ...paise('credited', 'Credited'), meaninglessBy: ['METHOD'] as const };

/** Charges, credits, money received and refunded. */
export const income: KindOfReport = {
  groupings: ['DAY', 'MONTH', 'PHYSIOTHERAPIST', 'OFFER', 'METHOD'],
  columns: [CHARGED, CREDITED, paise('received', 'Received'), paise('refunded', 'Refunded'), paise('net', 'Net')],
  isOfPhysiotherapist: true,
  hasRowsOfDays: true,
  related: [['received', 'refunded', 'net']],
  lines: (asked) => sql.join(partsOf(asked), sql` union all `),
  notes: (asked) => {
    if (asked.physiotherapistId)
      return [
        'Money counts on the day on which it began to pay a session of this physiotherapist. Refunds are of no physiotherapist.',
      ];
    return isByCharge(asked)
      ? [
          'Money counts when it pays a charge, and for that charge. What pays none, and what is refunded, stands in the row of advances and refunds.',
        ]
      : [];
  },
};

/** Whether money counts when it pays a charge, instead of when it is received. */
const isByCharge = ({ groupBy, physiotherapistId }: LineQuestion) =>
  physiotherapistId !== undefined || groupBy === 'PHYSIOTHERAPIST' || groupBy === 'OFFER';

function partsOf(asked: LineQuestion): RawBuilder<unknown>[] {
  const billed = asked.groupBy === 'METHOD' ? [] : [charges(asked), credits(asked)];
  if (!isByCharge(asked)) return [...billed, payments(asked), refunds(asked)];
  return asked.physiotherapistId
    ? [...billed, allocations(asked)]
    : [...billed, allocations(asked), advances(asked), refunds(asked)];
}

/** Keys of `charge c` with its session `a`; of an item, its id. */
const ofCharge: RowKeys = {
  PHYSIOTHERAPIST: sql`coalesce(a.physiotherapist_id::text, 'none')`,
  OFFER: sql`case c.kind when 'SESSION' then upper(a.session_type) when 'PACKAGE' then 'package' when 'OPENING' then 'opening'
    when 'LATE_CANCEL' then 'fee' when 'NO_SHOW' then 'fee' when 'ITEM' then c.item_id::text
    else 'other' end`,
};
const SESSION = sql`left join appointment a on a.id = c.appointment_id`;
const methodKey = (method: RawBuilder<unknown>) => ({ METHOD: sql`upper(replace(${method}, ' ', '_'))` });

const isOf = ({ physiotherapistId }: LineQuestion) =>
  physiotherapistId ? sql`and a.physiotherapist_id = ${physiotherapistId}` : sql``;

function charges(asked: LineQuestion): RawBuilder<unknown> {
  const key = rowKey({ ...keysOfDay(sql`c.day`), ...ofCharge }, asked.groupBy);
  return sql`select 'CHARGE' as kind, c.id::text as id, c.patient_id, c.day, ${key} as row_key, c.amount_paise as charged,
      null::int as credited, null::int as received, null::int as refunded, null::int as net
    from charge c ${SESSION} where c.canceled_reason is null and ${within(sql`c.day`, asked)} ${isOf(asked)}`;
}

/** Credits; an advance that was brought over has no charge. */
function credits(asked: LineQuestion): RawBuilder<unknown> {
  const offer = sql`case when k.charge_id is null then 'opening' else ${ofCharge.OFFER} end`;
  const key = rowKey({ ...keysOfDay(sql`k.day`), ...ofCharge, OFFER: offer }, asked.groupBy);
  return sql`select 'CREDIT', k.id::text, k.patient_id, k.day, ${key}, null::int, k.amount_paise, null::int, null::int, null::int
    from credit k left join charge c on c.id = k.charge_id ${SESSION}
    where k.canceled_reason is null and ${within(sql`k.day`, asked)} ${isOf(asked)}`;
}

function payments(asked: LineQuestion): RawBuilder<unknown> {
  const key = rowKey({ ...keysOfDay(sql`y.received_on`), ...methodKey(sql`y.method`) }, asked.groupBy);
  return sql`select 'PAYMENT' as kind, y.id::text as id, y.patient_id, y.received_on as day, ${key} as row_key, null::int as charged,
      null::int as credited, y.amount_paise as received, null::int as refunded, y.amount_paise as net
    from payment y where ${within(sql`y.received_on`, asked)}`;
}

/** Refunds; by charge they stand with the advances, because a refund is of no charge. */
function refunds(asked: LineQuestion): RawBuilder<unknown> {
  const keys = { ...keysOfDay(sql`r.refunded_on`), ...methodKey(sql`r.method`) };
  const key = isByCharge(asked) ? sql`'advance'` : rowKey(keys, asked.groupBy);
  return sql`select 'REFUND', r.id::text, y.patient_id, r.refunded_on, ${key}, null::int, null::int, null::int, r.amount_paise, -r.amount_paise
    from refund r join payment y on y.id = r.payment_id where ${within(sql`r.refunded_on`, asked)}`;
}

/** Money that began to pay a charge within the days, or ceased to. */
function allocations(asked: LineQuestion): RawBuilder<unknown> {
  const keys = { ...keysOfDay(sql`l.day`), ...ofCharge, ...methodKey(sql`y.method`) };
  const key = rowKey(keys, asked.groupBy);
  const ofMethod = asked.groupBy === 'METHOD' ? sql`join payment y on y.id = l.payment_id` : sql``;
  return sql`select 'ALLOCATION' as kind, l.id::text as id, c.patient_id, l.day, ${key} as row_key, null::int as charged, null::int as credited,
      l.amount_paise as received, null::int as refunded, l.amount_paise as net
    from allocation l join charge c on c.id = l.charge_id ${SESSION} ${ofMethod}
    where l.payment_id is not null and ${within(sql`l.day`, asked)} ${isOf(asked)}`;
}

/**
 * For each payment, what was received of it within the days, less what began to pay charges within them: below 0 where an advance of earlier
 * days is used up. So each payment is one line, and all rows together are the money received.
 */
function advances(asked: LineQuestion): RawBuilder<unknown> {
  return sql`select 'PAYMENT', y.id::text, y.patient_id, o.day, 'advance', null::int, null::int, o.amount, null::int, o.amount
    from (select m.id, max(m.day) as day, sum(m.amount)::int as amount from (
        select id, received_on as day, amount_paise as amount from payment where ${within(sql`received_on`, asked)}
        union all select payment_id, day, -amount_paise from allocation where payment_id is not null and ${within(sql`day`, asked)}
      ) m group by m.id having sum(m.amount) <> 0) o
    join payment y on y.id = o.id`;
}
