import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { sameEnum } from '../graphql/same-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import {
  CONSENT_DECISIONS,
  CONSENT_SOURCES,
  type ConsentDecision,
  type ConsentSource,
  type DataConsent,
} from './data-consent.entity.js';
import type { DataConsentService, ListedConsent } from './data-consent.service.js';

export const ConsentDecisionEnum = sameEnum('ConsentDecision', CONSENT_DECISIONS);
const ConsentSourceEnum = sameEnum('ConsentSource', CONSENT_SOURCES);

@ObjectType('HospitalConsent')
class HospitalConsentType {
  @Field(() => ID) id!: string;
  @Field(() => ID) clientId!: string;
  @Field(() => ID) patientId!: string;
  @Field(() => ConsentDecisionEnum) decision!: ConsentDecision;
  @Field(() => DateTimeScalar, { nullable: true }) until!: Date | null;
  @Field(() => DateTimeScalar) createdAt!: Date;
  @Field(() => ConsentSourceEnum) saidBy!: ConsentSource;

  /** Names every field that is sent. */
  static from({ id, clientId, patient, decision, until, createdAt, saidBy }: DataConsent): HospitalConsentType {
    return { id, clientId, patientId: patient.id, decision, until: until ?? null, createdAt, saidBy };
  }
}

@ObjectType('ListedConsent')
class ListedConsentType {
  @Field(() => HospitalConsentType) consent!: HospitalConsentType;
  @Field(() => String, { nullable: true }) recordedByName!: string | null;

  static from({ consent, recordedByName }: ListedConsent): ListedConsentType {
    return { consent: HospitalConsentType.from(consent), recordedByName };
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

  @Query(() => [ListedConsentType])
  @NamesVerb('dataConsent.list')
  async consents(
    @Ctx() { actor }: GraphQLContext,
    @Arg('patientId', () => ID) patientId: string,
  ): Promise<ListedConsentType[]> {
    return (await this.service.list(actor, patientId)).map((one) => ListedConsentType.from(one));
  }

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
