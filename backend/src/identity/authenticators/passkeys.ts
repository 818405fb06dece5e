import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Account } from '../../platform/access/actor.js';
import type { Logger } from '../../platform/logger.js';
import type { User } from '../users/user.entity.js';
import type { AssertionAnswer, RegistrationAnswer } from './factor.input.js';
import type { StoredPasskey } from './factors.js';

type Purpose = 'ADD' | 'VERIFY';

const MINUTES = 5;

/** WebAuthn: makes challenges bound to a session, and verifies the answers of browsers. */
export class Passkeys {
  private readonly origin: string;
  private readonly rpID: string;

  /** @param parts.publicUrl the configured address of the site, whose origin and host alone are accepted */
  constructor(private readonly parts: { em: EntityManager; publicUrl: string; logger: Logger }) {
    const { origin, hostname } = new URL(parts.publicUrl);
    this.origin = origin;
    this.rpID = hostname;
  }

  /** Returns the options of a new passkey. */
  async begin(own: Account, user: Pick<User, 'id' | 'phone' | 'fullName'>, known: readonly StoredPasskey[]) {
    const options = await generateRegistrationOptions({
      rpName: this.rpID,
      rpID: this.rpID,
      // One number may have an account in each realm.
      userName: `${own.role === 'admin' ? 'Admin' : 'Team'} ${user.phone}`,
      userDisplayName: user.fullName,
      userID: new TextEncoder().encode(user.id),
      timeout: MINUTES * 60_000,
      attestationType: 'none',
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    await this.keep(own, 'ADD', options.challenge);
    return options;
  }

  /** Returns the passkey of an answer; undefined if it is not acceptable: another challenge, website or session, or without its user verified. */
  async accept(own: Account, response: RegistrationAnswer): Promise<Omit<StoredPasskey, 'id'> | undefined> {
    const challenge = await this.take(own, 'ADD', response.response.clientDataJSON);
    if (challenge === undefined) return undefined;
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        requireUserVerification: true,
      });
      if (!verified) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        signCount: counter,
        transports: response.response.transports ?? [],
      };
    } catch (error) {
      this.log(own, error);
      return undefined;
    }
  }

  /** Returns the options of a confirmation by one of these passkeys. */
  async challenge(own: Account, passkeys: readonly StoredPasskey[]) {
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      timeout: MINUTES * 60_000,
      allowCredentials: passkeys.map(descriptor),
      userVerification: 'required',
    });
    await this.keep(own, 'VERIFY', options.challenge);
    return options;
  }

  /** Returns the passkey that an answer proves, with its new counter; undefined if it proves none. The challenge is used up in any case. */
  async verify(
    own: Account,
    response: AssertionAnswer,
    passkeys: readonly StoredPasskey[],
  ): Promise<{ id: string; signCount: number } | undefined> {
    const challenge = await this.take(own, 'VERIFY', response.response.clientDataJSON);
    const passkey = passkeys.find(({ credentialId }) => credentialId === response.id);
    if (challenge === undefined || !passkey) return undefined;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.signCount,
        },
        requireUserVerification: true,
      });
      return verified ? { id: passkey.id, signCount: authenticationInfo.newCounter } : undefined;
    } catch (error) {
      this.log(own, error);
      return undefined;
    }
  }

  private async keep({ sessionId }: Account, purpose: Purpose, challenge: string): Promise<void> {
    const kysely = this.parts.em.getKysely();
    await sql`delete from passkey_challenge where expires_at < now() or (session_handle = ${handleOf(sessionId)} and purpose = ${purpose})`.execute(
      kysely,
    );
    await sql`insert into passkey_challenge (challenge, session_handle, purpose, expires_at)
      values (${challenge}, ${handleOf(sessionId)}, ${purpose}, now() + make_interval(mins => ${MINUTES}))`.execute(
      kysely,
    );
  }

  /** Takes the challenge that an answer names out of the session's; undefined if it has none, as after its use or its five minutes. */
  private async take({ sessionId }: Account, purpose: Purpose, clientDataJSON: string): Promise<string | undefined> {
    const { rows } = await sql<{ challenge: string }>`
      delete from passkey_challenge
      where challenge = ${challengeOf(clientDataJSON)} and session_handle = ${handleOf(sessionId)} and purpose = ${purpose}
        and expires_at > now() returning challenge`.execute(this.parts.em.getKysely());
    return rows[0]?.challenge;
  }

  private log({ requestId }: Account, error: unknown): void {
    const reason = error instanceof Error ? error.message : 'unknown';
    this.parts.logger.warn({ requestId, reason }, 'a passkey was not accepted');
  }
}

const descriptor = ({ credentialId, transports }: StoredPasskey) => ({ id: credentialId, transports });

const handleOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex');

function challengeOf(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge: unknown = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : '';
    return typeof challenge === 'string' ? challenge.replaceAll('\0', '') : '';
  } catch {
    return '';
  }
}
