import type { Actor } from '../../platform/access/actor.js';
import type { Permission } from '../../platform/access/access-policy.js';
import type { WrittenType } from '../../platform/access/fhir-permissions.js';
import { AppError } from '../../platform/errors/errors.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { Body } from './body.js';
import type { FhirService, Found } from './fhir.service.js';
import { FhirFailure } from './outcome.js';
import type { ResourceDefinition } from './resource-definition.js';
import { readIfNoneExist } from './if-none-exist.js';
import { refusedOf } from './written.js';
import type { Reading, Writer } from './writers.js';

/** Definition of a writable type. */
export type WrittenServed = ResourceDefinition & { type: WrittenType };

/** Creates and updates resources. It parses the body, calls the same services as the screens, and returns the result as a read does. */
export class FhirWrites {
  constructor(
    private readonly useCases: UseCases,
    private readonly service: FhirService,
    private readonly writers: Record<WrittenType, Writer>,
    private readonly reading: Reading,
  ) {}

  /**
   * Creates a resource, or finds the one that If-None-Exist matches.
   * @throws AppError FORBIDDEN; FhirFailure 409 for a duplicate, 412 if several match or the match is another client's, 422
   */
  async create(
    actor: Actor,
    served: WrittenServed,
    sent: { body: () => Body; ifNoneExist: string | undefined },
  ): Promise<Found & { id: string; isNew: boolean }> {
    const writer = this.writers[served.type];
    const make = async (verb: Permission) =>
      this.useCases.read(actor, verb, nothing, {}, async (_asked, { actor: client, em, seen }) => {
        const sought = sent.ifNoneExist === undefined ? [] : readIfNoneExist(sent.ifNoneExist);
        const made = await writer.read(sent.body(), this.reading).create(client, sought);
        const found = await this.service.state(em, client, served, made.id);
        if (!made.isNew) await seen(found.patientId ? { subjectType: 'patient', subjectId: found.patientId } : {});
        return { ...found, ...made };
      });
    const verb = served.interactions.create ?? notWritten();
    const isTaken = (error: unknown) =>
      sent.ifNoneExist !== undefined && error instanceof AppError && error.code === 'ALREADY_EXISTS';
    try {
      return await make(verb).catch((error: unknown) => {
        if (!isTaken(error)) throw error;
        // Of concurrent requests with the same identifiers one creates the resource; the others find it on the second attempt.
        return make(verb);
      });
    } catch (error) {
      // Reveal neither the match nor its owner.
      if (isTaken(error))
        throw new FhirFailure(412, 'multiple-matches', 'No one resource that this client may see fits If-None-Exist.');
      throw inResource(error, writer, served);
    }
  }

  /** Updates a resource in the version that the client last read. @throws AppError FORBIDDEN; FhirFailure 400, 404, 410, 412, 422, 428 */
  async update(
    actor: Actor,
    served: WrittenServed,
    sent: { id: string; body: () => Body; ifMatch: string | undefined },
  ): Promise<Found> {
    const writer = this.writers[served.type];
    const change = async (verb: Permission) =>
      this.useCases.read(actor, verb, nothing, {}, async (_asked, { actor: client, em }) => {
        const shown = await this.service.state(em, client, served, sent.id);
        const revision = revisionOf(sent.ifMatch);
        const body = sent.body();
        if (body['id'] !== sent.id) throw new FhirFailure(400, 'invalid', 'The id of the body is that of the address.');
        await (writer.read(body, this.reading, shown).update?.(client, sent.id, revision) ?? notWritten());
        return this.service.state(em, client, served, sent.id);
      });
    return change(served.interactions.update ?? notWritten()).catch((error: unknown) => {
      throw inResource(error, writer, served);
    });
  }
}

function notWritten(): never {
  throw new Error('the table offers what nobody writes');
}

/** Maps a service's validation error to the element of the resource. */
function inResource(error: unknown, { expressions }: Writer, { type }: ResourceDefinition): unknown {
  return error instanceof AppError && error.code === 'BAD_INPUT' ? refusedOf(error, expressions, type) : error;
}

/** Parses the version in If-Match. @throws FhirFailure 428 without one, 412 for a malformed ETag */
function revisionOf(ifMatch: string | undefined): number {
  if (ifMatch === undefined || ifMatch.trim() === '*')
    throw new FhirFailure(428, 'required', 'Please send If-Match with the ETag of the version that you read.');
  const [, revision] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch) ?? [];
  if (revision === undefined) throw new FhirFailure(412, 'conflict', 'If-Match is no ETag of this resource.');
  return Number(revision);
}
