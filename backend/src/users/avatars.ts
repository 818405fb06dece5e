import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Access } from '../auth/access.js';
import { userIdOf, type Actor } from '../auth/actor.js';
import type { Clock } from '../clock.js';
import { LOCKED } from '../db/locked.js';
import { AppError, badInput } from '../errors.js';
import type { RateCap } from '../rate-cap.js';
import type { FileStorage } from '../storage/file-storage.js';
import { Turnstile } from '../turnstile.js';
import { toAvatar } from './avatar-image.js';
import { User } from './user.entity.js';

/** A file that no account names after this time was left by a crash, in milliseconds (UP-5). */
const ORPHAN_AGE = 3_600_000;

/** What `store` names pictures; the database is asked for nothing else. */
const AVATAR_KEY = /^[0-9a-f-]{36}\.webp$/;

/** Where the signed-in browser loads a picture from. */
export function avatarUrl(user: User): string | null {
  return user.avatarKey ? `/api/v1/users/avatars/${user.avatarKey}` : null;
}

/** Profile pictures: the file first, then the row that names it; what a crash leaves between the two is swept. */
export class Avatars {
  /** A picture of 16 megapixels takes some 100 MB while it is decoded: two at a time (UP-3). */
  private readonly decoders = new Turnstile(2);

  constructor(
    private readonly parts: {
      em: EntityManager;
      access: Access;
      audit: AuditTrail;
      storage: FileStorage;
      cap: RateCap;
      clock: Clock;
    },
  ) {}

  /**
   * Stores an uploaded picture of somebody who was let pass under a new random key. No account names it yet.
   * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, RATE_LIMITED
   */
  async store(actor: Actor, bytes: Buffer): Promise<string> {
    const { cap, storage } = this.parts;
    await cap.consume(userIdOf(actor) ?? '');
    const key = `${randomUUID()}.webp`;
    await storage.put(key, await this.decoders.pass(() => toAvatar(bytes)));
    return key;
  }

  /** Changes one's own picture. @throws AppError BAD_INPUT, and as `store` */
  async change(actor: Actor, bytes: Buffer | undefined): Promise<User> {
    const { em, access, audit } = this.parts;
    await access.require(actor, 'user.changeAvatar');
    if (!bytes) throw badInput({ avatar: 'Please choose a photo' });
    const key = await this.store(actor, bytes);
    return em.transactional(async (tx) => {
      const user = await tx.findOneOrFail(User, userIdOf(actor) ?? '', LOCKED);
      user.avatarKey = key;
      await tx.flush();
      audit.record(tx, actor, {
        verb: 'user.changeAvatar',
        subjectType: 'user',
        subjectId: user.id,
        changedFields: ['avatar'],
      });
      return user;
    });
  }

  /** A picture: one's own, or any for an admin (AZ-3). @throws AppError NOT_FOUND */
  async read(actor: Actor, key: string): Promise<Buffer> {
    const { access, em, storage } = this.parts;
    await access.require(actor, 'user.readAvatar');
    const owner = AVATAR_KEY.test(key) && (await em.findOne(User, { avatarKey: key, deletedAt: null }));
    const bytes =
      owner && (actor.role === 'admin' || owner.id === userIdOf(actor)) ? await storage.get(key) : undefined;
    if (!bytes) throw new AppError('NOT_FOUND', 'There is no such picture.');
    return bytes;
  }

  /** Removes files that no account names, once they are old enough that nobody is about to. */
  async sweep(): Promise<void> {
    const { em, storage, clock } = this.parts;
    const keys = await storage.listOlderThan(new Date(clock.now().getTime() - ORPHAN_AGE));
    if (keys.length === 0) return;
    const named = await em.fork().find(User, { avatarKey: { $in: keys } }, { fields: ['avatarKey'] });
    const kept = new Set(named.map((user) => user.avatarKey));
    for (const key of keys) if (!kept.has(key)) await storage.remove(key);
  }
}
