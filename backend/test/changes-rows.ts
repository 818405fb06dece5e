import { insertAppointment, insertPayment } from './builders.js';
import type { Row } from './call-row.js';
import { anyMoment, anyText, anyUuid, appointmentShape, patientShape } from './rest-shapes.js';

/** Longer ago than anything that a test makes. */
const EVER = 'updatedSince=2026-01-01';
/** So that another one follows. */
const TWO = [new Date('2027-01-01T00:00:00Z'), new Date('2027-01-02T00:00:00Z')];

/** The calls by which programs read what changed. */
export const changesRows: Row[] = [
  ['GET', '/events', 'admin', undefined, 200, ''],
  [
    'GET',
    '/changes/patients',
    'admin',
    async () => ({ path: `/changes/patients?${EVER}&limit=1` }),
    200,
    { data: { patients: [patientShape()], next: anyText, asOf: anyMoment } },
  ],
  [
    'GET',
    '/changes/appointments',
    'admin',
    async ({ app, record }) => {
      for (const created_at of TWO) await insertAppointment(app.sql, record.id, { created_at });
      return { path: `/changes/appointments?${EVER}&limit=1` };
    },
    200,
    { data: { appointments: [appointmentShape()], next: anyText, asOf: anyMoment } },
  ],
  [
    'GET',
    '/changes/payments',
    'admin',
    async ({ app, record }) => {
      for (const created_at of TWO) await insertPayment(app.sql, record.id, { created_at });
      return { path: `/changes/payments?${EVER}&limit=1` };
    },
    200,
    {
      data: {
        payments: [
          {
            _id: anyUuid,
            patientId: { _id: anyUuid, name: 'Sunita Yadav' },
            amount: 1500,
            method: 'UPI',
            createdAt: '2027-01-02T00:00:00.000Z',
            status: 'Paid',
          },
        ],
        next: anyText,
        asOf: anyMoment,
      },
    },
  ],
];
