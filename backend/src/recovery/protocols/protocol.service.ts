import type { z } from 'zod';
import { Doctor } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { contentHash } from './content-hash.js';
import { approvalInput, draftInput, versionNamed } from './protocol.input.js';
import { findProtocols, findVersion, type ProtocolRow, type VersionRow } from './protocol.queries.js';
import { ProtocolVersion } from './protocol-version.entity.js';
import { requireRead } from './read-content.js';
import { addSignature, holdNewest, holdProtocol } from './protocol.writes.js';

/** Manages protocols and their versions. */
export class ProtocolService {
  constructor(private readonly useCases: UseCases) {}

  /** Lists all protocols with their versions, newest version first. */
  async list(actor: Actor): Promise<ProtocolRow[]> {
    return this.useCases.read(actor, 'protocol.list', nothing, {}, (_, { em }) => findProtocols(em));
  }

  /**
   * Creates a protocol, updates its draft, or starts the next version after an approved one. Unchanged content has no effect.
   * @throws AppError BAD_INPUT (by path), LIMIT_REACHED, CHANGED_MEANWHILE
   */
  async saveDraft(actor: Actor, input: z.input<typeof draftInput>): Promise<VersionRow> {
    return this.useCases.write(actor, 'protocol.saveDraft', draftInput, input, async (asked, change) => {
      const { tx, changed } = change;
      const { slug, content, read } = asked;
      const protocol = await holdProtocol(tx, slug);
      const newest = await holdNewest(tx, protocol.id);
      const hash = contentHash(content);
      const isKept = newest?.status === 'DRAFT' && newest.contentHash === hash;
      if (!isKept) requireRead(read, newest?.contentHash);
      if (await protocol.call(content.name)) changed('protocol.name');
      const version =
        newest?.status === 'DRAFT'
          ? newest
          : tx.create(ProtocolVersion, {
              protocolId: protocol.id,
              number: (newest?.number ?? 0) + 1,
              content,
              contentHash: hash,
            });
      if (!isKept) tx.assign(version, { content, contentHash: hash });
      return done(change, version);
    });
  }

  /**
   * Approves a draft, which makes it immutable. With a hash, approves only the content that the doctor has read.
   * @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE, CHANGED_MEANWHILE
   */
  async approve(actor: Actor, input: z.input<typeof approvalInput>): Promise<VersionRow> {
    return this.useCases.write(actor, 'protocol.approve', approvalInput, input, async (asked, change) => {
      const { tx, actor: own, changed } = change;
      const doctor = await tx.findOne(Doctor, { user: own.userId, deletedAt: null });
      if (!doctor) throw new AppError('NOT_FOUND', reasonFor('DOCTOR_NOT_FOUND'));
      const version = await lockVersion(change, asked.id);
      if (version.status !== 'DRAFT') throw new AppError('WRONG_STATE', reasonFor('PROTOCOL_NOT_DRAFT'));
      requireRead(asked.read, version.contentHash);
      await addSignature(tx, version, doctor.id, asked.statement);
      changed('approval');
      tx.assign(version, { status: 'APPROVED' });
      return done(change, version);
    });
  }

  /** Retires an approved version: no new plans can use it; live ones continue. @throws AppError NOT_FOUND, WRONG_STATE */
  async retire(actor: Actor, input: z.input<typeof versionNamed>): Promise<VersionRow> {
    return this.useCases.write(actor, 'protocol.retire', versionNamed, input, async ({ id }, change) => {
      const version = await lockVersion(change, id);
      if (version.status !== 'APPROVED') throw new AppError('WRONG_STATE', reasonFor('PROTOCOL_NOT_SIGNED'));
      change.tx.assign(version, { status: 'RETIRED' });
      return done(change, version);
    });
  }
}

const noVersion = () => new AppError('NOT_FOUND', reasonFor('PROTOCOL_NOT_FOUND'));

async function lockVersion({ lock }: WriteContext<Actor>, id: string): Promise<ProtocolVersion> {
  const version = await lock(ProtocolVersion, { id });
  if (!version) throw noVersion();
  return version;
}

function done({ tx }: WriteContext<Actor>, version: ProtocolVersion) {
  const answer = async () => {
    const row = await findVersion(tx, version.id);
    if (!row) throw noVersion();
    return row;
  };
  return { subject: version, answer };
}
