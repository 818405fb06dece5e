import { z } from 'zod';
import { moment } from '../../platform/http/response-schemas.js';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './payment.entity.js';

/** REST response: a payment with the public API's field names. */
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
