import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { GENDERS, User } from '../../identity/index.js';
import { Physiotherapist } from '../../clinic/index.js';
import { ageOn, yearsBefore } from './birth-date.js';
import { BLOOD_GROUPS } from './blood-group.js';

/** How many sessions a plan has unless the record says otherwise (spec §9). */
export const DEFAULT_PLANNED_SESSIONS = 25;

export const PatientSchema = defineEntity({
  name: 'Patient',
  tableName: 'patient',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** The running number behind PT-000123; given by the database. */
    number: p.integer().$type<Opt<number>>().autoincrement().unique('patient_number_key').returning(),
    user: () => p.manyToOne(User).nullable().ref(),
    physiotherapist: () => p.manyToOne(Physiotherapist).nullable().ref(),
    name: p.text().default(''),
    diagnosis: p.text().nullable(),
    address: p.text().nullable(),
    bloodGroup: p.enum(BLOOD_GROUPS).nullable(),
    gender: p.enum(GENDERS).nullable(),
    /** YYYY-MM-DD. */
    birthDate: p.date().nullable(),
    /** False when the date was reckoned from an age (reading 26). */
    birthDateExact: p.boolean().default(false),
    /** E.164; the account's number stands in while it is empty (reading 20). */
    contactPhone: p.text().nullable(),
    /** What the clinic called the patient before: by it an import knows them again (clinic §7). */
    oldNumber: p.text().nullable(),
    /** E.164. */
    emergencyPhone: p.text().nullable(),
    referringDoctor: p.text().nullable(),
    plannedSessions: p.integer().default(DEFAULT_PLANNED_SESSIONS),
    /** Every field that the patient form requires is there; computed by the database (readings 30, 31). */
    isComplete: p
      .boolean()
      .$type<Opt<boolean>>()
      .generated(
        (columns) =>
          `(${columns.name} <> '' and ${columns.diagnosis} is not null and ${columns.address} is not null and ${columns.gender} is not null and ${columns.birthDate} is not null and ${columns.contactPhone} is not null and ${columns.emergencyPhone} is not null) stored`,
      ),
    /** What is searched: in lower case, computed by the database; read by no entity. */
    nameFolded: p
      .text()
      .$type<Opt<string>>()
      .lazy()
      .generated((columns) => `(lower(${columns.name})) stored`),
    diagnosisFolded: p
      .text()
      .$type<Opt<string>>()
      .nullable()
      .lazy()
      .generated((columns) => `(lower(${columns.diagnosis})) stored`),
    /** The name as it sounds, in Latin letters: what a search in either script compares. A trigger notes it; read by no entity. */
    nameKey: p.text().nullable().lazy(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    /** The record that holds what this one held: both were one patient's. Of more than two all lead to the last. */
    mergedInto: p.uuid().nullable(),
    /** A trigger notes it. */
    updatedAt: p.datetime().defaultRaw('clock_timestamp()'),
    version: p.integer().version().default(1),
    /** How often the row was changed, by whomever; a trigger counts, and no entity reads it. */
    revision: p.integer().$type<Opt<number>>().lazy().default(1),
  },
});

/** A patient's record: the row that the admin's list shows. */
export class Patient extends PatientSchema.class {
  /** Age in whole years on a day; undefined while no birth date is known. */
  age(today: string): number | undefined {
    return this.birthDate ? ageOn(this.birthDate, today) : undefined;
  }

  /**
   * Takes over what the account holds of the person, since a record that is live is where it stands once (reading 26). What the
   * account holds was given while there was no live record, so it is the later word.
   */
  takePerson(user: User): void {
    if (user.birthDate) {
      this.birthDate = user.birthDate;
      this.birthDateExact = true;
      user.birthDate = null;
    }
    if (user.gender) {
      this.gender = user.gender;
      user.gender = null;
    }
  }

  /** Sets the birth date reckoned from an age; the age that it already gives changes nothing, so that an exact date stays. */
  setAge(age: number, today: string): void {
    if (this.age(today) === age) return;
    this.birthDate = yearsBefore(today, age);
    this.birthDateExact = false;
  }
}
PatientSchema.setClass(Patient);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Patient: typeof PatientSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    patient: Patient;
  }
}
