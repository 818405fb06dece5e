import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { NamesVerb } from '../graphql/verb.js';
import type { ContactStatus } from './contact-message.entity.js';
import { ContactMessageConnectionType, ContactMessageType, ContactStatusEnum } from './inbox.graphql.js';
import type { InboxService } from './inbox.service.js';

/** The GraphQL door to the messages of visitors. */
@Resolver()
export class InboxResolver {
  constructor(private readonly service: InboxService) {}

  @Query(() => ContactMessageConnectionType)
  @NamesVerb('inbox.list')
  async contactMessages(
    @Ctx() { actor }: GraphQLContext,
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('status', () => ContactStatusEnum, { nullable: true }) status?: ContactStatus,
  ): Promise<ContactMessageConnectionType> {
    return ContactMessageConnectionType.from(await this.service.list(actor, { first, after, status }));
  }

  @Mutation(() => ContactMessageType)
  @NamesVerb('inbox.setStatus')
  async setContactMessageStatus(
    @Ctx() { actor }: GraphQLContext,
    @Arg('id', () => ID) id: string,
    @Arg('status', () => ContactStatusEnum) status: ContactStatus,
    @Arg('version', () => Int, { nullable: true }) version?: number,
  ): Promise<ContactMessageType> {
    return ContactMessageType.from(await this.service.setStatus(actor, { id, status, version }));
  }
}
