import { Mutation, Resolver } from 'type-graphql';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { toPatient } from '../records/patient.graphql.js';
import type { ReachedRecordService } from './reached-record.service.js';

/** GraphQL resolvers of what is written into records within reach. */
@Resolver()
export class ReachedRecordResolver {
  constructor(private readonly service: ReachedRecordService) {}

  @Mutation(() => Contract.Patient)
  @RequiresPermission('patient.setAlert')
  async setPatientAlert({ patientId, alert, version }: Contract.SetPatientAlertArgs, { actor }: GraphQLContext) {
    return toPatient(await this.service.setAlert(actor, { id: patientId, alert, version }));
  }

  @Mutation(() => Contract.MedicalHistoryEntry)
  @RequiresPermission('patient.addHistoryAtBench')
  async addHistoryEntry({ patientId, input }: Contract.AddHistoryEntryArgs, { actor }: GraphQLContext) {
    const { id, diagnosis, treatment, surgeryDetails } = await this.service.addHistoryAtBench(actor, patientId, input);
    return { id, diagnosis, treatment: treatment ?? null, surgeryDetails: surgeryDetails ?? null };
  }

  @Mutation(() => Contract.ProgressReport)
  @RequiresPermission('patient.addReportAtBench')
  async writeProgressReport({ patientId, content }: Contract.WriteProgressReportArgs, { actor }: GraphQLContext) {
    return this.service.addReportAtBench(actor, patientId, { content });
  }
}
