import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { ledgerNamesOf, loadSettings, type LedgerAccount } from '../../clinic/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { textOf } from '../../platform/db/row-stream.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { ExportLimiter } from '../../platform/exports/export-limiter.js';
import { csvPieces } from '../../platform/exports/table-csv.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { journalColumns, tallyPieces } from './journal-files.js';
import { journalInput } from './journal.input.js';
import { journalQueryOf, type JournalEntry } from './journal.queries.js';

/** A journal as a byte stream, with the name of its file. */
export interface JournalFile {
  bytes: Readable;
  fileName: string;
}

/** Exports the journal of the accountant: double entry from the rows of the books, with the rate limit and audit of exports. */
export class JournalService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { gate: ExportLimiter; clock: Clock },
  ) {}

  /**
   * Returns the journal of the days; its name says `-draft` while one of them is open. @throws AppError BAD_INPUT, RATE_LIMITED, TOO_LARGE
   */
  async export(actor: Actor, input: z.input<typeof journalInput>): Promise<JournalFile> {
    const { gate, clock } = this.parts;
    return this.useCases.read(actor, 'journal.export', journalInput, input, async (asked, { em, actor: own }) => {
      const { from, until, format } = asked;
      if (until > clinicDay(clock.now())) throw badInput({ until: reasonFor('JOURNAL_AHEAD') });
      const { names, isDraft } = await findFacts(em.fork(), until);
      const query = journalQueryOf(from, until);
      const entry = { verb: 'journal.export', details: { from, until, format, draft: isDraft } } as const;
      const tooMany = (rows: { most: number; total: number }) => reasonFor('JOURNAL_TOO_LARGE', rows);
      const bytes = await gate.pass<JournalEntry>(own, { query, entry, tooMany }, (rows) =>
        textOf(rows, format === 'csv' ? csvPieces(journalColumns(names)) : tallyPieces(names)),
      );
      const fileName = `journal-${from}-${until}${isDraft ? '-draft' : ''}.${format === 'csv' ? 'csv' : 'xml'}`;
      return { bytes, fileName };
    });
  }
}

/** Reads the names of the accounts, and whether a day up to the last one is open. Call it before the entries are read: a close adds some. */
async function findFacts(em: EntityManager, until: string) {
  const names = ledgerNamesOf(await loadSettings(em)).map(({ account, name }) => [account, name]);
  const { rows } = await sql<{ isDraft: boolean }>`select closed_until() < ${until}::date as "isDraft"`.execute(
    em.getKysely(),
  );
  return { names: Object.fromEntries(names) as Record<LedgerAccount, string>, isDraft: rows[0]?.isDraft !== false };
}
