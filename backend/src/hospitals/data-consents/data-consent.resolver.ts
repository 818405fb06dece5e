import { Mutation, Query, Resolver } from 'type-graphql';
import type { DataConsent } from './data-consent.entity.js';
import type { DataConsentService, ListedConsent } from './data-consent.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

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
@Resolver()
export class DataConsentResolver {
  constructor(private readonly service: DataConsentService) {}

  @Query(() => [Contract.ListedConsent])
  @RequiresPermission('dataConsent.list')
  async consents({ patientId }: Contract.ConsentsArgs, { actor }: GraphQLContext) {
    return (await this.service.list(actor, patientId)).map((one) => toListedConsent(one));
  }

  @Mutation(() => Contract.HospitalConsent)
  @RequiresPermission('dataConsent.record')
  async recordConsent({ input }: Contract.RecordConsentArgs, { actor }: GraphQLContext) {
    return toHospitalConsent(await this.service.record(actor, input));
  }

  @Mutation(() => Boolean)
  @RequiresPermission('dataConsent.revoke')
  async revokeConsent({ id }: Contract.RevokeConsentArgs, { actor }: GraphQLContext) {
    await this.service.revoke(actor, id);
    return true;
  }
}
