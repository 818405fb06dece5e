import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { User } from '../../identity/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { noPhoto } from './care-errors.js';
import { CarePhoto } from './care-photo.entity.js';
import { isFamilyReader, reachedThreads } from './care-scope.js';
import { type PhotoStore, unsentBefore } from './photo-store.js';

/** Adds and opens pictures of messages (companion §7). */
export class CarePhotoService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { store: PhotoStore; clock: Clock; cap: RateLimit },
  ) {}

  /**
   * Adds a picture, which its uploader can send within an hour.
   * @throws AppError BAD_INPUT, UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, RATE_LIMITED
   */
  async add(actor: Actor, upload: Buffer | undefined): Promise<CarePhoto> {
    const { store, clock, cap } = this.parts;
    const content = await this.useCases.read(
      actor,
      'carePhoto.add',
      nothing,
      {},
      async (_, { actor: own, em, refuse }) => {
        if (own.role === 'user' && !(await isFamilyOfAny(em.fork(), own, clock.now()))) await refuse();
        if (!upload) throw badInput({ file: reasonFor('PHOTO_NOT_CHOSEN') });
        await cap.consume(own.userId);
        return store.read(upload);
      },
    );
    return store.naming(content, (fileKey) =>
      this.useCases.write(actor, 'carePhoto.add', nothing, {}, async (_, { tx, actor: own }) => {
        const { width, height } = content;
        const account = tx.getReference(User, own.userId);
        const of = { account, message: null, position: null, addedAt: clock.now() };
        const photo = tx.create(CarePhoto, { ...of, fileKey, width, height });
        await tx.flush();
        return { subject: photo, answer: () => photo };
      }),
    );
  }

  /** Returns the bytes of a picture that the actor may see, and audits the access. @throws AppError NOT_FOUND */
  async open(actor: Actor, id: string): Promise<{ id: string; bytes: Buffer }> {
    return this.useCases.read(actor, 'carePhoto.open', rowId, id, async (asked, { em, actor: own, seen }) => {
      const photo = await findPhoto(em, own, asked, this.parts.clock.now());
      if (!photo) throw noPhoto();
      await seen({ subjectType: 'carePhoto', subjectId: asked, details: detailsOf(photo) });
      return { id: asked, bytes: await this.parts.store.get(photo.fileKey) };
    });
  }
}

interface FoundPhoto {
  fileKey: string;
  threadId: string | null;
  patientId: string | null;
}

/** The patient stands in the audit row, too, for when the picture is gone. */
const detailsOf = ({ threadId, patientId }: FoundPhoto) => ({
  threadId,
  ...(patientId !== null && { patients: [patientId] }),
});

/** Finds a picture of a conversation that the actor reads, also as a family member, or one of their own that was not sent within the hour. */
async function findPhoto(em: EntityManager, actor: Account, id: string, now: Date): Promise<FoundPhoto | undefined> {
  const { rows } = await sql<FoundPhoto>`
    select f.file_key as "fileKey", t.id as "threadId", t.patient_id as "patientId" from care_photo f left join care_message m on m.id = f.message_id
      left join care_thread t on t.id = m.thread_id left join patient p on p.id = t.patient_id
    where f.id = ${id}::uuid and case when f.message_id is null
      then f.account_id = ${actor.userId}::uuid and f.added_at > ${unsentBefore(now)}
      else ${reachedThreads(actor)} or ${isFamilyReader(actor, now)} end`.execute(em.getKysely());
  return rows[0];
}

/** Returns whether an account may write messages as a family member of anybody. */
async function isFamilyOfAny(em: EntityManager, actor: Account, now: Date): Promise<boolean> {
  const { rows } = await sql`select from patient p join family_grant f on f.patient_id = p.id
    where f.account_id = ${actor.userId}::uuid and ${isFamilyReader(actor, now)} limit 1`.execute(em.getKysely());
  return rows.length > 0;
}
