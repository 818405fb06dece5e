import { Mutation, Resolver } from 'type-graphql';
import type { CarePlanService } from './care-plan.service.js';
import { toPatientDetails } from './patient.graphql.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';

/** GraphQL resolvers of medical history, progress reports and care plan. */
@Resolver()
export class CarePlanResolver {
  constructor(private readonly service: CarePlanService) {}

  @Mutation(() => Contract.PatientDetails)
  @RequiresPermission('patient.addHistory')
  async addMedicalHistoryEntry({ patientId, input }: Contract.AddMedicalHistoryEntryArgs, { actor }: GraphQLContext) {
    return toPatientDetails(await this.service.addHistory(actor, patientId, input));
  }

  @Mutation(() => Contract.PatientDetails)
  @RequiresPermission('patient.addReport')
  async addProgressReport({ patientId, content }: Contract.AddProgressReportArgs, { actor }: GraphQLContext) {
    return toPatientDetails(await this.service.addReport(actor, patientId, { content }));
  }

  @Mutation(() => Contract.ProgressReport)
  @RequiresPermission('patient.amendReport')
  async amendProgressReport(report: Contract.AmendProgressReportArgs, { actor }: GraphQLContext) {
    return this.service.amendReport(actor, report);
  }

  @Mutation(() => Contract.PatientDetails)
  @RequiresPermission('patient.updateCarePlan')
  async updateCarePlan({ patientId, input, version }: Contract.UpdateCarePlanArgs, { actor }: GraphQLContext) {
    return toPatientDetails(await this.service.update(actor, { ...input, id: patientId, version }));
  }
}
