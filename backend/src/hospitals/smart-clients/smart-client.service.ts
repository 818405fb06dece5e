import { raw } from '@mikro-orm/core';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { notifyAdmins, revokeKeysOf } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import type { OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { reasonFor, Reason } from '../../platform/errors/reason.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { AccessTokens } from './access-tokens.js';
import { judgeKeys } from './client-keys.js';
import { SmartClient } from './smart-client.entity.js';
import { createSmartClientInput } from './smart-client.input.js';

interface Parts {
  hosts: OutboundHttp;
  tokens: AccessTokens;
  clock: Clock;
}

const nameTaken = () => {
  const reason = reasonFor('CLIENT_NAME_TAKEN');
  return new AppError('ALREADY_EXISTS', reason, { fields: { name: reason } });
};

/** Manages the registered clients. */
export class SmartClientService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: Parts,
  ) {}

  /** Lists the live clients, newest first. */
  async list(actor: Actor): Promise<SmartClient[]> {
    return this.useCases.read(actor, 'smartClient.list', nothing, {}, (_asked, { em }) =>
      em.find(SmartClient, { revokedAt: null }, { orderBy: { createdAt: 'desc', id: 'desc' } }),
    );
  }

  /** Registers a client. @throws AppError BAD_INPUT, RECENT_SIGN_IN_REQUIRED, ALREADY_EXISTS, WRONG_STATE */
  async create(actor: Actor, input: z.input<typeof createSmartClientInput>): Promise<SmartClient> {
    return this.useCases.write(
      actor,
      'smartClient.create',
      createSmartClientInput,
      input,
      async ({ jwks, jwksUrl, ...asked }, { actor, tx }) => {
        if (!this.parts.tokens.isReady) throw new AppError('WRONG_STATE', reasonFor('CLIENT_NEEDS_SIGNING_KEY'));
        const keys = this.keysOf(jwks ?? undefined, jwksUrl ?? undefined);
        if (await tx.findOne(SmartClient, { name: asked.name, revokedAt: null })) throw nameTaken();
        const client = tx.create(SmartClient, { ...asked, ...keys, registeredBy: actor.userId });
        await notifyAdmins(tx, { kind: 'CLIENT_ADDED', subject: asked.name, actor }, this.parts.clock.now());
        return { subject: client, answer: () => tx.refresh(client).then(() => client) };
      },
      (constraint) => (constraint === 'smart_client_name' ? nameTaken() : undefined),
    );
  }

  /** Revokes a client and its API keys, which the audit row names. Its next request is rejected. @throws AppError NOT_FOUND */
  async revoke(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'smartClient.revoke', rowId, id, async (asked, { tx, lock }) => {
      const client = await lock(SmartClient, { id: asked, revokedAt: null });
      if (!client) throw new AppError('NOT_FOUND', reasonFor('CLIENT_NOT_FOUND'));
      client.revokedAt = raw<Date>('now()');
      const apiKeys = await revokeKeysOf(tx, client.id);
      return { subject: client, answer: () => undefined, ...(apiKeys.length > 0 && { details: { apiKeys } }) };
    });
  }

  /** Validates a client's keys or their URL. @throws AppError BAD_INPUT */
  private keysOf(text?: string, url?: string): { jwks?: JSONWebKeySet; jwksUrl?: string } {
    if ((text === undefined) === (url === undefined)) throw badInput({ jwks: reasonFor('CLIENT_KEYS_ONE_WAY') });
    if (url !== undefined) {
      if (!this.parts.hosts.mayCall(url)) throw badInput({ jwksUrl: reasonFor('JWKS_ADDRESS') });
      return { jwksUrl: url };
    }
    const judged = judgeKeys(jsonOf(text ?? ''));
    if (judged instanceof Reason) throw badInput({ jwks: judged });
    return { jwks: judged };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
