import { Query, Resolver } from 'type-graphql';
import { toPatient } from '../../patients/index.js';
import * as Contract from '../../platform/graphql/generated.js';
import type { GraphQLContext } from '../../platform/graphql/context.js';
import { RequiresPermission } from '../../platform/graphql/requires-permission.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { toAppointment, toWaitingListEntry } from '../../scheduling/index.js';
import type { DeskDay, DeskService } from './desk.service.js';

const named = ({ id, number, name }: DeskDay['incomplete'][number]) => ({
  id,
  patientId: formatRecordNumber(number),
  name,
});

/** GraphQL resolvers of the front desk's day and patients. */
@Resolver()
export class DeskResolver {
  constructor(private readonly service: DeskService) {}

  @Query(() => Contract.DeskDay)
  @RequiresPermission('desk.readDay')
  async deskDay({ actor }: GraphQLContext) {
    const { running, next, incomplete, due, ...day } = await this.service.day(actor);
    return {
      ...day,
      running: running.map((row) => toAppointment(row)),
      next: next.map((row) => toAppointment(row)),
      incomplete: incomplete.map((row) => named(row)),
      due: due.map((row) => ({ patient: named(row), due: row.due })),
    };
  }

  @Query(() => Contract.DeskPatient)
  @RequiresPermission('patient.readAtDesk')
  async deskPatient({ id }: Contract.DeskPatientArgs, { actor }: GraphQLContext) {
    const { patient, nextSession, waitsFor, ...same } = await this.service.patient(actor, id);
    return {
      ...same,
      patient: toPatient(patient),
      alert: patient.alert,
      waitsFor: waitsFor.map((entry) => toWaitingListEntry(entry)),
      nextSession: nextSession ? toAppointment(nextSession) : null,
    };
  }
}
