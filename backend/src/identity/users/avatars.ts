import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import { sweepOrphans } from '../../platform/storage/sweep-orphans.js';
import { Semaphore } from '../../platform/limits/semaphore.js';
import type { UseCases } from '../../platform/use-cases.js';
import { User } from './user.entity.js';
import { visibleUsers } from './user-scope.js';

/** Age after which an unreferenced file is an orphan of a crash, in milliseconds. */
const ORPHAN_AGE = 3_600_000;

/** Format of the keys that `store` creates; other texts are not looked up. */
const AVATAR_KEY = /^[0-9a-f-]{36}\.webp$/;

/** Returns the URL of an account's picture, for a signed-in browser. */
export function avatarUrl(user: User): string | null {
  return user.avatarKey ? `/api/v1/users/avatars/${user.avatarKey}` : null;
}

const noPicture = () => new AppError('NOT_FOUND', reasonFor('PHOTO_NOT_FOUND'));

/** Stores profile pictures: the file first, then the row that references it; files orphaned by a crash are swept. */
export class Avatars {
  /** Decoding a picture of 16 megapixels takes about 100 MB, so at most two run at once. */
  private readonly decoders = new Semaphore(2);

  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { em: EntityManager; storage: FileStorage; cap: RateLimit; clock: Clock },
  ) {}

  /**
   * Stores an uploaded picture under a new random key, which no account references yet.
   * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, RATE_LIMITED
   */
  async store({ userId }: Account, bytes: Buffer): Promise<string> {
    const { cap, storage } = this.parts;
    await cap.consume(userId);
    const key = `${randomUUID()}.webp`;
    // Loaded on first use, because many processes decode no pictures.
    const { toAvatar } = await import('./avatar-image.js');
    await storage.put(key, await this.decoders.pass(() => toAvatar(bytes)));
    return key;
  }

  /** Changes one's own picture. @throws AppError BAD_INPUT, and as `store` */
  async change(actor: Actor, bytes: Buffer | undefined): Promise<User> {
    const key = await this.useCases.read(actor, 'user.changeAvatar', nothing, {}, (_, { actor: own }) => {
      if (!bytes) throw badInput({ avatar: reasonFor('PHOTO_NOT_CHOSEN') });
      return this.store(own, bytes);
    });
    return this.useCases.write(actor, 'user.changeAvatar', nothing, {}, async (_, { actor: own, lock }) => {
      const user = await lock(User, { id: own.userId });
      if (!user) throw noPicture();
      user.avatarKey = key;
      return { subject: user, answer: () => user };
    });
  }

  /** Returns a picture: one's own, or any for an admin. @throws AppError NOT_FOUND */
  async read(actor: Actor, key: string): Promise<Buffer> {
    return this.useCases.read(actor, 'user.readAvatar', nothing, {}, async (_, { actor: own, em }) => {
      const visible = { $and: [{ avatarKey: key }, visibleUsers(own)] };
      const owner = AVATAR_KEY.test(key) && (await em.findOne(User, visible));
      const bytes = owner ? await this.parts.storage.get(key) : undefined;
      if (!bytes) throw noPicture();
      return bytes;
    });
  }

  /** Deletes orphaned files. */
  async sweep(): Promise<void> {
    const { em, storage, clock } = this.parts;
    await sweepOrphans(storage, {
      ending: 'webp',
      before: new Date(clock.now().getTime() - ORPHAN_AGE),
      keysInUse: async (keys) => {
        const { rows } = await sql<{ key: string }>`select avatar_key as key from app_user
          where avatar_key = any(${keys}::text[])`.execute(em.fork().getKysely());
        return new Set(rows.map(({ key }) => key));
      },
    });
  }
}
