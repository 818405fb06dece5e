import { fieldsOf, namedRowOf, type RestRoute } from '../http/rest.js';
import type { PatientDeskService } from './patient-desk.service.js';
import { etagOf, presentPatient, withGender } from './patient-spelling.js';
import { completePatientInput, registerPatientInput } from './patient.input.js';

/** The REST door to what is done for somebody at the desk. */
export function patientDeskRoutes(desk: PatientDeskService): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/admin/patients/register',
      verb: 'patient.register',
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
