/** A table of the full export for people and spreadsheets: `tables/{name}.csv`. */
export interface Sheet {
  name: string;
  /** Headings by the expression of their value. */
  columns: readonly (readonly [heading: string, value: string])[];
  /** The FROM clause with its conditions and order, without the keyword. */
  source: string;
}

const rupees = (paise: string) => `round(${paise} / 100.0, 2)`;
const at = (moment: string) => `to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`;
const PATIENT = [
  ['PT number', 'p.number'],
  ['Patient', 'p.name'],
] as const;

/** Deleted records and sessions stand in `data/` alone; money of deleted records stays, without a name. */
export const SHEETS: readonly Sheet[] = [
  {
    name: 'patients',
    columns: [
      ...PATIENT,
      ['Id', 'p.id'],
      ['Phone', 'coalesce(p.contact_phone, u.phone)'],
      ['Emergency phone', 'p.emergency_phone'],
      ['E-mail', 'u.email'],
      ['Gender', 'p.gender'],
      ['Birth date', 'p.birth_date'],
      ['Blood group', 'p.blood_group'],
      ['Address', 'p.address'],
      ['Diagnosis', 'p.diagnosis'],
      ['Referring doctor', 'p.referring_doctor'],
      ['Physiotherapist', 't.name'],
      ['Old number', 'p.old_number'],
      ['Created', at('p.created_at')],
    ],
    source: `patient p left join app_user u on u.id = p.user_id left join physiotherapist t on t.id = p.physiotherapist_id
      where p.deleted_at is null order by p.number`,
  },
  {
    name: 'sessions',
    columns: [
      ...PATIENT,
      ['Id', 'a.id'],
      ['Start', at('a.starts_at')],
      ['Minutes', 'a.duration_minutes'],
      ['Kind', 'a.session_type'],
      ['Status', 'a.status'],
      ['Physiotherapist', 't.name'],
      ['Price', rupees('a.price')],
      ['Reason missed', 'a.missed_reason'],
    ],
    source: `appointment a join patient p on p.id = a.patient_id left join physiotherapist t on t.id = a.physiotherapist_id
      where a.deleted_at is null and p.deleted_at is null order by a.starts_at, a.id`,
  },
  {
    name: 'payments',
    columns: [
      ...PATIENT,
      ['Id', 'y.id'],
      ['Received', 'y.received_on'],
      ['Amount', rupees('y.amount_paise')],
      ['Refunded', rupees('y.refunded_paise')],
      ['Method', 'y.method'],
      ['Status', 'y.status'],
      ['Receipt', 'r.number'],
      ['Reference', 'y.reference'],
      ['Deposit', `case when y.is_deposit then 'yes' end`],
      ['Note', 'y.note'],
      ['Created', at('y.created_at')],
    ],
    source: `payment y left join patient p on p.id = y.patient_id and p.deleted_at is null left join receipt r on r.payment_id = y.id
      order by y.created_at, y.id`,
  },
  {
    name: 'charges',
    columns: [
      ...PATIENT,
      ['Id', 'c.id'],
      ['Day', 'c.day'],
      ['Kind', 'c.kind'],
      ['Text', 'c.text'],
      ['Amount', rupees('c.amount_paise')],
      ['Discount', rupees('c.discount_paise')],
      ['GST rate in per cent', 'c.gst_rate / 100.0'],
      ['HSN or SAC', 'c.hsn'],
      ['Open', rupees('coalesce(o.amount_paise, 0)')],
      ['Canceled because', 'c.canceled_reason'],
    ],
    source: `charge c left join patient p on p.id = c.patient_id and p.deleted_at is null left join open_charge o on o.charge_id = c.id
      order by c.day, c.created_at, c.id`,
  },
  {
    name: 'packages',
    columns: [
      ...PATIENT,
      ['Id', 'g.id'],
      ['Name', 'g.name'],
      ['Sessions', 'g.sessions'],
      ['Used', '(select count(*) from package_use u where u.package_id = g.id and u.returned_at is null)'],
      ['Price', rupees('g.price_paise')],
      ['Discount', rupees('g.discount_paise')],
      ['Valid from', 'g.valid_from'],
      ['Valid until', 'g.valid_until'],
      ['Sold', at('g.sold_at')],
      ['Closed', at('g.closed_at')],
      ['Refund due', rupees('g.refund_due_paise')],
    ],
    source: `package g left join patient p on p.id = g.patient_id and p.deleted_at is null order by g.sold_at, g.id`,
  },
  {
    name: 'measurements',
    columns: [
      ...PATIENT,
      ['Id', 'm.id'],
      ['Taken', at('m.taken_at')],
      ['Measure', 'm.measure'],
      ['Side', 'm.side'],
      ['Mode', 'm.mode'],
      ['Value', 'm.value'],
      ['Method', 'm.method'],
      ['Entered as', 'm.entered_as'],
    ],
    source: `measurement m left join recovery_plan n on n.id = m.plan_id join patient p on p.id = coalesce(m.patient_id, n.patient_id)
      where p.deleted_at is null and not exists (select from measurement_retraction x where x.measurement_id = m.id)
      order by m.taken_at, m.id`,
  },
];
