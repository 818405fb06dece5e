import type { RestRoute } from '../../platform/http/rest.js';
import type { TreatmentConsentService } from './treatment-consent.service.js';

/** REST routes of consents to treatment. */
export function consentRoutes(consents: TreatmentConsentService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/treatment-consents/:id/pdf',
      verb: 'treatmentConsent.read',
      docs: {
        summary: 'The sheet of a consent to treatment, in the language in which it was read',
        files: ['application/pdf'],
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const { bytes, patient } = await consents.pdf(actor, String(request.params['id']));
        response.attachment(`consent-${patient}.pdf`).type('pdf').send(bytes);
      },
    },
  ];
}
