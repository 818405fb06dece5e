import { Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toLineConnection, toReport } from './report.graphql.js';
import type { ReportService } from './report.service.js';

/** GraphQL resolvers of reports. */
@Resolver()
export class ReportResolver {
  constructor(private readonly service: ReportService) {}

  @Query(() => Contract.Report)
  @RequiresPermission('report.read')
  async report({ input }: Contract.ReportArgs, { actor }: GraphQLContext) {
    return toReport(await this.service.read(actor, input));
  }

  @Query(() => Contract.ReportLineConnection)
  @RequiresPermission('report.readLines')
  async reportLines({ input, row, column, first, after }: Contract.ReportLinesArgs, { actor }: GraphQLContext) {
    return toLineConnection(await this.service.lines(actor, { ...input, row, column, first, after }));
  }
}
