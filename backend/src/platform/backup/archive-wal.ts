import { existsSync } from 'node:fs';
import type { BackupSource } from './backup-source.js';
import type { Chain } from './chain.js';
import { formatLsn, parseLsn, segmentName } from './lsn.js';
import { writeSealed } from './sealed-file.js';

/**
 * Archives the write-ahead log up to now, and returns the time to which the database can be restored from then on. A segment that is
 * archived is never written again. The server gives up what is archived; if this fails, it keeps the log, and the next call continues.
 */
export async function archiveWal(source: BackupSource, chain: Chain, recipient: string): Promise<Date> {
  const at = await source.now();
  // A commit after `at`: recovery to any moment until then finds one behind it, and ends there.
  await source.rows('select pg_current_xact_id()');
  const end = await source.switchWal();
  const { segmentSize, timeline } = await source.server();
  const { restart } = await source.row<{ restart: string }>(
    'select restart_lsn::text as restart from pg_replication_slots where slot_name = $1',
    [chain.name],
  );
  const last = (end - 1n) / segmentSize;
  const listed = await chain.segments();
  for (let number = parseLsn(restart) / segmentSize; number <= last; number++) {
    const name = segmentName(timeline, number, segmentSize);
    const file = chain.segmentFile(name);
    if (existsSync(file) && listed.has(name)) continue;
    const content = wholeSegment(source, name, Number(segmentSize));
    await writeSealed(file, content, {
      recipient,
      listed: (stored) => chain.addSegment({ name, at: at.toISOString(), ...stored }),
    });
  }
  await source.rows('select pg_replication_slot_advance($1, $2::pg_lsn)', [
    chain.name,
    formatLsn((last + 1n) * segmentSize),
  ]);
  return at;
}

async function* wholeSegment(source: BackupSource, name: string, size: number): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const piece of source.read(`pg_wal/${name}`, size)) {
    read += piece.length;
    yield piece;
  }
  if (read !== size) throw new Error(`The server no longer has the segment ${name} of its write-ahead log.`);
}
