import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { clientOf, type Actor, type Client } from '../../../platform/access/actor.js';
import type { FhirScope } from '../../../platform/access/fhir-permissions.js';
import { nothing } from '../../../platform/inputs/parse-input.js';
import type { FileStorage } from '../../../platform/storage/file-storage.js';
import type { UseCases } from '../../../platform/use-cases.js';
import { isInScope } from '../included.js';
import { FhirFailure } from '../outcome.js';
import { EXPORTABLE_RESOURCES } from '../resource-table.js';
import { addExport, dropExport, findExport, type ExportFile, type FoundExport } from './bulk-export.queries.js';
import type { KickOff } from './kick-off.js';

/** Retry-After in seconds for a client that has reached its limit of unfinished exports. */
const LATER = 60;

const gone = () => new FhirFailure(404, 'not-found', 'There is no such export of this client.');

/** Starts, polls, serves and deletes exports; each export is visible to its own client only. */
export class BulkService {
  constructor(
    private readonly useCases: UseCases,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Queues an export.
   * @returns its id.
   * @throws AppError FORBIDDEN for a type out of scope; FhirFailure 429 beyond the limit of unfinished exports
   */
  async begin(actor: Actor, { types, since }: KickOff, request: string): Promise<string> {
    return this.useCases.read(actor, 'fhir.export', nothing, {}, async (_asked, { actor, em, seen, refuse }) => {
      const client = clientOf(actor);
      const allowed = EXPORTABLE_RESOURCES.filter((served) => isInScope(client, served)).map(({ type }) => type);
      const exported = types ?? allowed;
      // If the client may read no exportable type, name one that it would need.
      const lacking = exported.length === 0 ? 'Patient' : exported.find((type) => !allowed.includes(type));
      if (lacking) return refuse(`${lacking}.r`);
      const id = await addExport(em.fork(), { clientId: client.clientId, types: exported, since, request });
      if (!id)
        throw new FhirFailure(429, 'throttled', 'Two exports are under way already.', { retryAfterSeconds: LATER });
      await seen({ details: { types: exported } });
      return id;
    });
  }

  /** Finds an export. @throws AppError FORBIDDEN; FhirFailure 404 for another client's export and for one that is over */
  async find(actor: Actor, id: string): Promise<FoundExport> {
    return this.useCases.read(actor, 'fhir.export', nothing, {}, (_asked, { actor, em }) => findOwn(em, actor, id));
  }

  /** Reads a file whose type the client's token allows. @throws AppError FORBIDDEN; FhirFailure 404 */
  async file(actor: Actor, id: string, name: string): Promise<Buffer> {
    return this.useCases.read(actor, 'fhir.export', nothing, {}, async (_asked, { actor, em, seen, refuse }) => {
      const { files, types } = await findOwn(em, actor, id);
      const file = files.find((one) => one.name === name);
      const lacking = file && lackingScope(clientOf(actor), file.type, types);
      if (lacking) return refuse(lacking);
      const bytes = file && (await this.storage.get(file.key));
      if (!bytes) throw gone();
      await seen({ details: { types: [file.type] } });
      return bytes;
    });
  }

  /** Deletes an export and its files. @throws AppError FORBIDDEN; FhirFailure 404 */
  async drop(actor: Actor, id: string): Promise<void> {
    return this.useCases.read(actor, 'fhir.export', nothing, {}, async (_asked, { actor, em }) => {
      const { files } = await findOwn(em, actor, id);
      if (!(await dropExport(em.fork(), clientOf(actor).clientId, id))) throw gone();
      for (const { key } of files) await this.storage.remove(key);
    });
  }
}

/**
 * Returns the scope that a token lacks for a file; undefined if it lacks none. The file of deletions has ids of all exported types, and so
 * requires the scopes of all of them.
 */
function lackingScope(client: Client, type: ExportFile['type'], exported: string[]): FhirScope | undefined {
  const needed = EXPORTABLE_RESOURCES.filter((served) =>
    type === 'Bundle' ? exported.includes(served.type) : served.type === type,
  );
  const lacking = needed.find((served) => !isInScope(client, served));
  return lacking && `${lacking.type}.r`;
}

async function findOwn(em: EntityManager, actor: Actor, id: string): Promise<FoundExport> {
  const found = isUuid(id) ? await findExport(em.fork(), clientOf(actor).clientId, id) : undefined;
  if (!found) throw gone();
  return found;
}
