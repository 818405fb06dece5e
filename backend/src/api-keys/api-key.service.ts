import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../auth/actor.js';
import type { Sessions } from '../auth/session.js';
import { AppError, badInput } from '../errors.js';
import type { Limits } from '../limits/limits.js';
import { nothing } from '../inputs/parse-input.js';
import { because } from '../reasons/reason.js';
import type { UseCases } from '../use-cases.js';
import { User } from '../users/user.entity.js';
import { apiKeyHash, newApiKey } from './api-key-text.js';
import { ApiKey } from './api-key.entity.js';
import { createApiKeyInput } from './api-key.input.js';

/** What `list` names keys; the database is asked for nothing else. */
const KEY_ID = /^[0-9A-Za-z]{8}$/;

/** The keys that admins make for their programs (AK-1). */
export class ApiKeyService {
  constructor(
    private readonly useCases: UseCases,
    private readonly sessions: Sessions,
    private readonly limits: Limits,
  ) {}

  /** One's own live keys, the newest first. */
  async list(actor: Actor): Promise<ApiKey[]> {
    return this.useCases.read(actor, 'apiKey.list', nothing, {}, (_, { actor: { userId }, em }) =>
      em.find(ApiKey, liveOf(userId), { orderBy: { createdAt: 'desc', id: 'desc' } }),
    );
  }

  /**
   * Makes a key; what is answered as `secret` is stored nowhere.
   * @throws AppError BAD_INPUT, RECENT_SIGN_IN_REQUIRED (AU-10), ALREADY_EXISTS, WRONG_STATE
   */
  async create(actor: Actor, input: z.input<typeof createApiKeyInput>): Promise<{ apiKey: ApiKey; secret: string }> {
    return this.useCases.write(actor, 'apiKey.create', createApiKeyInput, input, async (asked, { actor, tx, lock }) => {
      if (!(await this.sessions.isRecent(actor)))
        throw new AppError('RECENT_SIGN_IN_REQUIRED', because('API_KEY_NEEDS_SIGN_IN'));
      // Those of one owner wait for each other, so that number and name hold.
      await lock(User, { id: actor.userId });
      await this.requireRoom(tx, actor.userId, asked.name);
      await this.requireNearEnd(tx, asked.expiresAt);
      const { id, text } = newApiKey();
      const apiKey = tx.create(ApiKey, { ...asked, id, ownerId: actor.userId, keyHash: apiKeyHash(text) });
      return { subject: apiKey, answer: () => ({ apiKey, secret: text }) };
    });
  }

  /** Ends one of one's own live keys. @throws AppError NOT_FOUND */
  async revoke(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'apiKey.revoke', z.string(), id, async (asked, { actor: { userId }, lock }) => {
      const apiKey = KEY_ID.test(asked) && (await lock(ApiKey, { id: asked, ...liveOf(userId) }));
      if (!apiKey) throw new AppError('NOT_FOUND', because('API_KEY_NOT_FOUND'));
      apiKey.revokedAt = raw<Date>('now()');
      return { subject: apiKey, answer: () => undefined };
    });
  }

  /** A request that is sent twice fails here by its name (ID-2): the secret of the first cannot be answered again. */
  private async requireRoom(tx: EntityManager, ownerId: string, name: string): Promise<void> {
    const { apiKeysPerOwner } = this.limits;
    const live = await tx.find(ApiKey, liveOf(ownerId));
    if (live.some((apiKey) => apiKey.name === name)) {
      const reason = because('API_KEY_NAME_TAKEN');
      throw new AppError('ALREADY_EXISTS', reason, { fields: { name: reason } });
    }
    if (live.length >= apiKeysPerOwner)
      throw new AppError('WRONG_STATE', because('API_KEYS_FULL', { live: live.length }));
  }

  private async requireNearEnd(tx: EntityManager, expiresAt: Date): Promise<void> {
    const { apiKeyMaxDays } = this.limits;
    const { rows } = await sql<{ fits: boolean }>`
      select ${expiresAt}::timestamptz > now() and ${expiresAt}::timestamptz <= now() + make_interval(days => ${apiKeyMaxDays}::int) as fits`.execute(
      tx.getKysely(),
    );
    if (!rows[0]?.fits) throw badInput({ expiresAt: because('API_KEY_END_TOO_FAR', { days: apiKeyMaxDays }) });
  }
}

/** The keys of an owner that open something, by the database's clock. */
const liveOf = (ownerId: string) => ({ ownerId, revokedAt: null, expiresAt: { $gt: raw('now()') } });
