import type { EntityManager } from '@mikro-orm/postgresql';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { ExportColumn } from '../../platform/exports/export-column.js';
import type { ExportLimiter } from '../../platform/exports/export-limiter.js';
import { listFile } from '../../platform/exports/list-file.js';
import { requireVersion } from '../../platform/inputs/expected-version.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { configuredProcessors, type ConfiguredProcessor, type ProcessorSettings } from './configured-processors.js';
import { DataProcessor } from './data-processor.entity.js';
import { processorFileInput, saveDataProcessorInput } from './data-processor.input.js';
import { findConnectedSystems } from './processor.queries.js';
import { nameApart } from './suggested-names.js';

/** Largest number of entries. */
const MOST = 200;
/** Lock of the register, whose changes are made one after the other. */
const ADDING = 'data_processor';

/** A row of the register: an entry, or what is known by the configuration alone. */
export interface ListedProcessor extends Omit<ConfiguredProcessor, 'part'> {
  id: string | null;
  part: string | null;
  /** False after the last day; null: the product does not know it. */
  isInUse: boolean | null;
  retention: string;
  contractOn: string | null;
  endsOn: string | null;
  version: number | null;
}

interface Parts {
  settings: ProcessorSettings;
  gate: ExportLimiter;
  clock: Clock;
}

/** Keeps the register of who processes personal data for the clinic (DPDP Act 2023, section 8). */
export class ProcessorService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: Parts,
  ) {}

  /** Lists the entries, and what the product is configured to use and has no entry, by name. */
  async list(actor: Actor): Promise<ListedProcessor[]> {
    return this.useCases.read(actor, 'processor.list', nothing, {}, async (_, { em }) => this.rows(em.fork()));
  }

  /**
   * Adds an entry, or changes the one with the id.
   * @throws AppError BAD_INPUT, NOT_FOUND, ALREADY_EXISTS, LIMIT_REACHED, CHANGED_MEANWHILE
   */
  async save(actor: Actor, input: z.input<typeof saveDataProcessorInput>): Promise<ListedProcessor> {
    return this.useCases.write(
      actor,
      'processor.save',
      saveDataProcessorInput,
      input,
      async ({ id, part, version, ...content }, change) => {
        const known = await this.known(change.tx);
        const former = id ? await lockEntry(change, id) : undefined;
        await lockAdding(change.tx);
        const named = { part: former ? former.part : part || null, endsOn: content.endsOn, id: former?.id };
        if (former) {
          requireVersion(version, former.version);
          await requireFree(change.tx, named, known.today);
          change.tx.assign(former, content);
          return { subject: former, answer: () => entryOf(former, known) };
        }
        if (part && !known.parts.has(part)) throw badInput({ part: reasonFor('PROCESSOR_PART_UNKNOWN') });
        await requireFree(change.tx, named, known.today);
        if ((await change.tx.count(DataProcessor)) >= MOST)
          throw new AppError('LIMIT_REACHED', reasonFor('PROCESSORS_FULL', { most: MOST }));
        const added = { ...content, part: part || null, createdAt: this.parts.clock.now() };
        const made = change.tx.create(DataProcessor, added);
        return { subject: made, answer: () => entryOf(made, known) };
      },
      (constraint) => {
        if (constraint !== 'data_processor_name') return undefined;
        const taken = reasonFor('PROCESSOR_NAME_TAKEN');
        return new AppError('ALREADY_EXISTS', taken, { fields: { name: taken } });
      },
    );
  }

  /** Returns the register as a byte stream; audited. @throws AppError BAD_INPUT, RATE_LIMITED */
  async export(actor: Actor, input: z.input<typeof processorFileInput>): Promise<Readable> {
    const { gate, clock } = this.parts;
    return this.useCases.read(actor, 'processor.export', processorFileInput, input, async (asked, context) => {
      const { format } = asked;
      const { name: clinicName } = await loadSettings(context.em.fork());
      const rows = await this.rows(context.em.fork());
      const query = {
        columns: FIELDS.map((field) => `r."${field}"`).join(', '),
        source: `jsonb_to_recordset($1::jsonb) r(place int, id text, version int, ${FIELDS.map((field) => `"${field}" text`).join(', ')})`,
        values: [JSON.stringify(rows.map((row, place) => ({ ...row, state: stateOf(row), place })))],
        order: 'r.place',
        identity: `coalesce(r.id || ' ' || r.version, r.name)`,
      };
      const entry = { verb: 'processor.export', details: { format } } as const;
      const tooMany = (found: { most: number; total: number }) => reasonFor('PROCESSORS_TOO_MANY', found);
      const table = { title: 'Who processes personal data', columns: COLUMNS, asOf: clock.now(), clinicName };
      return gate.pass<FileRow>(context.actor, { query, entry, tooMany }, (stream) =>
        listFile(stream, format, { ...table, filters: [] }),
      );
    });
  }

  private async rows(em: EntityManager): Promise<ListedProcessor[]> {
    const known = await this.known(em);
    const entries = await em.find(DataProcessor, {});
    const entered = new Set(entries.filter((entry) => !isOver(entry, known.today)).map(({ part }) => part));
    const others = nameApart(
      [...known.parts.values()].filter(({ part }) => !entered.has(part)),
      entries.map(({ name }) => name),
    );
    const rows = [
      ...entries.map((entry) => entryOf(entry, known)),
      ...others.map((found) => ({ ...UNENTERED, ...found, isInUse: true })),
    ];
    return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.part ?? '').localeCompare(b.part ?? ''));
  }

  /** What the product is configured to use, by its key, today. */
  private async known(em: EntityManager): Promise<Known> {
    const now = this.parts.clock.now();
    const found = [...configuredProcessors(this.parts.settings), ...(await findConnectedSystems(em, now))];
    return { parts: new Map(found.map((one) => [one.part, one])), today: clinicDay(now) };
  }
}

interface Known {
  parts: ReadonlyMap<string, ConfiguredProcessor>;
  today: string;
}

/** Returns whether the last day of an entry has passed. */
const isOver = ({ endsOn }: { endsOn?: string | null }, today: string) => Boolean(endsOn && endsOn < today);

/** Throws if another entry that is not over is about the part. @throws AppError ALREADY_EXISTS */
async function requireFree(
  tx: EntityManager,
  { part, endsOn, id }: { part?: string | null; endsOn: string | null; id: string | undefined },
  today: string,
): Promise<void> {
  if (!part || isOver({ endsOn }, today)) return;
  const others = await tx.find(DataProcessor, { part, ...(id && { id: { $ne: id } }) });
  if (others.some((other) => !isOver(other, today)))
    throw new AppError('ALREADY_EXISTS', reasonFor('PROCESSOR_PART_TAKEN'));
}

const UNENTERED = { id: null, version: null, retention: '', contractOn: null, endsOn: null } as const;

/** Locks an entry. @throws AppError NOT_FOUND */
async function lockEntry({ lock }: Pick<WriteContext<never>, 'lock'>, id: string): Promise<DataProcessor> {
  const entry = await lock(DataProcessor, { id });
  if (!entry) throw new AppError('NOT_FOUND', reasonFor('PROCESSOR_NOT_FOUND'));
  return entry;
}

/** Waits for other changes of this moment, so that the largest number holds, and one entry for each part. */
async function lockAdding(tx: EntityManager): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtext(?))', [ADDING]);
}

/** Maps an entry, with whether the product uses it now; after its last day it does not, whatever the configuration says. */
function entryOf(entry: DataProcessor, { parts, today }: Known): ListedProcessor {
  const { id, name, purposes, categories, storagePlace, retention, version } = entry;
  const { part = null, contractOn = null, endsOn = null } = entry;
  const isConfigured = part === null ? null : parts.has(part);
  const isInUse = isOver(entry, today) ? false : isConfigured;
  return { id, part, isInUse, name, purposes, categories, storagePlace, retention, contractOn, endsOn, version };
}

const FIELDS = [
  'name',
  'purposes',
  'categories',
  'storagePlace',
  'retention',
  'contractOn',
  'endsOn',
  'state',
] as const;
type FileRow = Record<(typeof FIELDS)[number], string | null>;

/** Whether the product uses it, in words. */
function stateOf({ id, isInUse }: ListedProcessor): string {
  if (isInUse === null) return 'Entered by the clinic';
  if (!id) return 'In use, not entered yet';
  return isInUse ? 'In use' : 'No longer in use';
}

const dayCell = (day: string | null) => (day ? { day } : '');

const COLUMNS: readonly ExportColumn<FileRow>[] = [
  { header: 'Processor', width: 24, cell: ({ name }) => name ?? '' },
  { header: 'Purposes', width: 28, cell: ({ purposes }) => purposes ?? '' },
  { header: 'Categories of data', width: 28, cell: ({ categories }) => categories ?? '' },
  { header: 'Place', width: 20, cell: ({ storagePlace }) => storagePlace ?? '' },
  { header: 'Retention', width: 20, cell: ({ retention }) => retention ?? '' },
  { header: 'Contract', width: 12, cell: ({ contractOn }) => dayCell(contractOn) },
  { header: 'Last day', width: 12, cell: ({ endsOn }) => dayCell(endsOn) },
  { header: 'State', width: 16, cell: ({ state }) => state ?? '' },
];
