import type * as Contract from '../../platform/graphql/generated.js';
import type { TreatmentConsentRow } from './consent.queries.js';

/** Maps a consent to its GraphQL type. The signature itself is on the sheet alone. */
export function toTreatmentConsent({
  strokes: _strokes,
  patientId: _patientId,
  ...consent
}: TreatmentConsentRow): Contract.TreatmentConsent {
  return { ...consent, url: `/api/v1/treatment-consents/${consent.id}/pdf` };
}
