import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AppointmentPhysiotherapistType } from '../appointments/appointment.graphql.js';
import { PageInfoType } from '../graphql/page-info.graphql.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import { nationalDigits } from '../inputs/phone-number.js';
import type { Gender } from '../users/user.entity.js';
import { GenderEnum } from '../users/user.graphql.js';
import { encodeCursor } from '../lists/list-cursor.js';
import type { BloodGroup } from './blood-group.js';
import { formatPatientNumber } from './patient.entity.js';
import type { Activity, PatientSort, RecordStatus, RecoveryBand } from './patient.input.js';
import type { PatientView } from './patient-view.js';
import type { PatientDetails } from './patient.service.js';

const PatientRecordStatusEnum = {
  COMPLETE: 'complete',
  INCOMPLETE: 'incomplete',
} as const satisfies WireEnum<RecordStatus>;
const RecoveryBandEnum = {
  FROM_0_TO_25: '0-25',
  FROM_26_TO_50: '26-50',
  FROM_51_TO_75: '51-75',
  FROM_76_TO_100: '76-100',
} as const satisfies WireEnum<RecoveryBand>;
const PatientActivityEnum = { ACTIVE: 'active', INACTIVE: 'inactive' } as const satisfies WireEnum<Activity>;
export const PatientSortEnum = {
  NEWEST: 'newest',
  NAME: 'name',
  LAST_LOGIN: 'last_login',
  NUMBER: 'number',
} as const satisfies WireEnum<PatientSort>;
registerEnumType(PatientSortEnum, { name: 'PatientSort' });
registerEnumType(PatientRecordStatusEnum, { name: 'PatientRecordStatus' });
registerEnumType(RecoveryBandEnum, { name: 'RecoveryBand' });
registerEnumType(PatientActivityEnum, { name: 'PatientActivity' });

@ObjectType('Patient')
export class PatientType {
  @Field(() => ID) id!: string;
  @Field(() => ID) patientId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int, { nullable: true }) age!: number | null;
  @Field(() => String, { nullable: true }) diagnosedWith!: string | null;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => String, { nullable: true }) bloodGroup!: string | null;
  @Field(() => GenderEnum, { nullable: true }) gender!: Gender | null;
  @Field(() => String, { nullable: true }) contactNumber!: string | null;
  @Field(() => String, { nullable: true }) emergencyContactNumber!: string | null;
  @Field(() => ID, { nullable: true }) userId!: string | null;
  @Field(() => DateTimeScalar, { nullable: true }) lastLogin!: Date | null;
  @Field(() => Boolean) isProfileComplete!: boolean;
  @Field(() => DateTimeScalar, { nullable: true }) deletedAt!: Date | null;
  @Field(() => Int) version!: number;

  /** Names every field that is sent. */
  static from(patient: PatientView): PatientType {
    return {
      id: patient.id,
      patientId: formatPatientNumber(patient.number),
      name: patient.name,
      age: patient.age ?? null,
      diagnosedWith: patient.diagnosis,
      address: patient.address,
      bloodGroup: patient.bloodGroup,
      gender: patient.gender,
      contactNumber: patient.contactPhone && nationalDigits(patient.contactPhone),
      emergencyContactNumber: patient.emergencyPhone && nationalDigits(patient.emergencyPhone),
      userId: patient.userId,
      lastLogin: patient.lastLoginAt,
      isProfileComplete: patient.isComplete,
      deletedAt: patient.deletedAt,
      version: patient.version,
    };
  }
}

@ObjectType('PatientPage')
export class PatientPageType {
  @Field(() => [PatientType]) patients!: PatientType[];
  @Field(() => Int) total!: number;
  @Field(() => Int) page!: number;
  @Field(() => Int) limit!: number;
}

@ObjectType('PatientEdge')
export class PatientEdgeType {
  @Field(() => PatientType) node!: PatientType;
  @Field(() => String) cursor!: string;
}

@ObjectType('PatientConnection')
export class PatientConnectionType {
  @Field(() => [PatientEdgeType]) edges!: PatientEdgeType[];
  @Field(() => PageInfoType) pageInfo!: PageInfoType;
  @Field(() => Int) totalCount!: number;
  @Field(() => DateTimeScalar) asOf!: Date;

  static from({
    patients,
    total,
    hasNextPage,
    asOf,
  }: {
    patients: PatientView[];
    total: number;
    hasNextPage: boolean;
    asOf: Date;
  }): PatientConnectionType {
    const edges = patients.map((patient) => ({
      node: PatientType.from(patient),
      cursor: encodeCursor({ ...patient, asOf }),
    }));
    return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null }, totalCount: total, asOf };
  }
}

@ObjectType('PatientStats')
export class PatientStatsType {
  @Field(() => Int) total!: number;
  @Field(() => Int) incomplete!: number;
  @Field(() => Int) active!: number;
  @Field(() => Int) inactive!: number;
}

@ObjectType('MedicalHistoryEntry')
export class MedicalHistoryEntryType {
  @Field(() => ID) id!: string;
  @Field(() => String) diagnosis!: string;
  @Field(() => String, { nullable: true }) treatment!: string | null;
  @Field(() => String, { nullable: true }) surgeryDetails!: string | null;
}

@ObjectType('ProgressReport')
export class ProgressReportType {
  @Field(() => ID) id!: string;
  @Field(() => String) content!: string;
  @Field(() => DateTimeScalar) createdAt!: Date;
}

@ObjectType('PatientAccount')
export class PatientAccountType {
  @Field(() => ID) id!: string;
  @Field(() => String) fullName!: string;
  @Field(() => String) mobileNumber!: string;
}

@ObjectType('PatientDetails')
export class PatientDetailsType {
  @Field(() => PatientType) patient!: PatientType;
  @Field(() => PatientAccountType, { nullable: true }) account!: PatientAccountType | null;
  @Field(() => Int) recoveryPercent!: number;
  @Field(() => Int) plannedSessions!: number;
  @Field(() => String, { nullable: true }) referringDoctor!: string | null;
  @Field(() => AppointmentPhysiotherapistType, { nullable: true })
  physiotherapist!: AppointmentPhysiotherapistType | null;
  @Field(() => [MedicalHistoryEntryType]) medicalHistory!: MedicalHistoryEntryType[];
  @Field(() => [ProgressReportType]) progressReports!: ProgressReportType[];

  /** Names every field that is sent. */
  static from(details: PatientDetails): PatientDetailsType {
    return {
      patient: PatientType.from(details.patient),
      account: details.account,
      recoveryPercent: details.recoveryPercent,
      plannedSessions: details.plannedSessions,
      referringDoctor: details.referringDoctor,
      physiotherapist: details.physiotherapist,
      medicalHistory: details.medicalHistory.map(({ id, diagnosis, treatment, surgeryDetails }) => ({
        id,
        diagnosis,
        treatment: treatment ?? null,
        surgeryDetails: surgeryDetails ?? null,
      })),
      progressReports: details.progressReports.map(({ id, content, createdAt }) => ({ id, content, createdAt })),
    };
  }
}

@ObjectType('DeletedPatient')
export class DeletedPatientType {
  @Field(() => ID) id!: string;
}

@InputType('PatientFilter')
export class PatientFilterInput {
  @Field(() => String, { nullable: true }) search?: string;
  @Field(() => Int, { nullable: true }) age?: number;
  @Field(() => String, { nullable: true }) condition?: string;
  @Field(() => String, { nullable: true }) doctor?: string;
  @Field(() => RecoveryBandEnum, { nullable: true }) progress?: RecoveryBand;
  @Field(() => PatientRecordStatusEnum, { nullable: true }) status?: RecordStatus;
  @Field(() => PatientActivityEnum, { nullable: true }) activity?: Activity;
  @Field(() => DateTimeScalar, { nullable: true }) updatedSince?: Date;
  @Field(() => Boolean, { nullable: true }) withDeleted?: boolean;
}

@InputType('CreatePatientInput')
export class CreatePatientInputType {
  @Field(() => ID) userId!: string;
  @Field(() => String) name!: string;
  @Field(() => String) diagnosedWith!: string;
  @Field(() => String) address!: string;
  @Field(() => Int) age!: number;
  @Field(() => String, { nullable: true }) bloodGroup?: BloodGroup;
  @Field(() => GenderEnum) gender!: Gender;
  @Field(() => String) contactNumber!: string;
  @Field(() => String) emergencyContactNumber!: string;
}

@InputType('UpdatePatientInput')
export class UpdatePatientInputType {
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => String, { nullable: true }) diagnosedWith?: string;
  @Field(() => String, { nullable: true }) address?: string;
  @Field(() => Int, { nullable: true }) age?: number;
  @Field(() => String, { nullable: true }) bloodGroup?: BloodGroup;
  @Field(() => GenderEnum, { nullable: true }) gender?: Gender;
  @Field(() => String, { nullable: true }) contactNumber?: string;
  @Field(() => String, { nullable: true }) emergencyContactNumber?: string;
}
