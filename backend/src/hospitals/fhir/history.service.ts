import type { Bundle, BundleEntry } from 'fhir/r4.js';
import { clientOf, type Actor, type Client } from '../../platform/access/actor.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { UseCases } from '../../platform/use-cases.js';
import { instantOf } from './bulk/kick-off.js';
import { listName, readCursor, writeCursor } from './cursor.js';
import type { FhirService, Found } from './fhir.service.js';
import { findAny, gone, notFound } from './find-one.js';
import { invalid, unsupported } from './outcome.js';
import type { FoundRow } from './rows.queries.js';
import { findVersion, findVersions, withDeletion, type KeptServed } from './versions.queries.js';

/** Parameters of a history. */
export interface AskedHistory {
  count: number;
  since: Date | null;
  cursor: string | undefined;
  /** The parameters as given, for the links. */
  counted: [name: string, value: string][];
}

/** Reads the parameters of a history. @throws FhirFailure 400 */
export function readHistory(pairs: [name: string, value: string][]): AskedHistory {
  const asked: AskedHistory = { count: 50, since: null, cursor: undefined, counted: pairs };
  const given = new Set<string>();
  for (const [name, value] of pairs) {
    if (given.has(name)) throw invalid('Each parameter of a history is given once.');
    given.add(name);
    if (name === '_count') {
      if (!/^[1-9]\d{0,8}$/.test(value)) throw invalid('_count must be a whole number from 1 on.');
      asked.count = Math.min(Number(value), 200);
    }
    // Form decoding turns an unencoded plus into a space.
    else if (name === '_since') asked.since = instantOf(value.replaceAll(' ', '+'));
    else if (name === '_cursor') asked.cursor = value;
    else throw unsupported('A history takes _count, _since and _format alone.');
  }
  return asked;
}

const isVersion = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** Reads former versions of resources. The consent filter decides by the present row: whoever may read it may read what it was. */
export class FhirHistory {
  constructor(
    private readonly useCases: UseCases,
    private readonly service: FhirService,
    private readonly base: string,
  ) {}

  /** Returns the versions of a resource, newest first; a deleted state without its content. @throws AppError FORBIDDEN; FhirFailure 404 */
  async history(actor: Actor, served: KeptServed, id: string, asked: AskedHistory): Promise<Bundle> {
    return this.useCases.read(actor, served.interactions.read, nothing, {}, async (_asked, look) => {
      const { em, seen } = look;
      const client = clientOf(look.actor);
      await this.service.signReport(em, served, id);
      const present = await withDeletion(em, served, await findAny(em, served, client, id));
      const list = listName('history', served.type, client.clientId, id, asked.since);
      const before = asked.cursor === undefined ? undefined : Number(readCursor(asked.cursor, list, isVersion).id);
      const isRecent = asked.since === null || Date.parse(present.lastUpdated) >= asked.since.getTime();
      const page = before === undefined && isRecent ? [present] : [];
      const limit = asked.count + 1 - page.length;
      const former = await findVersions(em, served, present, { before, since: asked.since, limit });
      page.push(...former.versions.map(({ row }) => row));
      const shown = page.slice(0, asked.count);
      const last = page.length > shown.length ? shown.at(-1) : undefined;
      const total = former.total + (isRecent ? 1 : 0);
      await seen({
        ...(present.patientId && { subjectType: 'patient', subjectId: present.patientId }),
        details: { history: served.type, total },
      });
      const address = `${this.base}/${served.type}/${present.id}/_history`;
      const link = (relation: string, pairs: [string, string][]) => {
        const query = new URLSearchParams(pairs).toString();
        return { relation, url: query ? `${address}?${query}` : address };
      };
      const others = asked.counted.filter(([name]) => name !== '_cursor');
      const next = last && writeCursor(list, { id: String(last.revision), keys: [] });
      return {
        resourceType: 'Bundle',
        type: 'history',
        total,
        link: [
          link('self', asked.counted),
          ...(next === undefined ? [] : [link('next', [...others, ['_cursor', next]])]),
        ],
        ...(shown.length > 0 && { entry: shown.map((row) => this.entryOf(client, served, row)) }),
      };
    });
  }

  /**
   * Reads a version of a resource. @throws AppError FORBIDDEN; FhirFailure 404 if there is none or the client may not read the resource, 410 if
   * the resource was deleted with that version
   */
  async version(actor: Actor, served: KeptServed, id: string, version: string): Promise<Found> {
    return this.useCases.read(actor, served.interactions.read, nothing, {}, async (_asked, look) => {
      const { em, seen } = look;
      const client = clientOf(look.actor);
      await this.service.signReport(em, served, id);
      const present = await withDeletion(em, served, await findAny(em, served, client, id));
      if (!isVersion(version)) throw notFound();
      const asked = Number(version);
      const row = asked === present.revision ? present : await findVersion(em, served, present, asked);
      if (!row) throw notFound();
      if (row.isDeleted) throw gone();
      await seen({
        ...(present.patientId && { subjectType: 'patient', subjectId: present.patientId }),
        details: { version: asked },
      });
      return {
        resource: this.versionOf(client, served, row),
        revision: row.revision,
        lastUpdated: row.lastUpdated,
      };
    });
  }

  /** Maps a row, present or stored, to the client's view of it. */
  private versionOf(client: Client, served: KeptServed, row: FoundRow) {
    const isStored = row.isStored ?? false;
    const own = isStored ? (served.kept.ofClient?.(row, client.clientId) ?? row) : row;
    return this.service.resourceOf(client, served, own as FoundRow);
  }

  private entryOf(client: Client, served: KeptServed, row: FoundRow): BundleEntry {
    const { type } = served;
    const url = `${type}/${row.id}`;
    const fullUrl = `${this.base}/${url}`;
    const response = { etag: `W/"${row.revision}"`, lastModified: row.lastUpdated };
    if (row.isDeleted)
      return { fullUrl, request: { method: 'DELETE', url }, response: { status: '410 Gone', ...response } };
    const isFirst = row.revision === 1;
    return {
      fullUrl,
      resource: this.versionOf(client, served, row),
      request: isFirst ? { method: 'POST', url: type } : { method: 'PUT', url },
      response: { status: isFirst ? '201 Created' : '200 OK', ...response },
    };
  }
}
