import { z } from 'zod';
import { fieldsOf, namedRowOf, type RestRoute } from '../../platform/http/rest.js';
import { message } from '../../platform/http/response-schemas.js';
import { IDEMPOTENCY_KEY, IF_MATCH } from '../../platform/http/route-docs.js';
import { patientAnswer } from './patient.answer.js';
import type { PatientDeskService } from './patient-desk.service.js';
import { etagOf, genderLetter, presentPatient, withGender } from './patient-spelling.js';
import { completePatientInput, registerPatientInput } from './patient.input.js';

/** REST routes of the front desk. */
export function patientDeskRoutes(desk: PatientDeskService): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/admin/patients/register',
      verb: 'patient.register',
      docs: {
        summary: 'Adds a record for a person at the desk',
        body: registerPatientInput.omit({ idempotencyKey: true }).extend({ gender: genderLetter }),
        headers: IDEMPOTENCY_KEY,
        neededHeaders: ['Idempotency-Key'],
        status: 201,
        answer: z.object({ message, data: patientAnswer }),
        errors: ['ALREADY_EXISTS', 'IDEMPOTENCY_KEY_REUSED'],
      },
      spellings: { idempotencyKey: 'Idempotency-Key' },
      handle: async ({ request, response, actor }) => {
        const form = withGender(fieldsOf(registerPatientInput, request));
        const patient = await desk.register(actor, { ...form, idempotencyKey: request.get('Idempotency-Key') ?? '' });
        response
          .status(201)
          .set('ETag', etagOf(patient))
          .json({ message: 'The patient was added.', data: presentPatient(patient) });
      },
    },
    {
      method: 'post',
      path: '/admin/patients/:id/complete',
      verb: 'patient.complete',
      docs: {
        summary: 'Fills in an incomplete record',
        body: completePatientInput.omit({ id: true }).extend({ gender: genderLetter }),
        headers: IF_MATCH,
        answer: z.object({ message, data: patientAnswer }),
        errors: ['NOT_FOUND', 'WRONG_STATE', 'CHANGED_MEANWHILE'],
      },
      handle: async ({ request, response, actor }) => {
        const form = withGender(fieldsOf(completePatientInput, request));
        const patient = await desk.complete(actor, { ...form, ...namedRowOf(request) });
        response
          .set('ETag', etagOf(patient))
          .json({ message: 'The record is complete.', data: presentPatient(patient) });
      },
    },
  ];
}
