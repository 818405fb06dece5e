import { defineEntity, p } from '@mikro-orm/core';
import { Physiotherapist } from '../../clinic/index.js';
import { Patient } from '../../patients/index.js';

const NOTICE_KINDS = [
  'REQUEST_CAME',
  'PATIENT_BOOKED',
  'PATIENT_MOVED',
  'PATIENT_CANCELED',
  'COLUMN_CHANGED',
  'WAITING_LIST_MATCH',
  'RECORD_OPENED',
  'DANGER_SIGN',
  'CARE_FLAG',
  'CARE_MESSAGE',
  'COVER_BEGAN',
  'ALARM',
] as const;
/** Kind of a notice, under its name in the contract. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const AUDIENCES = ['DESK', 'ADMINS', 'NOBODY'] as const;
/** Roles that read a notice: admins and reception, admins, or no role, where its physiotherapist alone does. */
export type Audience = (typeof AUDIENCES)[number];

export const NoticeSchema = defineEntity({
  name: 'Notice',
  tableName: 'notice',
  properties: {
    /** A UUID of version 7 that grows with `at`. */
    id: p.uuid().primary(),
    kind: p.enum(NOTICE_KINDS),
    /** Time from which it is read. */
    at: p.datetime(),
    audience: p.enum(AUDIENCES),
    /** The physiotherapist who reads it beside the audience; of a danger sign and a flag, the plan's. */
    physiotherapist: () => p.manyToOne(Physiotherapist).nullable().ref(),
    /** The account whose doing it tells of, which does not read it. */
    byId: p.uuid().nullable(),
    /** A sentence without a patient's name and without anything clinical. */
    text: p.text(),
    patient: () => p.manyToOne(Patient).nullable().ref(),
    /** The appointment, entry, task, cover or record. */
    subjectId: p.uuid().nullable(),
    /** Key that prevents duplicate notices of an alarm. */
    dedupKey: p.text().nullable(),
  },
});

/** Something that members of the team are told within the product (bench §7). It is never changed. */
export class Notice extends NoticeSchema.class {}
NoticeSchema.setClass(Notice);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    Notice: typeof NoticeSchema;
  }
}
