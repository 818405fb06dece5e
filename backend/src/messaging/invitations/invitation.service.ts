import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import {
  fixedValues,
  findTeam,
  loadSettings,
  lockAccount,
  messageContent,
  noMember,
  sayDoor,
  sayRole,
} from '../../clinic/index.js';
import { type MessageKind, messageLanguageOf, User } from '../../identity/index.js';
import { requireVisiblePatient } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Tables } from '../../platform/db/tables.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { UseCases } from '../../platform/use-cases.js';
import { findMessage, type MessageRow } from '../messages/message.queries.js';
import { queueMessages } from '../messages/queue-messages.js';
import { quietHoursOf, whenToSend } from '../messages/quiet-hours.js';

/** Invitations of one person in a clinic day. */
const MOST_PER_DAY = 3;

/** An invitation to queue. */
interface Invitation {
  kind: Extract<MessageKind, 'STAFF_REGISTERED' | 'PATIENT_INVITED'>;
  user: User;
  values: (language: ReturnType<typeof messageLanguageOf>) => Record<string, string>;
  patientId?: string;
}

/** Sends people who have an account the text that says how they sign in. */
export class InvitationService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; publicUrl: string },
  ) {}

  /** Invites a team member again. @throws AppError NOT_FOUND, WRONG_STATE, LIMIT_REACHED */
  async inviteMember(actor: Actor, id: string): Promise<MessageRow> {
    const { clock } = this.parts;
    return this.useCases.write(actor, 'staff.invite', rowId, id, async (asked, change) => {
      const [member] = await findTeam(change.tx, { now: clock.now(), includeLeft: true, id: asked });
      if (!member) throw noMember();
      const user = await lockAccount(change, member);
      if (!user) throw new AppError('WRONG_STATE', reasonFor('INVITED_WITHOUT_ACCOUNT'));
      if (member.disabled) throw new AppError('WRONG_STATE', reasonFor('INVITED_OFF'));
      const { userType } = member;
      change.changed('invitation');
      return this.invite(change.tx, {
        kind: 'STAFF_REGISTERED',
        user,
        values: (language) => ({ role: sayRole(userType, language), door: sayDoor(userType) }),
      });
    });
  }

  /** Invites a patient of an open clinic. @throws AppError NOT_FOUND, WRONG_STATE, LIMIT_REACHED */
  async invitePatient(actor: Actor, reference: string): Promise<MessageRow> {
    return this.useCases.write(
      actor,
      'patient.invite',
      z.string(),
      reference,
      async (asked, { tx, lock, changed, actor: own }) => {
        const patient = await requireVisiblePatient(tx, own, asked);
        const { openedAt } = await loadSettings(tx);
        if (!openedAt) throw new AppError('WRONG_STATE', reasonFor('INVITED_BEFORE_OPENING'));
        const user = patient.user && (await lock(User, { id: patient.user.id, deletedAt: null }));
        if (!user) throw new AppError('WRONG_STATE', reasonFor('INVITED_WITHOUT_ACCOUNT'));
        if (user.disabledAt) throw new AppError('WRONG_STATE', reasonFor('INVITED_OFF'));
        changed('invitation');
        return this.invite(tx, { kind: 'PATIENT_INVITED', user, values: () => ({}), patientId: patient.id });
      },
    );
  }

  private async invite(tx: EntityManager, { kind, user, values, patientId }: Invitation) {
    const { clock, publicUrl } = this.parts;
    const now = clock.now();
    const settings = await loadSettings(tx);
    const language = messageLanguageOf(user.language);
    // The account is locked, so that its invitations are counted one after the other.
    const which = `invited ${clinicDay(now)}`;
    const sent = await countInvitations(tx, `${kind} ${user.id} ${which}`);
    if (sent >= MOST_PER_DAY)
      throw new AppError('LIMIT_REACHED', reasonFor('INVITED_TOO_OFTEN', { most: MOST_PER_DAY }));
    const fixed = fixedValues({ clinic: settings.name, publicUrl });
    const dedup = [user.id, which, sent + 1];
    await queueMessages(tx, [
      {
        kind,
        language,
        to: user.phone,
        ...messageContent(kind, language, { ...fixed, ...values(language) }),
        accountId: user.id,
        ...(patientId && { patientId }),
        subjectId: user.id,
        createdAt: now,
        sendAfter: whenToSend(kind, now, null, quietHoursOf(settings)) ?? now,
        dedup,
      },
    ]);
    return { subject: user, answer: () => findQueued(tx, [kind, ...dedup].join(' ')) };
  }
}

/** Counts the invitations whose deduplication key begins so. */
async function countInvitations(tx: EntityManager, prefix: string): Promise<number> {
  const { sent } = await tx
    .getKysely<Tables>()
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<string>().as('sent'))
    .where(
      'dedup_key',
      'in',
      Array.from({ length: MOST_PER_DAY }, (_, at) => `${prefix} ${at + 1}`),
    )
    .executeTakeFirstOrThrow();
  return Number(sent);
}

async function findQueued(tx: EntityManager, dedupKey: string): Promise<MessageRow> {
  const { id } = await tx
    .getKysely<Tables>()
    .selectFrom('message')
    .select('id')
    .where('dedup_key', '=', dedupKey)
    .executeTakeFirstOrThrow();
  const row = await findMessage(tx, id);
  if (!row) throw new Error('A message that was just queued is there');
  return row;
}
