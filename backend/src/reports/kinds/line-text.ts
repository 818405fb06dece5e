import { sql } from 'kysely';
import type { ReportLineKind } from './report-kind.js';

/** SQL of the text of each kind of line, for the row `l` with its `id` as text; only for the lines that are shown. */
const TEXTS: Readonly<Record<ReportLineKind, string>> = {
  CHARGE: `(select c.text from charge c where c.id = l.id::uuid)`,
  CREDIT: `(select case k.kind when 'WRITE_OFF' then 'Write-off' when 'DISCOUNT' then 'Discount' when 'PACKAGE_CLOSED' then 'Package closed'
      when 'CANCELLATION' then 'Cancellation' else 'Brought over' end || ': ' || k.reason from credit k where k.id = l.id::uuid)`,
  PAYMENT: `(select y.method || coalesce(', receipt ' || (select r.number from receipt r where r.payment_id = y.id), '')
      from payment y where y.id = l.id::uuid)`,
  REFUND: `(select 'Refund ' || r.number || ', ' || r.method from refund r where r.id = l.id::uuid)`,
  ALLOCATION: `(select case when g.amount_paise > 0 then 'Pays: ' else 'No longer pays: ' end || c.text
      from allocation g join charge c on c.id = g.charge_id where g.id = l.id::bigint)`,
  PACKAGE: `coalesce((select g.name from package g where g.id = l.id::uuid),
      (select 'Session of: ' || g.name from package_use u join package g on g.id = u.package_id where u.id = l.id::uuid))`,
  HOURS: `(select 'Hours of ' || t.name from physiotherapist t where t.id = l.id::uuid)`,
  MEASUREMENT: `(select upper(left(m.measure, 1)) || replace(lower(substr(m.measure, 2)), '_', ' ') || ': ' || trim_scale(m.value)
      from measurement m where m.id = l.id::uuid)`,
  MESSAGE: `case when l.id ~ '^[0-9]+$' then (select 'Sign-in codes by ' || d.provider from sign_in_code_day d where d.id = l.id::bigint)
      else (select upper(left(m.kind, 1)) || replace(lower(substr(m.kind, 2)), '_', ' ') || ', ' || lower(m.status)
        || coalesce(', by ' || m.provider, '') from message m where m.id = l.id::uuid) end`,
  PATIENT: `(select 'First seen on ' || to_char(min(a.starts_at at time zone 'Asia/Kolkata'), 'FMDD Mon YYYY') from appointment a
      where a.patient_id = l.id::uuid and a.status = 'completed' and a.deleted_at is null)`,
  SESSION: `(select a.session_type || ' session, ' || a.status || case a.canceled_by when 'PATIENT' then ' by the patient'
      when 'CLINIC' then ' by the clinic' else '' end from appointment a where a.id = l.id::uuid)`,
};

/** SQL of a line's text. */
export const LINE_TEXT = sql.raw(
  `coalesce(case l.kind ${Object.entries(TEXTS)
    .map(([kind, text]) => `when '${kind}' then ${text}`)
    .join('\n      ')} end, '')`,
);
