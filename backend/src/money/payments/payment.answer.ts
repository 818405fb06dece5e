import { z } from 'zod';
import { moment } from '../../platform/openapi/answers.js';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './payment.entity.js';

/** A payment in the older spelling (spec §3). */
export const paymentAnswer = z
  .object({
    _id: z.uuid(),
    patientId: z.object({ _id: z.uuid(), name: z.string() }).nullable().describe('Null when the record was deleted.'),
    amount: z.number().describe('Rupees.'),
    method: z.enum(PAYMENT_METHODS),
    createdAt: moment,
    status: z.enum(PAYMENT_STATUSES),
  })
  .meta({ id: 'Payment' });
