import { randomUUID } from 'node:crypto';
import { insertPatient } from './builders.js';
import { insertSource, message, pid, send, type Acknowledged, type TestSource } from './hl7.js';
import type { TestApp } from './test-app.js';

/** A record, and what a hospital calls it. */
export interface NamedRecord {
  id: string;
  /** PT-000123. */
  reference: string;
  mrn: string;
}

/** A hospital that finds out that two of its records are of one patient. */
export interface Merging {
  source: TestSource;
  /** A record that the hospital knows; of its own unless one is given. */
  known: (columns?: Record<string, unknown>, id?: string) => Promise<NamedRecord>;
  /** What says that the first record is the second one. */
  saying: (from: NamedRecord, into: NamedRecord) => string;
  merge: (from: NamedRecord, into: NamedRecord) => Promise<Acknowledged>;
}

export async function createMerging(app: TestApp): Promise<Merging> {
  const source = await insertSource(app.sql);
  const saying = (from: NamedRecord, into: NamedRecord) =>
    message(source, 'A40', [pid({ 3: into.mrn }), `MRG|${from.mrn}`]);
  return {
    source,
    saying,
    merge: (from, into) => send(app, saying(from, into)),
    known: async (columns = {}, id) => {
      const own = id ?? (await insertPatient(app.sql, columns)).id;
      const mrn = randomUUID();
      await app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [
        own,
        source.system,
        mrn,
      ]);
      const [row] = await app.sql<{ number: number }>('select number from patient where id = $1', [own]);
      return { id: own, mrn, reference: `PT-${String(row?.number).padStart(6, '0')}` };
    },
  };
}
