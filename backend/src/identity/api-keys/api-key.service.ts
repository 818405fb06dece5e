import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { z } from 'zod';
import type { KeyScope } from '../../platform/access/access-policy.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import type { Limits } from '../../platform/limits/limits.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { notifyAdmins } from '../security-notices/notify-admins.js';
import type { UseCases } from '../../platform/use-cases.js';
import { User } from '../users/user.entity.js';
import { apiKeyHash, newApiKey } from './api-key-text.js';
import { ApiKey } from './api-key.entity.js';
import { apiKeysInput, CLIENT_KEY_SCOPES, createApiKeyInput } from './api-key.input.js';
import { findLiveKeys, requireLiveClient, type ListedKey } from './api-key.queries.js';

export type { ListedKey };

/** Newly created key; `secret` is not stored. */
export interface CreatedKey {
  apiKey: ListedKey;
  secret: string;
}

const noKey = () => new AppError('NOT_FOUND', reasonFor('API_KEY_NOT_FOUND'));

/** Format of key ids; other texts are not looked up. */
const KEY_ID = /^[0-9A-Za-z]{8}$/;

/** Manages the API keys of admins. */
export class ApiKeyService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { limits: Limits; clock: Clock },
  ) {}

  /** Returns the valid keys, one's own or those of every admin, newest first. */
  async list(actor: Actor, input: z.input<typeof apiKeysInput>): Promise<ListedKey[]> {
    return this.useCases.read(actor, 'apiKey.list', apiKeysInput, input, ({ all }, { actor: { userId }, em }) =>
      findLiveKeys(em, { ownerId: all ? undefined : userId }),
    );
  }

  /**
   * Creates a key; its `secret` is not stored. With `clientId` it reads by the consents of that client, and writes nothing.
   * @throws AppError BAD_INPUT, NOT_FOUND, RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS, WRONG_STATE
   */
  async create(actor: Actor, input: z.input<typeof createApiKeyInput>): Promise<CreatedKey> {
    return this.useCases.write(actor, 'apiKey.create', createApiKeyInput, input, async (asked, { actor, tx, lock }) => {
      // Serializes requests of one owner, so that the limit and the unique name hold.
      await lock(User, { id: actor.userId });
      await this.requireRoom(tx, actor.userId, asked.name);
      await this.requireNearEnd(tx, asked.expiresAt);
      if (asked.clientId) {
        requireReads(asked.scopes);
        await requireLiveClient(tx, asked.clientId);
      }
      const { id, text } = newApiKey();
      const apiKey = tx.create(ApiKey, { ...asked, id, ownerId: actor.userId, keyHash: apiKeyHash(text) });
      await notifyAdmins(tx, { kind: 'API_KEY_ADDED', subject: asked.name, actor }, this.parts.clock.now());
      return { subject: apiKey, answer: async () => ({ apiKey: await keyOf(tx, id), secret: text }) };
    });
  }

  /** Revokes a valid key, also another admin's, so that a leaked key can be revoked without its owner. @throws AppError NOT_FOUND */
  async revoke(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'apiKey.revoke', z.string(), id, async (asked, { lock }) => {
      const apiKey = KEY_ID.test(asked) && (await lock(ApiKey, { id: asked, ...live() }));
      if (!apiKey) throw noKey();
      apiKey.revokedAt = raw<Date>('now()');
      return { subject: apiKey, answer: () => undefined };
    });
  }

  /**
   * Requires a free slot and an unused name. A repeated request fails by its name, because the secret of the first cannot be returned
   * again.
   */
  private async requireRoom(tx: EntityManager, ownerId: string, name: string): Promise<void> {
    const { apiKeysPerOwner } = this.parts.limits;
    const own = await tx.find(ApiKey, { ownerId, ...live() });
    if (own.some((apiKey) => apiKey.name === name)) {
      const reason = reasonFor('API_KEY_NAME_TAKEN');
      throw new AppError('ALREADY_EXISTS', reason, { fields: { name: reason } });
    }
    if (own.length >= apiKeysPerOwner)
      throw new AppError('WRONG_STATE', reasonFor('API_KEYS_FULL', { live: own.length }));
  }

  private async requireNearEnd(tx: EntityManager, expiresAt: Date): Promise<void> {
    const { apiKeyMaxDays } = this.parts.limits;
    const { rows } = await sql<{ fits: boolean }>`
      select ${expiresAt}::timestamptz > now() and ${expiresAt}::timestamptz <= now() + make_interval(days => ${apiKeyMaxDays}::int) as fits`.execute(
      tx.getKysely(),
    );
    if (!rows[0]?.fits) throw badInput({ expiresAt: reasonFor('API_KEY_END_TOO_FAR', { days: apiKeyMaxDays }) });
  }
}

/** Requires scopes that a key of a hospital's client may have. @throws AppError BAD_INPUT */
function requireReads(scopes: readonly KeyScope[]): void {
  if (scopes.every((scope) => CLIENT_KEY_SCOPES.includes(scope))) return;
  throw badInput({ scopes: reasonFor('API_KEY_CLIENT_SCOPES', { choices: CLIENT_KEY_SCOPES.join(', ') }) });
}

/** Filter for valid keys, by the database's clock. */
const live = () => ({ revokedAt: null, expiresAt: { $gt: raw('now()') } });

async function keyOf(tx: EntityManager, id: string): Promise<ListedKey> {
  const [apiKey] = await findLiveKeys(tx, { id });
  if (!apiKey) throw noKey();
  return apiKey;
}
