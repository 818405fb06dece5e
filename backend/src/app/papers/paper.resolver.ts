import { Mutation, Resolver } from 'type-graphql';
import { toMessage } from '../../messaging/index.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { PaperService } from './paper.service.js';

/** GraphQL resolvers of documents that are sent to their patients. */
@Resolver()
export class PaperResolver {
  constructor(private readonly service: PaperService) {}

  @Mutation(() => Contract.Message)
  @RequiresPermission('paper.send', 'paper.sendSheet')
  async sendDocument({ input }: Contract.SendDocumentArgs, { actor }: GraphQLContext) {
    return toMessage(await this.service.send(actor, input));
  }
}
