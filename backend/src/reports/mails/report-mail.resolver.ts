import { ID, Mutation, Query, Resolver } from 'type-graphql';
import { toMessage } from '../../messaging/index.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toReportMail } from './report-mail.graphql.js';
import type { ReportMailService } from './report-mail.service.js';

/** GraphQL resolvers of mails of reports. */
@Resolver()
export class ReportMailResolver {
  constructor(private readonly service: ReportMailService) {}

  @Query(() => [Contract.ReportMail])
  @RequiresPermission('reportMail.list')
  async reportMails({ actor }: GraphQLContext): Promise<Contract.ReportMail[]> {
    return (await this.service.list(actor)).map(toReportMail);
  }

  @Query(() => [Contract.MailRecipient])
  @RequiresPermission('reportMail.list')
  mailRecipients({ actor }: GraphQLContext) {
    return this.service.recipients(actor);
  }

  @Mutation(() => Contract.ReportMail)
  @RequiresPermission('reportMail.save')
  async saveReportMail({ input, version }: Contract.SaveReportMailArgs, { actor }: GraphQLContext) {
    return toReportMail(await this.service.save(actor, { ...input, version }));
  }

  @Mutation(() => ID)
  @RequiresPermission('reportMail.delete')
  deleteReportMail({ id }: Contract.DeleteReportMailArgs, { actor }: GraphQLContext) {
    return this.service.delete(actor, id);
  }

  @Mutation(() => Contract.Message)
  @RequiresPermission('reportMail.send')
  async sendReportMail({ id }: Contract.SendReportMailArgs, { actor }: GraphQLContext) {
    return toMessage(await this.service.send(actor, id));
  }
}
