import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../graphql/scalars.js';
import type { WireEnum } from '../graphql/wire-enum.js';
import type { ImportStatus } from './patient-import.entity.js';
import type { PatientImportView } from './patient-import-view.js';

const ImportStatusEnum = {
  RUNNING: 'RUNNING',
  DONE: 'DONE',
  FAILED: 'FAILED',
} as const satisfies WireEnum<ImportStatus>;
registerEnumType(ImportStatusEnum, { name: 'ImportStatus' });

@ObjectType('ImportError')
class ImportErrorType {
  @Field(() => Int) row!: number;
  @Field(() => String, { nullable: true }) column!: string | null;
  @Field(() => String) message!: string;
}

@ObjectType('PatientImport')
export class PatientImportType {
  @Field(() => ID) id!: string;
  @Field(() => String) fileName!: string;
  @Field(() => Boolean) dryRun!: boolean;
  @Field(() => ImportStatusEnum) status!: ImportStatus;
  @Field(() => Int) rows!: number;
  @Field(() => Int) created!: number;
  @Field(() => Int) unchanged!: number;
  @Field(() => Int) failed!: number;
  @Field(() => [ImportErrorType]) errors!: ImportErrorType[];
  @Field(() => DateTimeScalar) createdAt!: Date;

  /** Names every field that is sent. */
  static from(found: PatientImportView): PatientImportType {
    const { id, fileName, dryRun, status, rows, created, unchanged, failed, createdAt } = found;
    const errors = found.errors.map(({ row, column, message }) => ({ row, column, message }));
    return { id, fileName, dryRun, status, rows, created, unchanged, failed, errors, createdAt };
  }
}
