import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import { linesOf } from '../hl7v2/message-lines.js';
import type { FoundMessage } from '../hl7v2/kept-messages.js';
import { WebhookDeliveryType } from '../webhooks/webhook.resolver.js';
import {
  canReplay,
  type ExchangeInspectionService,
  type Inspected,
  type InspectedDelivery,
  type Try,
} from './exchange-inspection.service.js';
import type { ExchangeOutcome } from './exchange-log.js';
import { ExchangeOutcomeEnum, ExchangeType } from './exchange.resolver.js';

@ObjectType('ExchangedMessage')
class ExchangedMessageType {
  @Field(() => ID) id!: string;
  @Field(() => String) controlId!: string;
  @Field(() => DateTimeScalar) receivedAt!: Date;
  @Field(() => String, { nullable: true }) body!: string | null;
  @Field(() => String) answer!: string;
  @Field(() => String) code!: string;
  @Field(() => Boolean) canReplay!: boolean;

  /** Names every field that is sent. */
  static from(message: FoundMessage): ExchangedMessageType {
    const { id, controlId, receivedAt, code, body, answer } = message;
    const texts = { body: body && linesOf(body), answer: linesOf(answer) };
    return { id, controlId, receivedAt, code, ...texts, canReplay: canReplay(message) };
  }
}

@ObjectType('ExchangeAttempt')
class ExchangeAttemptType {
  @Field(() => DateTimeScalar) at!: Date;
  @Field(() => ExchangeOutcomeEnum) outcome!: ExchangeOutcome;
  @Field(() => String) code!: string;

  static from({ at, outcome, code }: Try): ExchangeAttemptType {
    return { at, outcome, code };
  }
}

@ObjectType('ExchangedDelivery')
class ExchangedDeliveryType {
  @Field(() => WebhookDeliveryType) delivery!: WebhookDeliveryType;
  @Field(() => String) url!: string;
  @Field(() => [ExchangeAttemptType]) tries!: ExchangeAttemptType[];
  @Field(() => Boolean) canReplay!: boolean;

  static from({ delivery, url, tries, canReplay }: InspectedDelivery): ExchangedDeliveryType {
    const own = {
      delivery: WebhookDeliveryType.from(delivery),
      tries: tries.map((one) => ExchangeAttemptType.from(one)),
    };
    return { ...own, url, canReplay };
  }
}

@ObjectType('ExchangeDetails')
class ExchangeDetailsType {
  @Field(() => ExchangeType) exchange!: ExchangeType;
  @Field(() => ExchangedMessageType, { nullable: true }) message!: ExchangedMessageType | null;
  @Field(() => ExchangedDeliveryType, { nullable: true }) delivery!: ExchangedDeliveryType | null;

  static from({ exchange, message, delivery }: Inspected): ExchangeDetailsType {
    return {
      exchange: ExchangeType.from(exchange),
      message: message ? ExchangedMessageType.from(message) : null,
      delivery: delivery ? ExchangedDeliveryType.from(delivery) : null,
    };
  }
}

/** The GraphQL door to what is kept of single exchanges. */
@Resolver()
export class ExchangeInspectionResolver {
  constructor(private readonly service: ExchangeInspectionService) {}

  @Query(() => ExchangeDetailsType)
  @NamesVerb('exchange.inspect')
  async exchange(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<ExchangeDetailsType> {
    return ExchangeDetailsType.from(await this.service.inspect(actor, id));
  }

  @Mutation(() => ExchangedMessageType)
  @NamesVerb('exchange.replayMessage')
  async replayMessage(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
  ): Promise<ExchangedMessageType> {
    return ExchangedMessageType.from(await this.service.replayMessage(actor, id));
  }
}
