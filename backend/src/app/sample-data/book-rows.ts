import type { PoolClient } from 'pg';

/** Which patients of the transaction get rows, and the moment that counts as now. */
export interface BookOptions {
  /** One of so many patients gets an item; the other rows follow from it. */
  every: number;
  now: Date;
}

/** Number of inserted rows. */
export interface AddedBooks {
  charges: number;
  bills: number;
  credits: number;
}

/** Only rows of this transaction; existing ones stay unchanged. */
export const ofTransaction = (row: string): string => `${row}.xmin = pg_current_xact_id()::xid`;

/** The complete record of the sample accounts, which owes nothing. */
const IN_BOOKS = `p.contact_phone is distinct from '+919000000101'`;

/** A deterministic id per row, as UUID version 8 (RFC 9562), which allows custom bits. */
export const idOf = (what: string, id: string): string =>
  `overlay(overlay(md5('${what} ' || ${id}) placing '8' from 13) placing '8' from 17)::uuid`;

/** Start of the Indian financial year of a moment, and the year as numbers contain it. */
const FIRST_YEAR = `extract(year from issued_at at time zone 'Asia/Kolkata' - interval '3 months')::int`;
const YEARS = `${FIRST_YEAR} || '-' || lpad(((${FIRST_YEAR} + 1) % 100)::text, 2, '0')`;

const ITEMS = [
  { name: 'Resistance band', pricePaise: 35_000, hsn: '9506' },
  { name: 'Hot and cold pack', pricePaise: 45_000, hsn: '3824' },
  { name: 'Walking stick', pricePaise: 90_000, hsn: '6602' },
];

// Without tax rates, which need a GST number of the clinic.
const ADD_ITEM = `insert into price_item (id, name, price_paise, is_goods, gst_rate, hsn, is_active, place)
  select ${idOf('item', '$1::text')}, $1, $2, true, 0, $3, true, (select count(*) from price_item)
  where not exists (select from price_item where name = $1)`;

const SELL_ITEMS = `insert into charge (id, patient_id, kind, text, amount_paise, day, is_goods, hsn, item_id, created_at)
  select ${idOf('item of', 'p.id')}, p.id, 'ITEM', i.name, i.price_paise, (s.starts_at at time zone 'Asia/Kolkata')::date, true, i.hsn, i.id, s.starts_at
  from patient p
    join (select distinct on (a.patient_id) a.patient_id, a.starts_at from appointment a where a.status = 'completed' and ${ofTransaction('a')}
      order by a.patient_id, a.starts_at, a.id) s on s.patient_id = p.id
    join price_item i on i.name = ($2::text[])[1 + p.number % 3]
  where ${ofTransaction('p')} and ${IN_BOOKS} and p.number % $1::int = 1`;

const CHARGE_FEES = `insert into charge (id, patient_id, kind, text, amount_paise, day, appointment_id, created_at)
  select ${idOf('fee of', 'a.id')}, p.id, 'NO_SHOW', 'Missed session of ' || to_char(a.starts_at at time zone 'Asia/Kolkata', 'FMDD Mon YYYY'), 20000,
    (a.starts_at at time zone 'Asia/Kolkata')::date, a.id, a.starts_at
  from appointment a join patient p on p.id = a.patient_id
  where ${ofTransaction('a')} and a.status = 'missed' and a.starts_at < $2 and ${IN_BOOKS} and p.number % $1::int = 2`;

/* A bill of all charges of a patient, the day after the last one. Numbers continue those of the financial year, without a gap. */
const ISSUE_BILLS = `with billed as (
    select p.id as patient_id, p.name, p.number, p.gender, p.birth_date, p.referring_doctor, c.amount, c.lines, c.issued_at
    from patient p join (
      select c.patient_id, sum(amount_paise) as amount, least(max(c.created_at) + interval '1 day', $2) as issued_at,
        jsonb_agg(jsonb_build_object('chargeId', c.id, 'kind', c.kind, 'text', c.text, 'day', c.day, 'gross', c.amount_paise, 'discount', 0,
          'amount', c.amount_paise, 'gstRate', 0, 'hsn', c.hsn, 'taxable', c.amount_paise, 'cgst', 0, 'sgst', 0,
          'physiotherapist', t.name, 'registrationNumber', t.registration_number) order by c.day, c.created_at, c.id) as lines
      from charge c left join appointment a on a.id = c.appointment_id left join physiotherapist t on t.id = a.physiotherapist_id
      where c.discount_paise = 0 and ${ofTransaction('c')} group by c.patient_id having count(*) <= 100
    ) c on c.patient_id = p.id
    where ${ofTransaction('p')} and ${IN_BOOKS} and p.number % $1::int in (0, 1)
  ), numbered as (
    select b.*, ${YEARS} as years, row_number() over (partition by ${YEARS} order by issued_at, patient_id) as place from billed b
  ), counted as (
    insert into receipt_counter as c (series, year, last) select 'bill', years, max(place) from numbered group by years
    on conflict (series, year) do update set last = c.last + excluded.last returning year, last
  ), issued as (
    insert into bill (id, patient_id, number, day, title, total_paise, taxable_paise, cgst_paise, sgst_paise, with_diagnosis, printed, created_at)
    select ${idOf('bill of', 'n.patient_id')}, n.patient_id,
      'B/' || n.years || '/' || lpad((c.last - max(n.place) over (partition by n.years) + n.place)::text, 5, '0'),
      (n.issued_at at time zone 'Asia/Kolkata')::date, case when s.gstin is null then 'BILL' else 'BILL_OF_SUPPLY' end, n.amount, n.amount, 0, 0, false,
      jsonb_build_object('clinic', jsonb_build_object('name', s.name, 'legalName', s.legal_name,
          'address', concat_ws(', ', s.street, concat_ws(' ', s.city, s.postal_code), s.region), 'phones', to_jsonb(s.phones), 'email', s.email,
          'gstin', s.gstin, 'header', s.receipt_header, 'registrationNumber', s.registration_number),
        'patient', jsonb_build_object('name', n.name, 'reference', 'PT-' || lpad(n.number::text, 6, '0'),
          'age', extract(year from age(n.issued_at, n.birth_date))::int, 'gender', n.gender, 'referringDoctor', n.referring_doctor, 'diagnosis', null),
        'lines', n.lines, 'credited', 0, 'paid', 0), n.issued_at
    from numbered n join counted c on c.year = n.years cross join clinic_settings s
    returning id, printed
  )
  insert into bill_line (bill_id, charge_id)
  select id, (line->>'chargeId')::uuid from issued, jsonb_array_elements(printed->'lines') line`;

/* Of some patients a tenth of a charge is discounted, or half of it written off: with a credit note if it was billed. */
const GIVE_CREDITS = `insert into credit (id, patient_id, kind, amount_paise, day, reason, charge_id, created_at)
  select ${idOf('credit of', 'c.id')}, c.patient_id, case when g.is_discount then 'DISCOUNT' else 'WRITE_OFF' end,
    greatest(1, case when g.is_discount then c.amount_paise / 10 else c.amount_paise / 2 end),
    (g.at at time zone 'Asia/Kolkata')::date, case when g.is_discount then 'Family discount' else 'Moved away, not reached' end, c.id, g.at
  from patient p
    join (select distinct on (c.patient_id) c.* from charge c where c.kind in ('SESSION', 'ITEM') and ${ofTransaction('c')}
      order by c.patient_id, c.day, c.created_at, c.id) c on c.patient_id = p.id
    cross join lateral (select least(c.created_at + interval '9 days', $2) as at, p.number / $1::int % 2 = 0 as is_discount) g
  where ${ofTransaction('p')} and ${IN_BOOKS} and p.number % $1::int in (1, 3) order by g.at, c.id`;

/**
 * Runs statements over the rows of this transaction without nested loops: they are in no statistics yet, so the planner takes them for few.
 */
export async function withoutLoops<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('set local enable_nestloop = off');
  const result = await work();
  await client.query('set local enable_nestloop = on');
  return result;
}

/**
 * Adds to the books of patients of this transaction: items of the price list, fees of missed sessions, bills and credits. The records
 * are settled by the caller, or by the deferred triggers.
 */
export async function addBooks(client: PoolClient, { every, now }: BookOptions): Promise<AddedBooks> {
  for (const { name, pricePaise, hsn } of ITEMS) await client.query(ADD_ITEM, [name, pricePaise, hsn]);
  const count = async (statement: string, last: unknown) =>
    (await client.query(statement, [every, last])).rowCount ?? 0;
  const sold = await count(
    SELL_ITEMS,
    ITEMS.map(({ name }) => name),
  );
  const fees = await count(CHARGE_FEES, now);
  await count(ISSUE_BILLS, now);
  const credits = await count(GIVE_CREDITS, now);
  const { rows } = await client.query<{ bills: number }>(
    `select count(*)::int as bills from bill b where ${ofTransaction('b')}`,
  );
  return { charges: sold + fees, bills: rows[0]?.bills ?? 0, credits };
}
