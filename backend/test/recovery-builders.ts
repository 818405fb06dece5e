import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { contentHash } from '../src/recovery/protocols/content-hash.js';
import { addSampleProtocols, sampleIds, sampleProtocols } from '../src/recovery/protocols/sample-protocols.js';
import type { ProtocolContent } from '../src/recovery/protocols/protocol-content.js';
import { planSessions } from '../src/recovery/plans/plan-ledger.js';
import { insertAdmin, insertPhysiotherapist, insertUser, type UserRow } from './builders.js';
import { NOON, type Sql, type TestApp } from './test-app.js';

/** A doctor who can sign in. */
export async function insertDoctor(sql: Sql, columns = {}): Promise<{ user: UserRow; doctorId: string }> {
  const user = await insertUser(sql, { user_type: 'doctor', full_name: 'Dr Meera Sethi', ...columns });
  return { user, doctorId: await insertDoctorOf(sql, user.id) };
}

/** The doctor of an account. */
export async function insertDoctorOf(sql: Sql, userId: string): Promise<string> {
  const id = uuidv7();
  await sql(
    `insert into doctor (id, user_id, name, specialization, created_at) values ($1, $2, 'Dr Meera Sethi', 'Knees', $3)`,
    [id, userId, NOON],
  );
  return id;
}

/** A sample protocol, signed by a doctor: its version's id and content. */
export async function approvedVersion(
  app: TestApp,
  slug = 'knee-replacement',
): Promise<{ id: string; content: ProtocolContent }> {
  await addSampleProtocols(app.connections.pool);
  const { version: id } = sampleIds(slug);
  const content = sampleProtocols.find((sample) => sample.slug === slug)?.content;
  if (!content) throw new Error(`there is no sample ${slug}`);
  const [row] = await app.sql<{ status: string }>('select status from protocol_version where id = $1', [id]);
  if (row?.status === 'DRAFT') {
    const { doctorId } = await insertDoctor(app.sql);
    // Of several at once one signs, and the others find it signed.
    await app.sql(
      `with signed as (update protocol_version set status = 'APPROVED' where id = $1 and status = 'DRAFT' returning id, content_hash)
       insert into protocol_approval (protocol_version_id, doctor_id, statement, content_hash)
       select id, $2, 'Signed for a test.', content_hash from signed`,
      [id, doctorId],
    );
  }
  return { id, content };
}

/** A draft of a protocol of its own, with what the knee sample says. */
export async function insertDraft(app: TestApp): Promise<string> {
  const [knee] = sampleProtocols;
  const id = randomUUID();
  await app.sql(`insert into protocol (id, slug, name) values ($1, $2, '{"en": "Knee", "hi": "घुटना"}')`, [
    id,
    `p-${id}`,
  ]);
  await app.sql(
    'insert into protocol_version (id, protocol_id, number, content, content_hash) values ($1, $1, 1, $2, $3)',
    [id, JSON.stringify(knee?.content), contentHash(knee?.content)],
  );
  return id;
}

/** A live knee plan of a record, made at noon, ten days after the operation, with all its sessions. */
export async function insertPlan(
  app: TestApp,
  patientId: string,
  columns: { physiotherapist_id?: string; doctor_id?: string } = {},
): Promise<{ id: string }> {
  const id = randomUUID();
  const version = await approvedVersion(app);
  const admin = await insertAdmin(app.sql);
  const physiotherapist = columns.physiotherapist_id ?? (await insertPhysiotherapist(app.sql)).id;
  const doctor = columns.doctor_id ?? (await insertDoctor(app.sql)).doctorId;
  await app.sql(
    `insert into recovery_plan (id, patient_id, protocol_version_id, surgery_date, side, physiotherapist_id, doctor_id, created_at)
     values ($1, $2, $3, '2026-02-28', 'RIGHT', $4, $5, $6)`,
    [id, patientId, version.id, physiotherapist, doctor, NOON],
  );
  const em = app.connections.orm.em.fork();
  await planSessions(em, { id, patientId, surgeryDate: '2026-02-28', enteredBy: admin.id }, version.content.phases);
  return { id };
}

/** The answers of a danger check: no to all but these signs. */
export const answersOf = (content: ProtocolContent, ...yes: string[]) => ({
  answers: content.dangerSigns.map(({ key }) => ({ sign: key, yes: yes.includes(key) })),
});
