import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AppointmentType } from '../appointments/appointment.graphql.js';
import { WeekdayHoursType } from '../clinic/clinic.graphql.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import type { AffectedSessions } from './times.input.js';
import type { LeaveTime, PhysiotherapistTimes } from './times.queries.js';
import type { EnteredLeave } from './times.service.js';

const AffectedSessionsEnum = { KEEP: 'KEEP', UNASSIGN: 'UNASSIGN' } as const satisfies WireEnum<AffectedSessions>;
registerEnumType(AffectedSessionsEnum, { name: 'AffectedSessions' });

@ObjectType('Leave')
class LeaveType {
  @Field(() => ID) id!: string;
  @Field(() => ID) physiotherapistId!: string;
  @Field(() => DateTimeScalar) from!: Date;
  @Field(() => DateTimeScalar) until!: Date;
  @Field(() => String, { nullable: true }) note!: string | null;

  /** Names every field that is sent. */
  static from({ id, physiotherapistId, from, until, note }: LeaveTime): LeaveType {
    return { id, physiotherapistId, from, until, note };
  }
}

@ObjectType('PhysiotherapistTimes')
export class PhysiotherapistTimesType {
  @Field(() => ID) physiotherapistId!: string;
  @Field(() => [WeekdayHoursType], { nullable: true }) workingHours!: WeekdayHoursType[] | null;
  @Field(() => [LeaveType]) leave!: LeaveType[];
  @Field(() => Int) version!: number;

  /** Names every field that is sent. */
  static from({ physiotherapistId, workingHours, leave, version }: PhysiotherapistTimes): PhysiotherapistTimesType {
    return { physiotherapistId, workingHours, leave: leave.map((one) => LeaveType.from(one)), version };
  }
}

@ObjectType('EnteredLeave')
export class EnteredLeaveType {
  @Field(() => LeaveType) leave!: LeaveType;
  @Field(() => [AppointmentType]) affected!: AppointmentType[];

  /** Names every field that is sent. */
  static from({ leave, affected }: EnteredLeave): EnteredLeaveType {
    return { leave: LeaveType.from(leave), affected: affected.map((row) => AppointmentType.from(row)) };
  }
}

@InputType('LeaveInput')
export class LeaveInputType {
  @Field(() => ID) physiotherapistId!: string;
  @Field(() => String) from!: string;
  @Field(() => String) until!: string;
  @Field(() => String, { nullable: true }) note?: string;
  @Field(() => AffectedSessionsEnum, { defaultValue: 'UNASSIGN' }) affected!: AffectedSessions;
}
