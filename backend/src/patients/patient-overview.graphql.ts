import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AppointmentPhysiotherapistType, AppointmentType } from '../appointments/appointment.graphql.js';
import { BalanceType } from '../charges/charge.graphql.js';
import { PageInfoType } from '../graphql/page-info.graphql.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import { encodeCursor } from '../lists/list-cursor.js';
import type { PatientOverview } from './patient-overview.service.js';
import {
  MedicalHistoryEntryType,
  PatientAccountType,
  PatientDetailsType,
  PatientType,
  ProgressReportType,
} from './patient.graphql.js';
import { timelineTitle } from './timeline-words.js';
import type { TimelineKind } from './timeline.input.js';
import type { TimelineRow } from './timeline.queries.js';

export const TimelineKindEnum = {
  SESSION: 'session',
  PAYMENT: 'payment',
  CHARGE: 'charge',
  HISTORY: 'history',
  REPORT: 'report',
  MESSAGE: 'message',
  RECORD: 'record',
} as const satisfies WireEnum<TimelineKind>;
registerEnumType(TimelineKindEnum, { name: 'TimelineKind' });

@ObjectType('PatientOverview')
export class PatientOverviewType {
  @Field(() => PatientType) patient!: PatientType;
  @Field(() => PatientAccountType, { nullable: true }) account!: PatientAccountType | null;
  @Field(() => DateTimeScalar, { nullable: true }) deletedAt!: Date | null;
  @Field(() => [String]) missing!: string[];
  @Field(() => Int) recoveryPercent!: number;
  @Field(() => Int) plannedSessions!: number;
  @Field(() => Int) sessionsCompleted!: number;
  @Field(() => Int) missedSessions!: number;
  @Field(() => String, { nullable: true }) referringDoctor!: string | null;
  @Field(() => AppointmentPhysiotherapistType, { nullable: true })
  physiotherapist!: AppointmentPhysiotherapistType | null;
  @Field(() => AppointmentType, { nullable: true }) nextSession!: AppointmentType | null;
  @Field(() => BalanceType) balance!: BalanceType;
  @Field(() => [MedicalHistoryEntryType]) medicalHistory!: MedicalHistoryEntryType[];
  @Field(() => [ProgressReportType]) progressReports!: ProgressReportType[];

  /** Names every field that is sent. */
  static from(overview: PatientOverview): PatientOverviewType {
    const details = PatientDetailsType.from(overview);
    const { missing, completedSessions, missedSessions, nextSession, balance } = overview;
    return {
      patient: details.patient,
      account: details.account,
      recoveryPercent: details.recoveryPercent,
      plannedSessions: details.plannedSessions,
      referringDoctor: details.referringDoctor,
      physiotherapist: details.physiotherapist,
      medicalHistory: details.medicalHistory,
      progressReports: details.progressReports,
      deletedAt: overview.patient.deletedAt,
      missing,
      sessionsCompleted: completedSessions,
      missedSessions,
      nextSession: nextSession ? AppointmentType.from(nextSession) : null,
      balance,
    };
  }
}

@ObjectType('TimelineEntry')
class TimelineEntryType {
  @Field(() => ID) id!: string;
  @Field(() => TimelineKindEnum) kind!: TimelineKind;
  @Field(() => DateTimeScalar) at!: Date;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) detail!: string | null;
  @Field(() => ID, { nullable: true }) subjectId!: string | null;

  /** Names every field that is sent. */
  static from(row: TimelineRow): TimelineEntryType {
    const { id, kind, at, detail, subjectId } = row;
    return { id, kind, at: new Date(at), title: timelineTitle(row), detail, subjectId };
  }
}

@ObjectType('TimelineEdge')
class TimelineEdgeType {
  @Field(() => TimelineEntryType) node!: TimelineEntryType;
  @Field(() => String) cursor!: string;
}

@ObjectType('TimelineConnection')
export class TimelineConnectionType {
  @Field(() => [TimelineEdgeType]) edges!: TimelineEdgeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;

  static from({ entries, hasNextPage }: { entries: TimelineRow[]; hasNextPage: boolean }): TimelineConnectionType {
    const edges = entries.map((row) => ({ node: TimelineEntryType.from(row), cursor: encodeCursor(row) }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
  }
}
