import type { ArchiveKind } from './archive-kind.js';

/** Money: what was charged, paid and sold. Amounts are in paise in the JSON. */
export const KINDS_OF_MONEY: readonly ArchiveKind[] = [
  {
    name: 'charges',
    title: 'TITLE_CHARGES',
    columns: [
      ['day', 'COLUMN_DAY', 'day', 'c.day'],
      ['text', 'COLUMN_TEXT', 'text', 'c.text'],
      ['amountPaise', 'COLUMN_AMOUNT', 'rupees', 'c.amount_paise'],
      ['discountPaise', 'COLUMN_DISCOUNT', 'rupees', 'c.discount_paise'],
      ['canceledReason', 'COLUMN_REASON', 'text', 'c.canceled_reason'],
    ],
    source: 'charge c, me where c.patient_id = any(me.records) order by c.day, c.created_at, c.id',
  },
  {
    name: 'payments',
    title: 'TITLE_PAYMENTS',
    columns: [
      ['createdAt', null, 'moment', 'y.created_at'],
      ['receivedOn', 'COLUMN_DAY', 'day', 'y.received_on'],
      ['amountPaise', 'COLUMN_AMOUNT', 'rupees', 'y.amount_paise'],
      ['refundedPaise', 'COLUMN_REFUNDED', 'rupees', 'y.refunded_paise'],
      ['method', 'COLUMN_METHOD', 'text', 'y.method'],
      ['status', 'COLUMN_STATUS', 'word', 'y.status'],
      ['reference', 'COLUMN_REFERENCE', 'text', 'y.reference'],
      ['receipt', 'COLUMN_NUMBER', 'text', 'r.number'],
    ],
    source: `payment y cross join me left join receipt r on r.payment_id = y.id where y.patient_id = any(me.records)
      order by y.created_at, y.id`,
  },
  {
    name: 'refunds',
    title: 'TITLE_REFUNDS',
    columns: [
      ['refundedOn', 'COLUMN_DAY', 'day', 'f.refunded_on'],
      ['amountPaise', 'COLUMN_AMOUNT', 'rupees', 'f.amount_paise'],
      ['method', 'COLUMN_METHOD', 'text', 'f.method'],
      ['reason', 'COLUMN_REASON', 'text', 'f.reason'],
      ['number', 'COLUMN_NUMBER', 'text', 'f.number'],
    ],
    source: `refund f join payment y on y.id = f.payment_id cross join me where y.patient_id = any(me.records)
      order by f.refunded_on, f.id`,
  },
  {
    name: 'bills',
    title: 'TITLE_BILLS',
    columns: [
      ['day', 'COLUMN_DAY', 'day', 'b.day'],
      ['number', 'COLUMN_NUMBER', 'text', 'b.number'],
      ['title', 'COLUMN_NAME', 'text', 'b.title'],
      ['totalPaise', 'COLUMN_AMOUNT', 'rupees', 'b.total_paise'],
      ['canceledReason', 'COLUMN_REASON', 'text', 'b.canceled_reason'],
      ['printed', null, 'parts', 'b.printed'],
    ],
    source: 'bill b, me where b.patient_id = any(me.records) order by b.day, b.created_at, b.id',
  },
  {
    name: 'packages',
    title: 'TITLE_PACKAGES',
    columns: [
      ['soldAt', 'COLUMN_MOMENT', 'moment', 'g.sold_at'],
      ['name', 'COLUMN_NAME', 'text', 'g.name'],
      ['sessions', 'COLUMN_SESSIONS', 'text', 'g.sessions'],
      [
        'used',
        'COLUMN_USED',
        'text',
        '(select count(*) from package_use u where u.package_id = g.id and u.returned_at is null)',
      ],
      ['pricePaise', 'COLUMN_AMOUNT', 'rupees', 'g.price_paise'],
      ['validFrom', 'COLUMN_DAY', 'day', 'g.valid_from'],
      ['validUntil', 'COLUMN_UNTIL', 'day', 'g.valid_until'],
      ['closedAt', 'COLUMN_ENDED', 'moment', 'g.closed_at'],
    ],
    source: 'package g, me where g.patient_id = any(me.records) order by g.sold_at, g.id',
  },
  {
    name: 'credits',
    title: 'TITLE_CREDITS',
    columns: [
      ['day', 'COLUMN_DAY', 'day', 'k.day'],
      ['kind', 'COLUMN_KIND', 'word', 'k.kind'],
      ['amountPaise', 'COLUMN_AMOUNT', 'rupees', 'k.amount_paise'],
      ['reason', 'COLUMN_REASON', 'text', 'k.reason'],
      ['number', 'COLUMN_NUMBER', 'text', 'k.number'],
      ['canceledReason', null, 'text', 'k.canceled_reason'],
    ],
    source: 'credit k, me where k.patient_id = any(me.records) order by k.day, k.created_at, k.id',
  },
];
