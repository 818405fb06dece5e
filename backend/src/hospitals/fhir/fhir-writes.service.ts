import type { EntityManager } from '@mikro-orm/postgresql';
import type { OperationOutcome } from 'fhir/r4.js';
import { clientOf, type Actor } from '../../platform/access/actor.js';
import type { Permission } from '../../platform/access/access-policy.js';
import type { WrittenType } from '../../platform/access/fhir-permissions.js';
import { AppError } from '../../platform/errors/errors.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { Body } from './body.js';
import type { FhirService, Found } from './fhir.service.js';
import { allOk, failureOf, FhirFailure, outcomeOf } from './outcome.js';
import type { ResourceDefinition } from './resource-definition.js';
import { readIfNoneExist } from './if-none-exist.js';
import { operationsOf } from './json-patch.js';
import { patched } from './patch.js';
import { requireSame } from './patch-result.js';
import type { Shown } from './sent.js';
import { notOne, noVersion, requireId, requireIdentifier, versionOf } from './versions.js';
import { withoutMarks } from './unknown-mark.js';
import { refusedOf } from './written.js';
import type { Reading, Writer } from './writers.js';

/** Definition of a writable type. */
export type WrittenServed = ResourceDefinition & { type: WrittenType };

/** A body, and the version that it is a change of. */
interface Update {
  id: string;
  body: () => Body;
  ifMatch: string | undefined;
}

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
    sent: { body: () => Body; ifNoneExist: string | undefined; isTrial?: boolean },
  ): Promise<Found & { id: string; isNew: boolean }> {
    const writer = this.writers[served.type];
    const make = async (verb: Permission) =>
      this.useCases.read(actor, verb, nothing, {}, async (_asked, { actor: client, em, seen }) => {
        const sought = sent.ifNoneExist === undefined ? [] : readIfNoneExist(sent.ifNoneExist);
        const made = await writer.read(sent.body(), this.reading).create(client, sought, sent.isTrial ?? false);
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
      if (isTaken(error)) throw notOne('If-None-Exist');
      throw inResource(error, writer, served);
    }
  }

  /**
   * Says what a creation would be refused for: it is carried out in a transaction that is undone, so that nothing it says can differ. Beside
   * the transaction it stores no file and counts nothing against the client.
   * @throws AppError FORBIDDEN, and what is no fault of the resource; FhirFailure 400, 415
   */
  async validate(actor: Actor, served: WrittenServed, body: () => Body): Promise<OperationOutcome> {
    const undone = new Error('the transaction of a validation is undone');
    try {
      return await this.useCases.together(async () => {
        await this.create(actor, served, { body, ifNoneExist: undefined, isTrial: true });
        throw undone;
      });
    } catch (error) {
      if (error === undone) return allOk();
      const failure = error instanceof AppError ? failureOf(error) : error;
      if (failure instanceof FhirFailure && REFUSED.includes(failure.status)) return outcomeOf(failure);
      throw error;
    }
  }

  /** Updates a resource in the version that the client last read. @throws AppError FORBIDDEN; FhirFailure 400, 404, 410, 412, 422, 428 */
  async update(actor: Actor, served: WrittenServed, sent: Update): Promise<Found> {
    return this.change(actor, served, async (client, em) => {
      const shown = await this.service.state(em, client, served, sent.id);
      // Without a body there is no version either: that is asked for before the body is looked into.
      const body = sent.body();
      const revision = versionOf(sent.ifMatch, body) ?? noVersion();
      requireId(body, sent.id);
      return this.written(client, em, served, { body, shown, revision });
    });
  }

  /**
   * Updates the one resource that has an identifier of the client's systems, or creates it. Without a version it updates the present one.
   * @throws AppError FORBIDDEN; FhirFailure 400, 412 if several match or the match is another client's, 422
   */
  async updateIdentified(
    actor: Actor,
    served: WrittenServed,
    sent: Omit<Update, 'id'> & { query: string },
  ): Promise<Found & { id: string; isNew: boolean }> {
    const query = readIfNoneExist(sent.query, 'The search of a conditional update');
    const writer = this.writers[served.type];
    const found = await this.changeLocked(actor, served, async (client, em, lock) => {
      const id = await writer.find?.(em, clientOf(client), query);
      if (id === undefined) return undefined;
      const shown = await lock(id);
      // Another change may have taken the identifier from it before the lock.
      if ((await writer.find?.(em, clientOf(client), query)) !== id) throw notOne('the identifier');
      const body = sent.body();
      const revision = versionOf(sent.ifMatch, body) ?? shown.revision;
      if (body['id'] !== undefined) requireId(body, id);
      requireIdentifier(body, served.type, query);
      return { ...(await this.written(client, em, served, { body, shown, revision })), id, isNew: false };
    }).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'ALREADY_EXISTS' ? notOne('the identifier') : error;
    });
    if (found) return found;
    const body = sent.body();
    if (body['id'] !== undefined)
      throw new FhirFailure(400, 'invalid', 'Nothing has the identifier: a new resource gets its id here.');
    if (sent.ifMatch !== undefined)
      throw new FhirFailure(412, 'conflict', 'Nothing has the identifier, in no version.');
    requireIdentifier(body, served.type, query);
    const made = await this.create(actor, served, { body: () => body, ifNoneExist: sent.query });
    // Of two that create it at once, the other one's stands, and this one is told of it as of another version.
    if (!made.isNew) throw new FhirFailure(412, 'conflict', 'Somebody else has just sent it.');
    return made;
  }

  /**
   * Patches a resource: locked, read as the client reads it, patched, and written as an update. What comes of it is what the patch says, or it is
   * refused: a patch touches nothing that only the clinic decides. One that tests or changes nothing is a read too.
   * @throws AppError FORBIDDEN also without the permission to read, if it is a read; FhirFailure 400, 404, 410, 412, 422
   */
  async patch(
    actor: Actor,
    served: WrittenServed,
    sent: { id: string; patch: () => unknown; ifMatch: string | undefined },
  ): Promise<Found> {
    const operations = operationsOf(sent.patch());
    const asks = operations.some(({ op }) => op === 'test');
    if (asks) await this.service.admit(actor, served.interactions.read);
    let told: { patientId: string | null } | undefined;
    try {
      return await this.changeLocked(actor, served, async (client, em, lock) => {
        const shown = await lock(sent.id);
        const asked = versionOf(sent.ifMatch, {});
        if (asked !== undefined && asked !== shown.revision)
          throw new FhirFailure(412, 'conflict', 'The resource has another version by now.');
        if (asks) told = shown;
        const body = withoutMarks(patched(served.type, shown.resource, operations));
        const after = await this.written(client, em, served, { body, shown, revision: shown.revision });
        requireSame(served.type, body, after.resource);
        if (after.revision === shown.revision) told = shown;
        return after;
      });
    } finally {
      // Apart from the transaction, which does not wait for a second connection.
      if (told) await this.seen(actor, served, told);
    }
  }

  /** Requires and audits the permission to read, for a patch that asks for what is there, or changes nothing of it. @throws AppError FORBIDDEN */
  private async seen(client: Actor, { interactions }: WrittenServed, { patientId }: { patientId: string | null }) {
    await this.useCases.read(client, interactions.read, nothing, {}, (_asked, { seen }) =>
      seen(patientId ? { subjectType: 'patient', subjectId: patientId } : {}),
    );
  }

  /**
   * Runs a change in one transaction, with what locks a resource and reads it. One that the client may not read is never locked: neither does its
   * answer wait for others, nor do others wait for it.
   */
  private async changeLocked<T>(
    actor: Actor,
    served: WrittenServed,
    work: (client: Actor, em: EntityManager, lock: (id: string) => ReturnType<FhirService['state']>) => Promise<T>,
  ): Promise<T> {
    return this.useCases.together(async (tx) =>
      this.change(actor, served, (client, em) =>
        work(client, em, async (id) => {
          const { id: rowId } = await this.service.state(em, client, served, id);
          await this.writers[served.type].lock?.(tx, rowId);
          return this.service.state(em, client, served, id);
        }),
      ),
    );
  }

  /** Runs a change under the type's permission to update, in a read of the use cases: the noun's service writes. */
  private async change<T>(
    actor: Actor,
    served: WrittenServed,
    work: (client: Actor, em: EntityManager) => Promise<T>,
  ): Promise<T> {
    const verb = served.interactions.update ?? notWritten();
    try {
      return await this.useCases.read(actor, verb, nothing, {}, (_asked, { actor: client, em }) => work(client, em));
    } catch (error) {
      throw inResource(error, this.writers[served.type], served);
    }
  }

  /** Passes a body to the noun's service, and reads the resource again. */
  private async written(
    client: Actor,
    em: EntityManager,
    served: WrittenServed,
    { body, shown, revision }: { body: Body; shown: Shown & { id: string }; revision: number },
  ): Promise<Found> {
    const told = this.writers[served.type].read(body, this.reading, shown);
    await (told.update?.(client, shown.id, revision) ?? notWritten());
    return this.service.state(em, client, served, shown.id);
  }
}

/** Status of creations that are refused for what the resource says. */
const REFUSED = [404, 409, 412, 422];

function notWritten(): never {
  throw new Error('the table offers what nobody writes');
}

/** Maps a service's validation error to the element of the resource. */
function inResource(error: unknown, { expressions }: Writer, { type }: ResourceDefinition): unknown {
  return error instanceof AppError && error.code === 'BAD_INPUT' ? refusedOf(error, expressions, type) : error;
}
