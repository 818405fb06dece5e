import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { sameEnum } from '../graphql/same-enum.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { NamesVerb } from '../graphql/verb.js';
import { WEBHOOK_DELIVERY_STATUSES, type WebhookDelivery, type WebhookDeliveryStatus } from './webhook-delivery.js';
import { WEBHOOK_END_REASONS, type WebhookEndReason } from './webhook-endpoint.entity.js';
import type { ListedEndpoint, MadeEndpoint, WebhookService } from './webhook.service.js';

const WebhookEndReasonEnum = sameEnum('WebhookEndReason', WEBHOOK_END_REASONS);
const WebhookDeliveryStatusEnum = sameEnum('WebhookDeliveryStatus', WEBHOOK_DELIVERY_STATUSES);

@ObjectType('WebhookEndpoint')
class WebhookEndpointType {
  @Field(() => ID) id!: string;
  @Field(() => ID) clientId!: string;
  @Field(() => String) clientName!: string;
  @Field(() => String) url!: string;
  @Field(() => [String]) events!: string[];
  @Field(() => DateTimeScalar) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true }) endedAt!: Date | null;
  @Field(() => WebhookEndReasonEnum, { nullable: true }) endReason!: WebhookEndReason | null;
  @Field(() => Boolean) canSign!: boolean;

  /** Names every field that is sent. */
  static from({ endpoint, clientName, canSign }: ListedEndpoint): WebhookEndpointType {
    const { id, clientId, url, events, createdAt, endedAt = null, endReason = null } = endpoint;
    return { id, clientId, clientName, url, events, createdAt, endedAt, endReason, canSign };
  }
}

@ObjectType('CreatedWebhookEndpoint')
class CreatedWebhookEndpointType {
  @Field(() => String) secret!: string;
  @Field(() => WebhookEndpointType) endpoint!: WebhookEndpointType;

  static from({ secret, endpoint }: MadeEndpoint): CreatedWebhookEndpointType {
    return { secret, endpoint: WebhookEndpointType.from(endpoint) };
  }
}

/** A delivery as it is sent. */
@ObjectType('WebhookDelivery')
export class WebhookDeliveryType {
  @Field(() => ID) id!: string;
  @Field(() => String) event!: string;
  @Field(() => WebhookDeliveryStatusEnum) status!: WebhookDeliveryStatus;
  @Field(() => Int) attempts!: number;
  @Field(() => String) resource!: string;
  @Field(() => ID) resourceId!: string;
  @Field(() => DateTimeScalar) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true }) deliveredAt!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true }) nextAttemptAt!: Date | null;
  @Field(() => String, { nullable: true }) code!: string | null;

  static from(delivery: WebhookDelivery): WebhookDeliveryType {
    const { id, event, status, attempts, resource, resourceId } = delivery;
    const { createdAt, deliveredAt, nextAttemptAt, code } = delivery;
    return { id, event, status, attempts, resource, resourceId, createdAt, deliveredAt, nextAttemptAt, code };
  }
}

@InputType('CreateWebhookEndpointInput')
class CreateWebhookEndpointInputType {
  @Field(() => ID) clientId!: string;
  @Field(() => String) url!: string;
  @Field(() => [String]) events!: string[];
}

/** The GraphQL door to what hospitals' systems are told of changes. */
@Resolver()
export class WebhookResolver {
  constructor(private readonly service: WebhookService) {}

  @Query(() => [WebhookEndpointType])
  @NamesVerb('webhookEndpoint.list')
  async webhookEndpoints(@Ctx() { actor }: GraphQLContext): Promise<WebhookEndpointType[]> {
    return (await this.service.list(actor)).map((endpoint) => WebhookEndpointType.from(endpoint));
  }

  @Query(() => [WebhookDeliveryType])
  @NamesVerb('webhookDelivery.list')
  async webhookDeliveries(
    @Ctx() { actor }: GraphQLContext,
    @Arg('endpointId', () => ID) endpointId: string,
    @Arg('first', () => Int) first: number,
  ): Promise<WebhookDeliveryType[]> {
    const deliveries = await this.service.listDeliveries(actor, { endpointId, first });
    return deliveries.map((delivery) => WebhookDeliveryType.from(delivery));
  }

  @Mutation(() => CreatedWebhookEndpointType)
  @NamesVerb('webhookEndpoint.create')
  async createWebhookEndpoint(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreateWebhookEndpointInputType) input: CreateWebhookEndpointInputType,
  ): Promise<CreatedWebhookEndpointType> {
    return CreatedWebhookEndpointType.from(await this.service.create(actor, input));
  }

  @Mutation(() => Boolean)
  @NamesVerb('webhookEndpoint.end')
  async endWebhookEndpoint(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await this.service.end(actor, id);
    return true;
  }

  @Mutation(() => Int)
  @NamesVerb('webhookDelivery.replay')
  async replayWebhooks(
    @Ctx() { actor }: GraphQLContext,
    @Arg('endpointId', () => ID) endpointId: string,
    @Arg('since', () => DateTimeScalar) since: Date,
  ): Promise<number> {
    return this.service.replay(actor, { endpointId, since });
  }

  @Mutation(() => WebhookDeliveryType)
  @NamesVerb('webhookDelivery.replay')
  async replayWebhook(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<WebhookDeliveryType> {
    return WebhookDeliveryType.from(await this.service.replayOne(actor, id));
  }
}
