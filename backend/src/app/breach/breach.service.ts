import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { loadSettings } from '../../clinic/index.js';
import { messageLanguageOf } from '../../identity/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { AuditEntry } from '../../platform/audit/audit-trail.js';
import type { AuditSums } from '../../platform/audit/audit-sums.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { ExportColumn } from '../../platform/exports/export-column.js';
import type { ExportLimiter } from '../../platform/exports/export-limiter.js';
import { listFile } from '../../platform/exports/list-file.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { breachFileInput, breachInput, BreachQuestion } from './breach.input.js';
import { breachFileInput as fileInput, breachInput as pageInput } from './breach.input.js';
import {
  BREACH_COLUMNS,
  BREACH_JOINS,
  BREACH_ORDER,
  breachedPatients,
  countUnnamed,
  findBreached,
  type AccessName,
  type BreachActor,
  type BreachRow,
  type BreachSpan,
  type UnnamedRow,
} from './breach.queries.js';

export type { BreachRow, UnnamedRow };

/** A page of the report. */
export interface BreachPage {
  people: BreachRow[];
  total: number;
  page: number;
  limit: number;
  events: number;
  unnamed: UnnamedRow[];
}

const LANGUAGES = { EN: 'English', HI: 'Hindi' } as const;
const ACCESSES: Readonly<Record<AccessName, string>> = { READ: 'read', CHANGED: 'changed', EXPORTED: 'exported' };

const COLUMNS: readonly ExportColumn<BreachRow>[] = [
  { header: 'PT number', width: 12, cell: ({ number }) => formatRecordNumber(number) },
  { header: 'Patient', width: 32, cell: ({ name }) => oneLine(name) || 'N/A' },
  { header: 'Phone', width: 16, cell: ({ phone }) => phone ?? '' },
  { header: 'Language', width: 12, cell: ({ language }) => LANGUAGES[messageLanguageOf(language ?? '')] },
  { header: 'First access', width: 20, cell: ({ firstAt }) => new Date(firstAt) },
  { header: 'Last access', width: 20, cell: ({ lastAt }) => new Date(lastAt) },
  { header: 'Kinds', width: 24, cell: ({ accesses }) => accesses.map((name) => ACCESSES[name]).join(', ') },
];

/** Reports whose records somebody read, changed or exported, from the audit trail. */
export class BreachService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { gate: ExportLimiter; clock: Clock; sums: AuditSums },
  ) {}

  /** Returns a page of the report; audited. @throws AppError BAD_INPUT, NOT_FOUND, RECENT_SIGN_IN_REQUIRED, RATE_LIMITED */
  async report(actor: Actor, input: z.input<typeof breachInput>): Promise<BreachPage> {
    return this.useCases.read(actor, 'breach.read', pageInput, input, async (asked, { em, listed, seen }) => {
      const { question, page, limit } = asked;
      const { span, entry } = await this.prepare(em.fork(), question);
      const counted = await countUnnamed(em.fork(), span);
      const found = await findBreached(em.fork(), span, { limit, offset: (page - 1) * limit });
      await listed(found.people);
      await seen({ ...entry, details: { ...entry.details, records: found.total } });
      return { ...found, page, limit, ...counted };
    });
  }

  /** Returns the report as a byte stream; audited. @throws AppError BAD_INPUT, NOT_FOUND, RATE_LIMITED, TOO_LARGE */
  async export(actor: Actor, input: z.input<typeof breachFileInput>): Promise<Readable> {
    const { gate, clock } = this.parts;
    return this.useCases.read(actor, 'breach.export', fileInput, input, async (asked, { em, actor: own }) => {
      const { question, format } = asked;
      const { span, entry } = await this.prepare(em.fork(), question);
      const source = breachedPatients(span).compile(em.getKysely());
      const query = {
        columns: BREACH_COLUMNS,
        source: `(${source.sql}) b ${BREACH_JOINS}`,
        values: [...source.parameters],
        order: BREACH_ORDER,
        identity: `p.id || ' ' || p.version`,
      };
      const tooMany = (rows: { most: number; total: number }) => reasonFor('TOO_MANY_PATIENTS', rows);
      const { name: clinicName } = await loadSettings(em.fork());
      const table = { title: 'Patients to notify', columns: COLUMNS, asOf: clock.now(), clinicName, filters: [] };
      const recorded = { ...entry, details: { ...entry.details, format } };
      return gate.pass<BreachRow>(own, { query, entry: { verb: 'breach.export', ...recorded }, tooMany }, (rows) =>
        listFile(rows, format, table),
      );
    });
  }

  /** Writes what this process has counted so far to the trail, and finds whose accesses are asked for. @throws AppError NOT_FOUND */
  private async prepare(
    em: EntityManager,
    { from, until, ...whose }: BreachQuestion,
  ): Promise<{ span: BreachSpan; entry: Omit<AuditEntry, 'verb'> }> {
    await this.parts.sums.written();
    const actor = await findActor(em, whose);
    if (!actor) throw new AppError('NOT_FOUND', reasonFor('BREACH_NOBODY'));
    return { span: { actor, from, until }, entry: { ...subjectOf(actor), details: { from, until } } };
  }
}

/** Finds the account, the key with its owner, the client or the source of messages. */
async function findActor(
  em: EntityManager,
  { accountId, apiKeyId, clientId, sourceId }: Omit<BreachQuestion, 'from' | 'until'>,
): Promise<BreachActor | undefined> {
  const { rows } = await sql<BreachActor>`
    select 'account' as kind, id::text as "accountId", null as "apiKeyId", null as "ownerId", null as "clientId", null as "sourceId"
      from app_user where id = ${accountId ?? null}::uuid
    union all select 'key', null, id, owner_id::text, null, null from api_key where id = ${apiKeyId ?? null}
    union all select 'client', null, null, null, id::text, null from smart_client where id = ${clientId ?? null}::uuid
    union all select 'source', null, null, null, null, id::text from hl7_source where id = ${sourceId ?? null}::uuid`.execute(
    em.getKysely(),
  );
  return rows[0];
}

/** Subject of the report's own audit row. */
function subjectOf(actor: BreachActor): Pick<AuditEntry, 'subjectType' | 'subjectId'> {
  if (actor.kind === 'account') return { subjectType: 'user', subjectId: actor.accountId };
  if (actor.kind === 'key') return { subjectType: 'apiKey', subjectId: actor.apiKeyId };
  if (actor.kind === 'source') return { subjectType: 'hl7Source', subjectId: actor.sourceId };
  return { subjectType: 'smartClient', subjectId: actor.clientId };
}
