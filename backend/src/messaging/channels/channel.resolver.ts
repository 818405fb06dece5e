import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { ChannelConsentService } from './channel-consent.service.js';
import type { ChannelService } from './channel.service.js';

/** GraphQL resolvers of the channels of messages. */
@Resolver()
export class ChannelResolver {
  constructor(
    private readonly service: ChannelService,
    private readonly consents: ChannelConsentService,
  ) {}

  @Query(() => [Contract.ChannelStatus])
  @RequiresPermission('channel.list')
  async channels({ actor }: GraphQLContext): Promise<Contract.ChannelStatus[]> {
    const channels = await this.service.list(actor);
    return channels.map(({ channel, ...state }) => ({ ...state, channel: Contract.MessageChannel[channel] }));
  }

  @Mutation(() => Contract.ChannelTest)
  @RequiresPermission('channel.test')
  async sendTestMessage({ channel, provider }: Contract.SendTestMessageArgs, { actor }: GraphQLContext) {
    return this.service.test(actor, { channel, provider });
  }

  @Query(() => Boolean)
  @RequiresPermission('whatsApp.isOffered')
  async whatsAppIsOffered({ actor }: GraphQLContext) {
    return this.consents.isWhatsAppOffered(actor);
  }

  @Query(() => [Contract.ChannelConsent])
  @RequiresPermission('channelConsent.list')
  async channelConsents({ patientId }: Contract.ChannelConsentsArgs, { actor }: GraphQLContext) {
    const consents = await this.consents.list(actor, { patientId });
    return consents.map(({ channel, ...said }) => ({ ...said, channel: Contract.MessageChannel[channel] }));
  }

  @Mutation(() => Contract.ChannelConsent)
  @RequiresPermission('channelConsent.set')
  async setChannelConsent(asked: Contract.SetChannelConsentArgs, { actor }: GraphQLContext) {
    const { channel, ...said } = await this.consents.set(actor, asked);
    return { ...said, channel: Contract.MessageChannel[channel] };
  }
}
