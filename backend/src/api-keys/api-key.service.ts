import { LockMode, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Access } from '../auth/access.js';
import type { Actor } from '../auth/actor.js';
import type { Sessions } from '../auth/session.js';
import { AppError, badInput } from '../errors.js';
import type { Limits } from '../limits.js';
import { parseInput } from '../parse-input.js';
import { User } from '../users/user.entity.js';
import { apiKeyHash, newApiKey } from './api-key-text.js';
import { ApiKey } from './api-key.entity.js';
import { createApiKeyInput } from './api-key.input.js';

/** The keys that admins make for their programs (AK-1). */
export class ApiKeyService {
  constructor(
    private readonly parts: {
      em: EntityManager;
      access: Access;
      audit: AuditTrail;
      sessions: Sessions;
      limits: Limits;
    },
  ) {}

  /** One's own live keys, the newest first. */
  async list(actor: Actor): Promise<ApiKey[]> {
    await this.parts.access.require(actor, 'apiKey.list');
    return this.findLive(this.parts.em, actor);
  }

  /**
   * Makes a key; what is answered as `secret` is stored nowhere.
   * @throws AppError BAD_INPUT, RECENT_SIGN_IN_REQUIRED (AU-10), ALREADY_EXISTS, WRONG_STATE
   */
  async create(actor: Actor, input: unknown): Promise<{ apiKey: ApiKey; secret: string }> {
    const { em, access, audit, sessions } = this.parts;
    await access.require(actor, 'apiKey.create');
    const { name, scopes, expiresAt } = parseInput(createApiKeyInput, input);
    if (!(await sessions.isRecent(actor)))
      throw new AppError(
        'RECENT_SIGN_IN_REQUIRED',
        'For your safety, please sign in again before you make an API key.',
      );
    const { id, text } = newApiKey();
    return em.transactional(async (tx) => {
      const ownerId = actor.userId ?? '';
      // Those of one owner wait for each other, so that number and name hold.
      await tx.findOneOrFail(User, ownerId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await this.requireRoom(tx, actor, name);
      await this.requireNearEnd(tx, expiresAt);
      const apiKey = tx.create(ApiKey, { id, ownerId, name, scopes, expiresAt, keyHash: apiKeyHash(text) });
      await tx.flush();
      audit.record(tx, actor, { verb: 'apiKey.create', subjectType: 'apiKey', subjectId: id });
      return { apiKey, secret: text };
    });
  }

  /** Ends one of one's own live keys. @throws AppError NOT_FOUND */
  async revoke(actor: Actor, id: string): Promise<void> {
    const { em, access, audit } = this.parts;
    await access.require(actor, 'apiKey.revoke');
    await em.transactional(async (tx) => {
      const own = (await this.findLive(tx, actor)).find((apiKey) => apiKey.id === id);
      // Of two at once the second changes no row.
      const changed = own
        ? await tx.nativeUpdate(ApiKey, { id: own.id, revokedAt: null }, { revokedAt: raw('now()') })
        : 0;
      if (changed === 0) throw new AppError('NOT_FOUND', 'You have no live API key with this id.');
      audit.record(tx, actor, { verb: 'apiKey.revoke', subjectType: 'apiKey', subjectId: id });
    });
  }

  private findLive(em: EntityManager, { userId = '' }: Actor): Promise<ApiKey[]> {
    const live = { ownerId: userId, revokedAt: null, expiresAt: { $gt: raw('now()') } };
    return em.find(ApiKey, live, { orderBy: { createdAt: 'desc', id: 'desc' } });
  }

  /** A request that is sent twice fails here by its name (ID-2): the secret of the first cannot be answered again. */
  private async requireRoom(tx: EntityManager, actor: Actor, name: string): Promise<void> {
    const { apiKeysPerOwner } = this.parts.limits;
    const live = await this.findLive(tx, actor);
    if (live.some((apiKey) => apiKey.name === name)) {
      const sentence = 'You have a live API key with this name. Revoke it first, or choose another name.';
      throw new AppError('ALREADY_EXISTS', sentence, { fields: { name: sentence } });
    }
    if (live.length >= apiKeysPerOwner)
      throw new AppError('WRONG_STATE', `You have ${live.length} live API keys, which is the most. Revoke one first.`);
  }

  private async requireNearEnd(tx: EntityManager, expiresAt: Date): Promise<void> {
    const { apiKeyMaxDays } = this.parts.limits;
    const { rows } = await sql<{ fits: boolean }>`
      select ${expiresAt}::timestamptz > now() and ${expiresAt}::timestamptz <= now() + make_interval(days => ${apiKeyMaxDays}::int) as fits`.execute(
      tx.getKysely(),
    );
    if (!rows[0]?.fits)
      throw badInput({ expiresAt: `The end must lie in the future, at most ${apiKeyMaxDays} days ahead` });
  }
}
