import { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import type { CarryOut } from './approval.service.js';

/** The services that make the changes; each decides the approval in its own transaction. */
interface Services {
  staff: { register: (actor: Actor, input: Registered, approvalId: string) => Promise<unknown> };
  staffChanges: {
    update: (actor: Actor, input: { id: string; phoneNumber: string }, approvalId: string) => Promise<unknown>;
  };
  userTypes: { set: (actor: Actor, userId: string, userType: 'admin', approvalId: string) => Promise<unknown> };
  sessions: { setDisabled: (actor: Actor, userId: string, disabled: false, approvalId: string) => Promise<unknown> };
  settings: { update: (actor: Actor, input: { vpa: string | null }, approvalId: string) => Promise<unknown> };
}

interface Registered {
  userType: 'admin';
  fullName: string;
  phoneNumber: string;
}

const newAdmin = z.discriminatedUnion('by', [
  z.object({ by: z.literal('register'), fullName: z.string(), phoneNumber: z.string() }),
  z.object({ by: z.literal('number'), userId: z.string(), phoneNumber: z.string() }),
  z.object({ by: z.literal('setType'), userId: z.string() }),
  z.object({ by: z.literal('enable'), userId: z.string() }),
]);
const upi = z.object({ vpa: z.string().nullable() });

/** Returns how an approved change is carried out, by its kind. */
export function carryOut(services: Services): Readonly<Record<'NEW_ADMIN' | 'UPI_ADDRESS', CarryOut>> {
  const { staff, staffChanges, userTypes, sessions, settings } = services;
  return {
    NEW_ADMIN: (actor, change, approvalId) => {
      const asked = newAdmin.parse(change);
      if (asked.by === 'register') {
        const { fullName, phoneNumber } = asked;
        return staff.register(actor, { userType: 'admin', fullName, phoneNumber }, approvalId);
      }
      if (asked.by === 'number')
        return staffChanges.update(actor, { id: asked.userId, phoneNumber: asked.phoneNumber }, approvalId);
      if (asked.by === 'setType') return userTypes.set(actor, asked.userId, 'admin', approvalId);
      return sessions.setDisabled(actor, asked.userId, false, approvalId);
    },
    UPI_ADDRESS: (actor, change, approvalId) => settings.update(actor, { vpa: upi.parse(change).vpa }, approvalId),
  };
}
