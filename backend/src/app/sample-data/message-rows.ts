import type { PoolClient } from 'pg';
import { messageContent, sayAmount } from '../../clinic/index.js';
import { idOf, ofTransaction } from './book-rows.js';

/** Stands for a value of a text until the statement replaces it. */
const PLACE = { when: '<when>', who: '<who>', amount: '<amount>' };

/* Most arrive; some stay with the provider, and a few fail. The sweep erases number and text after 180 days. */
const rowsOf = (kind: string, source: string, { at, of, text }: Record<'at' | 'of' | 'text', string>) =>
  `insert into message (id, kind, channel, language, recipient, patient_id, account_id, subject_id, session_start, text, text_values, send_after,
    dedup_key, status, attempts, error, created_at, sent_at, delivered_at, provider, parts, cost_milli_paise)
  select ${idOf(kind, of)}, '${kind}', 'SMS', 'EN', case when kept then phone else '' end, patient_id, account_id, ${of}, session_start,
    case when kept then ${text} else '' end, case when kept then text_values else '{}' end, ${at}, '${kind} ' || ${of}, status, 1,
    case when status = 'FAILED' then 'The SMS gateway answered 400.' end, ${at}, case when status <> 'FAILED' then ${at} + interval '4 seconds' end,
    case when status = 'DELIVERED' then ${at} + interval '9 seconds' end, case when status <> 'FAILED' then 'http' end,
    case when status = 'FAILED' then 0 else 1 end, case when status <> 'FAILED' then 18000 end
  from (${source}) m
    cross join lateral (select ${at} > $1::timestamptz - interval '180 days' as kept,
      case ('x' || substr(md5(${of}::text), 1, 2))::bit(8)::int % 20 when 0 then 'FAILED' when 1 then 'SENT' else 'DELIVERED' end as status) fate`;

const RECIPIENT = `join patient p on p.id = x.patient_id join app_user u on u.id = p.user_id and u.phone ~ '^\\+91[0-9]{10}$'`;

const BOOKED = rowsOf(
  'SESSION_BOOKED',
  `select x.id, p.id as patient_id, u.id as account_id, u.phone, x.starts_at as session_start, x.created_at, w.spoken, w.who,
      array[w.spoken, w.who, $3, $4] as text_values
    from appointment x ${RECIPIENT} join physiotherapist t on t.id = x.physiotherapist_id
      cross join lateral (select to_char(x.starts_at at time zone 'Asia/Kolkata', 'Dy FMDD Mon, FMHH12:MI AM') as spoken, left(t.name, 30) as who) w
    where ${ofTransaction('x')} and x.status in ('completed', 'missed', 'scheduled')`,
  { at: 'created_at', of: 'm.id', text: `replace(replace($2, '${PLACE.when}', spoken), '${PLACE.who}', who)` },
);

const RECEIVED = rowsOf(
  'PAYMENT_RECEIVED',
  `select x.id, p.id as patient_id, u.id as account_id, u.phone, null::timestamptz as session_start, x.created_at, s.spoken,
      array[s.spoken, $3] as text_values
    from payment x ${RECIPIENT} join unnest($4::int[], $5::text[]) as s (amount, spoken) on s.amount = x.amount_paise
    where ${ofTransaction('x')} and x.status in ('Paid', 'Refunded')`,
  { at: 'created_at', of: 'm.id', text: `replace($2, '${PLACE.amount}', spoken)` },
);

/** Adds the messages of sessions that were booked and payments that were received, in this transaction, with what became of them. */
export async function addMessages(client: PoolClient, now: Date): Promise<number> {
  const { rows: settings } = await client.query<{ name: string; phones: string[] }>(
    'select name, phones from clinic_settings',
  );
  const [clinic = '', phone = ''] = [settings[0]?.name, settings[0]?.phones[0]];
  const booked = messageContent('SESSION_BOOKED', 'EN', { clinic, phone, when: PLACE.when, who: PLACE.who }).text;
  const received = messageContent('PAYMENT_RECEIVED', 'EN', { clinic, amount: PLACE.amount }).text;
  const { rows: amounts } = await client.query<{ amount: number }>(
    `select distinct amount_paise as amount from payment x where ${ofTransaction('x')} order by 1`,
  );
  const spoken = amounts.map(({ amount }) => sayAmount(amount, 'EN'));
  const sessions = await client.query(BOOKED, [now, booked, phone, clinic]);
  const payments = await client.query(RECEIVED, [now, received, clinic, amounts.map(({ amount }) => amount), spoken]);
  return (sessions.rowCount ?? 0) + (payments.rowCount ?? 0);
}
