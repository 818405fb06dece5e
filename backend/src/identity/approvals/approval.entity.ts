import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const APPROVAL_KINDS = ['NEW_ADMIN', 'UPI_ADDRESS', 'FULL_EXPORT', 'FOUR_EYES_OFF'] as const;
/** Kind of change that a second admin approves. */
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

const STATUSES = ['PENDING', 'APPROVED', 'REFUSED', 'WITHDRAWN'] as const;

export const ApprovalSchema = defineEntity({
  name: 'Approval',
  tableName: 'approval',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    kind: p.enum(() => APPROVAL_KINDS),
    /** The values of the change, and those that it is based on. */
    change: p.json<Record<string, unknown>>(),
    /** The change in words. */
    subject: p.text(),
    requestedBy: p.uuid(),
    requestedAt: p.datetime(),
    expiresAt: p.datetime(),
    deviceId: p.text().nullable(),
    /** The other admins of that moment. */
    approverIds: p.array().columnType('uuid[]'),
    status: p.enum(() => STATUSES).default('PENDING'),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().nullable(),
    /** When an approved export was fetched. */
    usedAt: p.datetime().nullable(),
  },
});

/** A change that one admin asked for, and that a second one approves within 24 hours. */
export class Approval extends ApprovalSchema.class {}
ApprovalSchema.setClass(Approval);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    approval: Approval;
  }
}
