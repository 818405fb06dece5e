import type { Row } from './call-row.js';
import { insertPatient } from './builders.js';
import { deskForm } from './desk-access.js';
import { anyText, filledIn, patientShape } from './rest-shapes.js';

const number = '9812340001';
const ofNumber = { contact: number, contactNumber: number };

/** What is called for somebody at the desk (clinic §7). */
export const deskRows: Row[] = [
  [
    'POST',
    '/admin/patients/register',
    'admin',
    async () => ({ body: deskForm({ contactNumber: number }), headers: { 'Idempotency-Key': 'key-of-row' } }),
    201,
    { message: anyText, data: patientShape({ ...filledIn, ...ofNumber, lastLogin: null }) },
  ],
  [
    'POST',
    '/admin/patients/:id/complete',
    'admin',
    async ({ app }) => {
      const { id } = await insertPatient(app.sql, { diagnosis: null, birth_date: null });
      return { path: `/admin/patients/${id}/complete`, body: deskForm({ contactNumber: number }) };
    },
    200,
    { message: anyText, data: patientShape({ ...filledIn, ...ofNumber, userId: null, lastLogin: null, version: 2 }) },
  ],
];
