import type * as Contract from '../../platform/graphql/generated.js';
import { withPermission, type RootResolvers } from '../../platform/graphql/root-resolvers.js';
import type { DataConsent } from './data-consent.entity.js';
import type { DataConsentService, ListedConsent } from './data-consent.service.js';

/** Maps a consent to the GraphQL type, field by field. */
function toHospitalConsent({
  id,
  clientId,
  patient,
  decision,
  until,
  createdAt,
  saidBy,
}: DataConsent): Contract.HospitalConsent {
  return { id, clientId, patientId: patient.id, decision, until: until ?? null, createdAt, saidBy };
}

/** Maps a listed consent to the GraphQL type. */
function toListedConsent({ consent, recordedByName }: ListedConsent): Contract.ListedConsent {
  return { consent: toHospitalConsent(consent), recordedByName };
}

/** GraphQL resolvers for patients' consents. */
export const dataConsentResolvers = (service: DataConsentService): RootResolvers => ({
  Query: {
    consents: withPermission('dataConsent.list', async ({ patientId }, { actor }) =>
      (await service.list(actor, patientId)).map((one) => toListedConsent(one)),
    ),
  },
  Mutation: {
    recordConsent: withPermission('dataConsent.record', async ({ input }, { actor }) =>
      toHospitalConsent(await service.record(actor, input)),
    ),
    revokeConsent: withPermission('dataConsent.revoke', async ({ id }, { actor }) => {
      await service.revoke(actor, id);
      return true;
    }),
  },
});
