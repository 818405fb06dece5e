import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { ConsentFormService } from './consent-form.service.js';
import { toTreatmentConsent } from './consent.graphql.js';
import type { TreatmentConsentService } from './treatment-consent.service.js';

/** GraphQL resolvers of consent forms and of consents to treatment. */
@Resolver()
export class ConsentResolver {
  constructor(
    private readonly forms: ConsentFormService,
    private readonly consents: TreatmentConsentService,
  ) {}

  @Query(() => [Contract.ConsentForm])
  @RequiresPermission('consentForm.list')
  consentForms({ all }: Contract.ConsentFormsArgs, { actor }: GraphQLContext) {
    return this.forms.list(actor, { all });
  }

  @Query(() => [Contract.TreatmentConsent])
  @RequiresPermission('treatmentConsent.list')
  async treatmentConsents({ patientId }: Contract.TreatmentConsentsArgs, { actor }: GraphQLContext) {
    return (await this.consents.list(actor, { patientId })).map((row) => toTreatmentConsent(row));
  }

  @Mutation(() => Contract.ConsentForm)
  @RequiresPermission('consentForm.save')
  saveConsentForm({ input }: Contract.SaveConsentFormArgs, { actor }: GraphQLContext) {
    return this.forms.save(actor, input);
  }

  @Mutation(() => Boolean)
  @RequiresPermission('consentForm.retire')
  retireConsentForm({ formId }: Contract.RetireConsentFormArgs, { actor }: GraphQLContext) {
    return this.forms.retire(actor, { formId });
  }

  @Mutation(() => Contract.TreatmentConsent)
  @RequiresPermission('treatmentConsent.sign')
  async signTreatmentConsent({ input, idempotencyKey }: Contract.SignTreatmentConsentArgs, { actor }: GraphQLContext) {
    return toTreatmentConsent(await this.consents.sign(actor, { ...input, idempotencyKey }));
  }

  @Mutation(() => Contract.TreatmentConsent)
  @RequiresPermission('treatmentConsent.withdraw')
  async withdrawTreatmentConsent({ id, reason }: Contract.WithdrawTreatmentConsentArgs, { actor }: GraphQLContext) {
    return toTreatmentConsent(await this.consents.withdraw(actor, { id, reason }));
  }
}
