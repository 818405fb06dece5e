import type { LedgerAccount } from '../../clinic/index.js';
import type { RowQuery } from '../../platform/db/row-stream.js';

/** Type of a voucher, as accounting programs name it. */
export type VoucherType = 'Sales' | 'Receipt' | 'Payment' | 'Credit Note' | 'Journal';

/** An entry of a voucher: an amount that an account is debited or, below 0, credited. */
export interface JournalEntry {
  /** Id of the row of the books, or of the event. */
  voucher: string;
  type: VoucherType;
  /** YYYY-MM-DD. */
  day: string;
  /** What happened, in fixed words: no text that somebody entered, which could name a patient. */
  what: string;
  /** Number of the receipt, refund or credit note. */
  number: string | null;
  account: LedgerAccount;
  /** In paise, as text, because sums of days may exceed 32 bits. */
  amount: string;
}

const within = (day: string) => `${day} between $1::date and $2::date`;
const clinicDayOf = (moment: string) => `(${moment} at time zone 'Asia/Kolkata')::date`;
/** A kind in words, such as No show. */
const words = (kind: string) => `upper(left(${kind}, 1)) || replace(lower(substr(${kind}, 2)), '_', ' ')`;
const methodAccount = (row: string, gatewayId: string) =>
  `case when ${row}.${gatewayId} is not null then 'GATEWAY' else upper(replace(${row}.method, ' ', '_')) end`;

/* Movements of money between two accounts: debit, credit, amount. Both sides of an entry come from one movement, so that debit is credit in
   each voucher. A movement below 0 goes the other way. */

/** Half of the tax of an amount as `taxOf` reckons it; packages and opening balances have none. */
const half = (amount: string) => `case when c.kind in ('PACKAGE', 'OPENING') or c.gst_rate = 0 then 0
  else (2 * ${amount}::bigint * c.gst_rate + 2 * (10000 + c.gst_rate)) / (4 * (10000 + c.gst_rate)) end`;

const INCOME = `case when c.kind = 'PACKAGE' then 'PACKAGES_UNUSED' when c.kind = 'OPENING' then 'OPENING_BALANCES'
  when c.kind in ('LATE_CANCEL', 'NO_SHOW') then 'FEE_INCOME' when c.is_goods then 'GOODS_INCOME' else 'PHYSIOTHERAPY_INCOME' end`;

const charges = `select c.id::text as voucher, 'Sales' as type, c.day, ${words('c.kind')} as what, null as number,
    'PATIENTS' as debit, m.account as credit, m.amount
  from charge c cross join lateral (select ${half('c.amount_paise')} as half) t
    cross join lateral (values (${INCOME}, c.amount_paise - 2 * t.half), ('CGST_PAYABLE', t.half), ('SGST_PAYABLE', t.half)) m (account, amount)
  where c.canceled_reason is null and ${within('c.day')}`;

const credits = `select k.id::text, 'Credit Note', k.day, ${words('k.kind')}, k.number, m.account, 'PATIENTS', m.amount
  from credit k left join charge c on c.id = k.charge_id
    cross join lateral (select case when k.kind in ('DISCOUNT', 'CANCELLATION') then ${half('k.amount_paise')} else 0 end as half) t
    cross join lateral (values (case when k.kind = 'OPENING' or c.kind = 'OPENING' and k.kind = 'CANCELLATION' then 'OPENING_BALANCES'
        when k.kind = 'PACKAGE_CLOSED' then 'PACKAGES_UNUSED' when k.kind = 'WRITE_OFF' then 'BAD_DEBTS' else 'DISCOUNTS' end,
      k.amount_paise - 2 * t.half), ('CGST_PAYABLE', t.half), ('SGST_PAYABLE', t.half)) m (account, amount)
  where k.canceled_reason is null and ${within('k.day')}`;

/** Whether payment `y` came as a deposit. */
const DEPOSIT = '(y.is_deposit or y.released_on is not null)';
/** Whether refund `r` is of a deposit that was still held. */
const OF_HELD = `(${DEPOSIT} and (y.is_deposit or r.refunded_on < y.released_on))`;

const payments = `select y.id::text, 'Receipt', y.received_on, case when ${DEPOSIT} then 'Deposit' else 'Payment' end,
    (select number from receipt where payment_id = y.id), ${methodAccount('y', 'gateway_payment_id')},
    case when ${DEPOSIT} then 'DEPOSITS' else 'PATIENTS' end, y.amount_paise
  from payment y where ${within('y.received_on')}
  union all select y.id || '-released', 'Journal', y.released_on, 'Deposit released', null, 'DEPOSITS', 'PATIENTS',
    y.amount_paise - coalesce((select sum(r.amount_paise) from refund r where r.payment_id = y.id and ${OF_HELD}), 0)
  from payment y where not y.is_deposit and ${within('y.released_on')}
  union all select r.id::text, 'Payment', r.refunded_on, 'Refund', r.number, case when ${OF_HELD} then 'DEPOSITS' else 'PATIENTS' end,
    ${methodAccount('r', 'gateway_refund_id')}, r.amount_paise
  from refund r join payment y on y.id = r.payment_id where ${within('r.refunded_on')}`;

/** The first close brings over what was in the drawer before. */
const closes = `select d.id::text, 'Journal', d.day, 'Day close', null, m.debit, m.credit, m.amount
  from day_close d cross join lateral (values
    ('CASH', 'OPENING_BALANCES', case when exists (select from day_close e where e.day < d.day) then 0 else d.opening_paise end),
    ('CASH', 'CASH_DIFFERENCE', d.counted_paise - d.opening_paise - d.received_paise + d.refunded_paise),
    ('CASH_TO_BANK', 'CASH', d.banked_paise)) m (debit, credit, amount)
  where ${within('d.day')}`;

/** Packages, with the day of their sale, their net price, their last day, and the day on which nothing is left of them. */
const PACKAGES = `select g.id, g.sessions as n, (g.price_paise - g.discount_paise)::bigint as net, g.valid_from, g.valid_until, g.charge_id,
    s.day, s.closed_on, least(s.closed_on, g.valid_until) as last, least(s.closed_on, g.valid_until + 1) as ended
  from package g left join charge c on c.id = g.charge_id
    cross join lateral (select coalesce(c.day, ${clinicDayOf('g.sold_at')}) as day, ${clinicDayOf('g.closed_at')} as closed_on) s`;

/** Uses of packages with a number of sessions, and what was given back, each with the number of uses that count after it. None is before the sale. */
const EVENTS = `select e.*, sum(e.sign) over (partition by e.package_id order by e.day, e.sign desc, e.at, e.id) as k
  from (select u.id, u.package_id, 1 as sign, greatest(u.booked_on, g.day) as day, u.used_at as at
      from package_use u join g on g.id = u.package_id where g.n is not null
    union all select u.id, u.package_id, -1, greatest(u.returned_on, g.day), u.returned_at
      from package_use u join g on g.id = u.package_id where g.n is not null and u.returned_on is not null) e`;

const valueOf = (k: string) => `g.net * least(${k}, g.n) / g.n`;
/** Value of a period package that was used up to a day, by its days. */
const periodValue = (day: string) =>
  `g.net * greatest(least(${day}, g.last, g.valid_until) - g.valid_from + 1, 0) / (g.valid_until - g.valid_from + 1)`;

const uses = `select case when e.sign > 0 then e.id::text else e.id || '-returned' end, 'Journal', e.day,
    case when e.sign > 0 then 'Package used' else 'Package use given back' end, null,
    case when e.day <= g.last then 'PACKAGES_UNUSED' else 'EXPIRED_PACKAGES' end, 'PHYSIOTHERAPY_INCOME',
    ${valueOf('e.k')} - ${valueOf('e.k - e.sign')}
  from e join g on g.id = e.package_id where ${within('e.day')}`;

/** One voucher a day for all periods; the days before a sale stand with the sale. */
const periods = `select 'periods-' || d.day, 'Journal', d.day, 'Periods used', null, 'PACKAGES_UNUSED', 'PHYSIOTHERAPY_INCOME',
    ${periodValue('d.day')} - case when d.day = g.day then 0 else ${periodValue('d.day - 1')} end
  from g cross join lateral (select s::date as day
    from generate_series(greatest(g.day, $1::date)::timestamp, least(g.last, $2::date)::timestamp, interval '1 day') s) d
  where g.n is null`;

/** What is left when a package ends, and was not credited. */
const ends = `select g.id || '-ended', 'Journal', g.ended, case when g.ended > g.valid_until then 'Package expired' else 'Package closed' end, null,
    'PACKAGES_UNUSED', 'EXPIRED_PACKAGES',
    g.net - case when g.n is null then ${periodValue('g.last')}
        else ${valueOf('coalesce((select sum(e.sign) from e where e.package_id = g.id and e.day <= g.last), 0)')} end
      - coalesce((select sum(k.amount_paise) from credit k
          where k.charge_id = g.charge_id and k.kind = 'PACKAGE_CLOSED' and k.canceled_reason is null), 0)
  from g where ${within('g.ended')}`;

/** A package that was brought over has no charge. */
const broughtOver = `select g.id::text, 'Journal', g.day, 'Package brought over', null, 'OPENING_BALANCES', 'PACKAGES_UNUSED', g.net
  from g where g.charge_id is null and ${within('g.day')}`;

const MOVES = [charges, credits, payments, closes, uses, periods, ends, broughtOver].join('\n union all ');

/** Returns the query of the entries of the days, voucher by voucher, debits first. */
export const journalQueryOf = (from: string, until: string): RowQuery => ({
  columns: 'j.voucher, j.type, j.day::text, j.what, j.number, j.account, j.amount::text',
  source: `(with g as (${PACKAGES}), e as (${EVENTS}), m as (${MOVES})
    select m.voucher, m.type, m.day, m.what, m.number, l.account, sum(l.amount)::bigint as amount
    from m cross join lateral (values (m.debit, m.amount), (m.credit, -m.amount)) l (account, amount)
    group by m.voucher, m.type, m.day, m.what, m.number, l.account having sum(l.amount) <> 0) j`,
  values: [from, until],
  order: 'j.day, j.type, j.voucher, j.amount desc, j.account',
  identity: "concat_ws(' ', j.voucher, j.day, j.account, j.amount)",
});
