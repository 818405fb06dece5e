import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfoType } from '../graphql/page-info.graphql.js';
import { DateTimeScalar, LocalDateScalar, PaiseScalar } from '../graphql/scalars.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import { encodeCursor } from '../lists/list-cursor.js';
import { namedPatient } from '../patients/named-patient.js';
import type { AppointmentOrder } from './appointment-order.js';
import type { AppointmentStatus, SessionType } from './appointment.entity.js';
import type { AppointmentRow } from './appointment.queries.js';
import type { PendingPage } from './appointment.service.js';

/** The wire names of what an appointment can be. */
export const AppointmentStatusEnum = {
  PENDING: 'pending',
  SCHEDULED: 'scheduled',
  CANCELED: 'canceled',
  COMPLETED: 'completed',
  MISSED: 'missed',
} as const satisfies WireEnum<AppointmentStatus>;
export const SessionTypeEnum = {
  CLINIC: 'Clinic',
  HOME: 'Home',
  TELE: 'Tele',
} as const satisfies WireEnum<SessionType>;
/** The wire names of the orders; the values inside are those of the queries. */
export const AppointmentOrderEnum = {
  EARLIEST_FIRST: 'earliest first',
  LATEST_FIRST: 'latest first',
  NEWEST_FIRST: 'newest first',
} as const satisfies WireEnum<AppointmentOrder>;
registerEnumType(AppointmentOrderEnum, { name: 'AppointmentOrder' });
registerEnumType(AppointmentStatusEnum, { name: 'AppointmentStatus' });
registerEnumType(SessionTypeEnum, { name: 'SessionType' });

@ObjectType('AppointmentPatient')
export class AppointmentPatientType {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true }) patientId!: string | null;
  @Field(() => String) name!: string;
}

@ObjectType('AppointmentPhysiotherapist')
export class AppointmentPhysiotherapistType {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
}

@ObjectType('Appointment')
export class AppointmentType {
  @Field(() => ID) id!: string;
  @Field(() => AppointmentPatientType) patient!: AppointmentPatientType;
  @Field(() => AppointmentPhysiotherapistType, { nullable: true })
  physiotherapist!: AppointmentPhysiotherapistType | null;
  @Field(() => DateTimeScalar) appointmentDate!: Date;
  @Field(() => Int) durationMinutes!: number;
  @Field(() => SessionTypeEnum) sessionType!: SessionType;
  @Field(() => AppointmentStatusEnum) status!: AppointmentStatus;
  @Field(() => String, { nullable: true }) missedReason!: string | null;
  @Field(() => PaiseScalar, { nullable: true }) price!: number | null;
  @Field(() => Boolean) outsideHours!: boolean;
  @Field(() => String, { nullable: true }) overrideReason!: string | null;
  @Field(() => Boolean) needsPhysiotherapist!: boolean;
  @Field(() => DateTimeScalar, { nullable: true }) changeableUntil!: Date | null;
  @Field(() => Int) version!: number;

  /** Names every field that is sent. */
  static from(row: AppointmentRow): AppointmentType {
    return {
      id: row.id,
      patient: namedPatient(row),
      physiotherapist: row.physiotherapistId
        ? { id: row.physiotherapistId, name: row.physiotherapistName ?? '' }
        : null,
      appointmentDate: row.startsAt,
      durationMinutes: row.durationMinutes,
      sessionType: row.sessionType,
      status: row.status,
      missedReason: row.missedReason,
      price: row.price,
      outsideHours: row.outsideHours,
      overrideReason: row.overrideReason,
      needsPhysiotherapist: row.needsPhysiotherapist,
      changeableUntil: row.changeableUntil,
      version: row.version,
    };
  }
}

@ObjectType('PendingAppointmentPage')
export class PendingAppointmentPageType {
  @Field(() => [AppointmentType]) appointments!: AppointmentType[];
  @Field(() => Int) total!: number;
  @Field(() => Int) page!: number;
  @Field(() => Int) limit!: number;

  static from({ appointments, total, page, limit }: PendingPage): PendingAppointmentPageType {
    return { appointments: appointments.map((row) => AppointmentType.from(row)), total, page, limit };
  }
}

@ObjectType('AppointmentEdge')
class AppointmentEdgeType {
  @Field(() => AppointmentType) node!: AppointmentType;
  @Field(() => String) cursor!: string;
}

@ObjectType('AppointmentConnection')
export class AppointmentConnectionType {
  @Field(() => [AppointmentEdgeType]) edges!: AppointmentEdgeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => DateTimeScalar) asOf!: Date;

  static from({
    appointments,
    hasNextPage,
    asOf,
  }: {
    appointments: AppointmentRow[];
    hasNextPage: boolean;
    asOf: Date;
  }): AppointmentConnectionType {
    const edges = appointments.map((row) => ({
      node: AppointmentType.from(row),
      cursor: encodeCursor({ at: row.at, id: row.id, asOf }),
    }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, asOf };
  }
}

@InputType('AppointmentFilter')
export class AppointmentFilterInput {
  @Field(() => LocalDateScalar, { nullable: true }) day?: string;
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  @Field(() => ID, { nullable: true }) patientId?: string;
  @Field(() => AppointmentStatusEnum, { nullable: true }) status?: AppointmentStatus;
  @Field(() => DateTimeScalar, { nullable: true }) from?: Date;
  @Field(() => DateTimeScalar, { nullable: true }) before?: Date;
  @Field(() => Boolean, { nullable: true }) needsPhysiotherapist?: boolean;
  @Field(() => DateTimeScalar, { nullable: true }) updatedSince?: Date;
}

@InputType('BookAppointmentInput')
export class BookAppointmentInputType {
  @Field(() => ID) patientId!: string;
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  @Field(() => String) appointmentDate!: string;
  @Field(() => Int, { nullable: true }) durationMinutes?: number;
  @Field(() => SessionTypeEnum) sessionType!: SessionType;
  @Field(() => String, { nullable: true }) overrideReason?: string;
}

@InputType('MoveAppointmentInput')
export class MoveAppointmentInputType {
  @Field(() => String) appointmentDate!: string;
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
  @Field(() => String, { nullable: true }) overrideReason?: string;
}

@InputType('RequestAppointmentInput')
export class RequestAppointmentInputType {
  @Field(() => String) appointmentDate!: string;
  @Field(() => SessionTypeEnum) sessionType!: SessionType;
  @Field(() => ID, { nullable: true }) physiotherapistId?: string;
}
