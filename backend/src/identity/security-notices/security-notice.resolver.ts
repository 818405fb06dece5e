import { Query, Resolver } from 'type-graphql';
import type { SecurityNoticeService } from './security-notice.service.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL endpoints of security notices. */
@Resolver()
export class SecurityNoticeResolver {
  constructor(private readonly service: SecurityNoticeService) {}

  @Query(() => [Contract.SecurityNotice])
  @RequiresPermission('securityNotice.list')
  async securityNotices({ actor }: GraphQLContext) {
    return (await this.service.list(actor)).map(({ id, kind, at, subject, by }) => ({
      id,
      kind,
      at: new Date(at),
      subject,
      by,
    }));
  }
}
