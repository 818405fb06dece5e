import { Mutation, Query, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import type { PhaseReportService } from './phase-report.service.js';
import type { ReportLinkService } from './report-link.service.js';

/** GraphQL resolvers for reports of phases and their links. */
@Resolver()
export class PhaseReportResolver {
  constructor(
    private readonly reports: PhaseReportService,
    private readonly links: ReportLinkService,
  ) {}

  @Query(() => [Contract.PhaseReport])
  @RequiresPermission('phaseReport.list')
  phaseReports({ planId }: Contract.PhaseReportsArgs, { actor }: GraphQLContext) {
    return this.reports.list(actor, { planId });
  }

  @Mutation(() => Contract.CreatedReportLink)
  @RequiresPermission('reportLink.create')
  createReportLink({ reportId, expiresInMinutes }: Contract.CreateReportLinkArgs, { actor }: GraphQLContext) {
    return this.links.create(actor, { reportId, expiresInMinutes });
  }

  @Mutation(() => Contract.ReportLink)
  @RequiresPermission('reportLink.revoke')
  revokeReportLink({ id }: Contract.RevokeReportLinkArgs, { actor }: GraphQLContext) {
    return this.links.revoke(actor, { id });
  }
}
