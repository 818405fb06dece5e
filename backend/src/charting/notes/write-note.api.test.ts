import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment, insertCover, insertPatient } from '../../../test/builders.js';
import {
  ask,
  insertMember,
  insertTreated,
  ofNote,
  writeNote,
  type Member,
  type SentNote,
} from '../../../test/notes.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

const HOUR = 3_600_000;
const after = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

let app: TestApp;
let own: Member;
let other: Member;
let treated: { patientId: string; appointmentId: string };
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  other = await insertMember(app, 'Neha Kapoor');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('update cover set ended_at = now()');
  await app.sql("update appointment set status = 'canceled' where status = 'scheduled'");
  treated = await insertTreated(app, own);
});

const today = { subjective: 'Less stiff in the morning', painBefore: 4 };
const write = (input: object = {}, key?: string) => writeNote(own.browser, { ...treated, ...today, ...input }, key);
const begins = (starts_at: Date, columns: object = {}) => insertTreated(app, own, { starts_at, ...columns });

describe('a note of a session (bench §3)', () => {
  it('is written, changed as a whole, completed and signed, each in one request', async () => {
    const first = await write({
      objective: 'Bends to 95 degrees',
      body: [{ view: 'FRONT', region: 'KNEE', side: 'RIGHT', finding: 'PAIN', intensity: 4, x: 0.4, y: 0.6 }],
      treatments: [{ name: 'Joint mobilisation', minutes: 15 }],
    });
    expect(first.note).toMatchObject({
      status: 'DRAFT',
      kind: 'SESSION',
      author: 'Kavya Rao',
      isOwn: true,
      coveredFor: null,
      objective: 'Bends to 95 degrees',
      body: [{ region: 'KNEE', intensity: 4, x: 0.4, text: null }],
      treatments: [{ name: 'Joint mobilisation', minutes: 15, detail: null }],
      locksAt: after(24 * HOUR).toISOString(),
      contentHash: null,
      version: 1,
    });
    expect(first.appointment).toMatchObject({ status: 'SCHEDULED', noteStatus: 'DRAFT' });
    const again = await write({ version: 1 });
    expect(again.note).toMatchObject({ id: first.note?.id, objective: '', body: [], treatments: [], version: 2 });
    const done = await write({ complete: true, sign: true, version: 2 });
    expect(done.note).toMatchObject({ status: 'SIGNED', signedAt: NOON.toISOString(), locksAt: null });
    expect(done.appointment).toMatchObject({ status: 'COMPLETED', noteStatus: 'SIGNED' });
  });

  it('is one write without a change when the same is saved again', async () => {
    await write({ body: [{ view: 'BACK', region: 'NECK', side: 'NONE', finding: 'STIFFNESS' }] });
    const { note } = await write({ body: [{ view: 'BACK', region: 'NECK', side: 'NONE', finding: 'STIFFNESS' }] });
    expect(note?.version).toBe(1);
    const lines = await app.sql("select from audit_event where verb = 'note.write' and subject_id = $1", [note?.id]);
    expect(lines).toHaveLength(1);
  });

  it('can be written an hour before, completed once the session has begun, and of none that was missed or called off', async () => {
    const soon = await begins(after(HOUR));
    expect((await write(soon)).note?.status).toBe('DRAFT');
    expect((await write({ ...soon, complete: true })).code).toBe('WRONG_STATE');
    expect((await write(await begins(after(HOUR + 6 * 60_000)))).code).toBe('WRONG_STATE');
    expect((await write(await begins(NOON, { status: 'missed', missed_reason: 'Rain' }))).code).toBe('WRONG_STATE');
    for (const status of ['canceled', 'pending']) {
      const held = { physiotherapist_id: own.id, status, starts_at: NOON };
      const { id } = await insertAppointment(app.sql, treated.patientId, held);
      expect((await write({ appointmentId: id })).code).toBe('WRONG_STATE');
    }
    expect(
      (await write({ ...(await begins(NOON, { status: 'completed' })), complete: true })).appointment,
    ).toMatchObject({
      status: 'COMPLETED',
      version: 1,
    });
    expect((await app.sql('select from treatment_note where appointment_id = $1', [soon.appointmentId])).length).toBe(
      1,
    );
  });

  it('all or nothing: a note that cannot be signed completes nothing', async () => {
    const refused = await write({
      subjective: '',
      painBefore: null,
      assessment: 'As before',
      complete: true,
      sign: true,
    });
    expect(refused).toMatchObject({ code: 'BAD_INPUT', fields: { subjective: expect.any(String) } });
    const rows = await app.sql('select status from appointment where id = $1', [treated.appointmentId]);
    expect(rows).toEqual([{ status: 'scheduled' }]);
    expect(await app.sql('select from treatment_note where appointment_id = $1', [treated.appointmentId])).toEqual([]);
    expect((await write({ subjective: '', painBefore: 0, sign: true })).note?.status).toBe('SIGNED');
  });

  it('is refused in two windows: the second is told, with the note as with the session', async () => {
    await write();
    await write({ plan: 'Stairs', version: 1 });
    expect((await write({ plan: 'Crutches', version: 1 })).code).toBe('CHANGED_MEANWHILE');
    expect((await write({ complete: true, appointmentVersion: 7 })).code).toBe('CHANGED_MEANWHILE');
    expect((await writeNote(own.browser, { ...(await begins(NOON)), ...today, version: 3 })).code).toBe(
      'CHANGED_MEANWHILE',
    );
  });

  it('is refused in a second window that looked before the first one began the note, where it says so', async () => {
    expect((await write({ version: -1 })).code).toBe('BAD_INPUT');
    expect((await write({ subjective: 'Slept well', version: 0 })).note?.version).toBe(1);
    expect((await write({ subjective: 'Slept badly', version: 0 })).code).toBe('CHANGED_MEANWHILE');
    expect((await write({ subjective: 'Slept badly', version: 1 })).note?.version).toBe(2);
    const both = await begins(NOON);
    const writes = await Promise.all(
      ['One', 'Other'].map(async (subjective) => writeNote(own.browser, { ...both, ...today, subjective, version: 0 })),
    );
    expect(writes.map(({ code }) => code ?? 'done').toSorted()).toEqual(['CHANGED_MEANWHILE', 'done']);
  });

  it('is answered again to the same key, and stores no clinical word with it', async () => {
    const key = randomUUID();
    const first = await write({}, key);
    const again = await write({}, key);
    expect(again.note).toEqual(first.note);
    expect((await write({ plan: 'Stairs' }, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    const [kept] = await app.sql<{ answer: string }>('select answer::text from idempotency_key where key = $1', [key]);
    expect(kept?.answer).not.toContain('stiff');
  });

  it('takes marks, treatments, pain and texts within their bounds, and says which field is not', async () => {
    const mark = { view: 'FRONT', region: 'KNEE', side: 'LEFT', finding: 'PAIN' };
    const wrong: [object, string][] = [
      [{ subjective: 'x'.repeat(4_001) }, 'subjective'],
      [{ painBefore: 11 }, 'painBefore'],
      [{ painAfter: -1 }, 'painAfter'],
      [{ body: Array.from({ length: 21 }, () => mark) }, 'body'],
      [{ body: [{ ...mark, x: 0.5 }] }, 'body.0.x'],
      [{ body: [{ ...mark, x: 1.1, y: 0 }] }, 'body.0.x'],
      [{ body: [{ ...mark, intensity: 11 }] }, 'body.0.intensity'],
      [{ treatments: Array.from({ length: 13 }, () => ({ name: 'Massage' })) }, 'treatments'],
      [{ treatments: [{ name: ' ' }] }, 'treatments.0.name'],
      [{ treatments: [{ name: 'Massage', minutes: 241 }] }, 'treatments.0.minutes'],
      [{ kind: 'CONTACT' }, 'kind'],
      [{ appointmentId: null }, 'kind'],
      [{ appointmentId: null, kind: 'CONTACT', complete: true }, 'complete'],
    ];
    for (const [input, field] of wrong)
      expect([field, await write(input)]).toMatchObject([
        field,
        { code: 'BAD_INPUT', fields: { [field]: expect.any(String) } },
      ]);
  });
});

describe('whose note it is (bench §3, §11)', () => {
  it("another's session is not there, nor is a session of another patient", async () => {
    expect((await writeNote(other.browser, { ...treated, ...today })).code).toBe('NOT_FOUND');
    const { appointmentId } = await begins(NOON);
    expect((await write({ appointmentId })).code).toBe('NOT_FOUND');
    expect((await write({ appointmentId: randomUUID() })).code).toBe('NOT_FOUND');
  });

  it('who opened the record writes of a call, and of no session', async () => {
    await ask(
      other.browser,
      'mutation ($id: ID!) { openRecord(patientId: $id, reason: "She called me at night") { reach } }',
      {
        id: treated.patientId,
      },
    );
    expect((await writeNote(other.browser, { ...treated, ...today })).code).toBe('NOT_FOUND');
    const call = { patientId: treated.patientId, kind: 'CONTACT', ...today };
    const { note } = await writeNote(other.browser, call);
    expect(note).toMatchObject({ appointmentId: null, at: NOON.toISOString(), status: 'DRAFT' });
    const changed = await writeNote(other.browser, { ...call, noteId: note?.id, plan: 'Call again' });
    expect(changed.note).toMatchObject({ id: note?.id, plan: 'Call again', version: 2 });
    expect((await write({ appointmentId: null, kind: 'CONTACT', noteId: note?.id })).code).toBe('WRONG_STATE');
  });

  it('a colleague who covers writes under the own name, and what is completed becomes theirs', async () => {
    await insertCover(app.sql, own.id, other.id);
    const { note, appointment } = await writeNote(other.browser, { ...treated, ...today, complete: true, sign: true });
    expect(note).toMatchObject({ author: 'Neha Kapoor', coveredFor: 'Kavya Rao', status: 'SIGNED' });
    expect(appointment).toMatchObject({ status: 'COMPLETED', physiotherapist: { id: other.id } });
    expect((await write()).code).toBe('NOT_FOUND');
  });

  it("another's draft is read and not changed", async () => {
    const { note } = await write();
    await insertCover(app.sql, own.id, other.id);
    expect((await writeNote(other.browser, { ...treated, ...today })).code).toBe('WRONG_STATE');
    expect((await ofNote(other.browser, 'treatmentNote', note?.id ?? '')).data).toMatchObject({
      status: 'DRAFT',
      isOwn: false,
      subjective: today.subjective,
    });
    for (const name of ['signNote', 'discardNote'] as const)
      expect((await ofNote(other.browser, name, note?.id ?? '')).code).toBe('NOT_FOUND');
  });

  it('one note and one completion a session, in a storm of parallel writes (bench §11)', async () => {
    const writes = await Promise.all(
      Array.from({ length: 12 }, async (_, at) =>
        write({ plan: `Plan ${at}`, complete: at % 2 === 0, sign: at % 3 === 0 }),
      ),
    );
    expect(writes.filter(({ code }) => code === undefined).length).toBeGreaterThan(0);
    for (const { code } of writes) expect([undefined, 'WRONG_STATE', 'CHANGED_MEANWHILE']).toContain(code);
    const notes = await app.sql(
      "select status from treatment_note where appointment_id = $1 and status <> 'IN_ERROR'",
      [treated.appointmentId],
    );
    expect(notes).toHaveLength(1);
    const completed = await app.sql(
      "select from audit_event where verb = 'note.write' and (details->>'completed')::boolean and details->>'appointmentId' = $1",
      [treated.appointmentId],
    );
    expect(completed.length).toBeLessThanOrEqual(1);
  });
});

it('the content hash of a signed note is that of its canonical JSON, as docs/bench.md says', async () => {
  const { note } = await write({
    body: [{ view: 'FRONT', region: 'KNEE', side: 'LEFT', finding: 'PAIN' }],
    sign: true,
  });
  const names =
    'appointmentId assessment at body change id kind objective painAfter painBefore plan subjective treatments';
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toSorted(([a], [b]) => (a < b ? -1 : 1))
              .map(([name, one]) => [name, sorted(one)]),
          )
        : value;
  const content = Object.fromEntries(names.split(' ').map((name) => [name, note?.[name as keyof SentNote]]));
  expect(note?.contentHash).toBe(
    createHash('sha256')
      .update(JSON.stringify(sorted(content)))
      .digest('hex'),
  );
});

it('a note is of a live record: one that is deleted hides it from its author, too', async () => {
  const { note } = await write();
  await app.sql('update patient set deleted_at = now() where id = $1', [treated.patientId]);
  const id = note?.id ?? '';
  for (const name of ['treatmentNote', 'signNote', 'discardNote'] as const)
    expect((await ofNote(own.browser, name, id)).code).toBe('NOT_FOUND');
  expect((await write()).code).toBe('NOT_FOUND');
  expect((await insertPatient(app.sql)).id).not.toBe(treated.patientId);
});
