import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { sameEnum } from '../graphql/same-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import { CONSENT_DECISIONS, type ConsentDecision, type DataConsent } from './data-consent.entity.js';
import type { DataConsentService } from './data-consent.service.js';

const ConsentDecisionEnum = sameEnum('ConsentDecision', CONSENT_DECISIONS);

@ObjectType('HospitalConsent')
class HospitalConsentType {
  @Field(() => ID) id!: string;
  @Field(() => ID) clientId!: string;
  @Field(() => ID) patientId!: string;
  @Field(() => ConsentDecisionEnum) decision!: ConsentDecision;
  @Field(() => DateTimeScalar, { nullable: true }) until!: Date | null;
  @Field(() => DateTimeScalar) createdAt!: Date;

  /** Names every field that is sent. */
  static from({ id, clientId, patient, decision, until, createdAt }: DataConsent): HospitalConsentType {
    return { id, clientId, patientId: patient.id, decision, until: until ?? null, createdAt };
  }
}

@InputType('RecordConsentInput')
class RecordConsentInputType {
  @Field(() => ID) clientId!: string;
  @Field(() => ID) patientId!: string;
  @Field(() => ConsentDecisionEnum) decision!: ConsentDecision;
  @Field(() => DateTimeScalar, { nullable: true }) until?: Date | null;
}

/** The GraphQL door to what patients said of the systems that read their records. */
@Resolver()
export class DataConsentResolver {
  constructor(private readonly service: DataConsentService) {}

  @Mutation(() => HospitalConsentType)
  @NamesVerb('dataConsent.record')
  async recordConsent(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RecordConsentInputType) input: RecordConsentInputType,
  ): Promise<HospitalConsentType> {
    return HospitalConsentType.from(await this.service.record(actor, input));
  }

  @Mutation(() => Boolean)
  @NamesVerb('dataConsent.revoke')
  async revokeConsent(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await this.service.revoke(actor, id);
    return true;
  }
}
