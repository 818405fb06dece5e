import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertCover } from '../../../test/builders.js';
import {
  addWords,
  ask,
  crossOut,
  insertMember,
  insertTreated,
  NOTE,
  ofNote,
  writeNote,
  type Member,
  type SentNote,
} from '../../../test/notes.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const HOUR = 3_600_000;
const after = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

let app: TestApp;
let own: Member;
let other: Member;
let doctor: { browser: TestClient; doctorId: string };
let admin: TestClient;
let treated: { patientId: string; appointmentId: string };
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  other = await insertMember(app, 'Neha Kapoor');
  const { user, doctorId } = await insertDoctor(app.sql);
  doctor = { browser: await app.signIn(user.phone, 'staff'), doctorId };
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql("update appointment set status = 'canceled' where status = 'scheduled'");
  treated = await insertTreated(app, own);
});

const write = (input: object = {}) =>
  writeNote(own.browser, { ...treated, subjective: 'Less stiff', painBefore: 4, ...input });
async function written(input: object = {}): Promise<string> {
  const { note, code } = await write(input);
  if (!note) throw new Error(code);
  return note.id;
}
const stored = async (id: string) =>
  (
    await app.sql<{ status: string; plan: string; version: number }>('select * from treatment_note where id = $1', [id])
  )[0];

describe('a note that nobody signs (bench §3)', () => {
  it('locks at the 24th hour to the millisecond, and can then only be signed as it is', async () => {
    const id = await written({ complete: true });
    app.clock.set(after(24 * HOUR - 1));
    expect((await write({ plan: 'Stairs' })).note).toMatchObject({ status: 'DRAFT', plan: 'Stairs' });
    app.clock.set(after(24 * HOUR));
    expect(await write({ plan: 'Crutches' })).toMatchObject({
      code: 'WRONG_STATE',
      message: expect.stringMatching(/locked/),
    });
    const locked = (await ofNote(own.browser, 'treatmentNote', id)).data;
    expect(locked).toMatchObject({ status: 'LOCKED', locksAt: null, plan: 'Stairs', signedAt: null });
    expect((await ofNote(own.browser, 'discardNote', id)).code).toBe('WRONG_STATE');
    expect((await ofNote(own.browser, 'signNote', id, ', version: 1')).code).toBe('CHANGED_MEANWHILE');
    const signed = (await ofNote(own.browser, 'signNote', id, ', version: 2')).data;
    expect(signed).toMatchObject({ status: 'SIGNED', signedAt: after(24 * HOUR).toISOString(), plan: 'Stairs' });
    expect(signed?.contentHash).toBe(locked?.contentHash);
    expect((await ofNote(own.browser, 'signNote', id)).code).toBe('WRONG_STATE');
    expect((await write({ plan: 'Crutches' })).code).toBe('WRONG_STATE');
  });

  it('waits among the notes to sign, the oldest first, until it is signed', async () => {
    const waiting = async (browser = own.browser) =>
      (await ask<SentNote[]>(browser, '{ notesToSign { id status } }')).data?.map(
        ({ id, status }) => `${status} ${id}`,
      );
    const before = (await waiting()) ?? [];
    const first = await written();
    const next = await insertTreated(app, own, { starts_at: NOON });
    const second = await written(next);
    expect((await waiting())?.filter((line) => !before.includes(line))).toEqual([`DRAFT ${first}`, `DRAFT ${second}`]);
    app.clock.set(after(25 * HOUR));
    await ofNote(own.browser, 'signNote', second);
    expect(await waiting()).toContain(`LOCKED ${first}`);
    expect(await waiting()).not.toContain(`LOCKED ${second}`);
    expect(await waiting(other.browser)).toEqual([]);
  });

  it('is signed by its author also when the patient is out of reach by then', async () => {
    const id = await written();
    await app.sql('update appointment set physiotherapist_id = $1 where id = $2', [other.id, treated.appointmentId]);
    expect((await write()).code).toBe('NOT_FOUND');
    expect((await ofNote(own.browser, 'treatmentNote', id)).data?.isOwn).toBe(true);
    expect((await ofNote(own.browser, 'signNote', id)).data?.status).toBe('SIGNED');
  });

  it('is thrown away as a draft, with a line in the audit trail of the patient', async () => {
    const id = await written();
    expect((await ofNote(own.browser, 'discardNote', id)).data).toBe(true);
    expect(await stored(id)).toBeUndefined();
    const lines = await ask<{ edges: { node: { verb: string; subjectId: string } }[] }>(
      admin,
      `{ auditEvents(first: 20, filter: { patientId: "${treated.patientId}" }) { edges { node { verb subjectId } } } }`,
    );
    expect(lines.data?.edges.map(({ node }) => node)).toContainEqual({ verb: 'note.discard', subjectId: id });
    expect((await write()).note?.version).toBe(1);
  });
});

describe('a direct statement to the database', () => {
  it.each([
    "plan = 'Changed'",
    'pain_before = 9',
    "body = '[{}]'",
    "kind = 'REVIEW'",
    'at = now()',
    'appointment_id = null',
  ])('cannot change a signed note: %s', async (change) => {
    const id = await written({ sign: true });
    await expect(app.sql(`update treatment_note set ${change} where id = $1`, [id])).rejects.toThrow(
      'a treatment note that is signed or locked cannot change',
    );
    await expect(app.sql('delete from treatment_note where id = $1', [id])).rejects.toThrow('cannot be deleted');
  });

  it("cannot change a locked one, by the database's clock, nor take back a lock, a signature or a mark of an error", async () => {
    // In March, which has passed by the database's clock.
    const id = await written();
    const update = (change: string, note = id) => app.sql(`update treatment_note set ${change} where id = $1`, [note]);
    await expect(update("subjective = 'Changed'")).rejects.toThrow('signed or locked cannot change');
    await expect(update("locks_at = now() + interval '1 day'")).rejects.toThrow('author and times');
    const signed = await written({ ...(await insertTreated(app, own, { starts_at: NOON })), sign: true });
    await expect(update("status = 'DRAFT', signed_at = null, content_hash = null", signed)).rejects.toThrow('cannot');
    await expect(update('content_hash = repeat($$0$$, 64)', signed)).rejects.toThrow('signature');
    await crossOut(own.browser, signed);
    await expect(update("status = 'SIGNED', error_reason = null", signed)).rejects.toThrow('cannot become that');
    await expect(update("error_reason = 'Another reason'", signed)).rejects.toThrow('reason of an error');
    await expect(
      app.sql(
        'update treatment_note set patient_id = (select id from patient where id <> patient_id limit 1) where id = $1',
        [signed],
      ),
    ).rejects.toThrow('when records are merged');
  });

  it('changes no addendum', async () => {
    const id = await written({ sign: true });
    await addWords(own.browser, id, 'She also climbs stairs');
    await expect(app.sql("update note_addendum set text = 'Changed'")).rejects.toThrow('permission denied');
    await expect(app.sql('delete from note_addendum')).rejects.toThrow('permission denied');
  });
});

describe('what is said of a note afterwards (bench §3)', () => {
  it('words are added by its author and by clinicians within reach, once a note is signed or locked', async () => {
    const id = await written({ complete: true });
    expect((await addWords(own.browser, id, 'She also climbs stairs')).code).toBe('WRONG_STATE');
    app.clock.set(after(25 * HOUR));
    expect((await addWords(other.browser, id, 'Seen')).code).toBe('NOT_FOUND');
    expect((await addWords(doctor.browser, id, 'Seen')).code).toBe('NOT_FOUND');
    await insertPlan(app, treated.patientId, { physiotherapist_id: other.id, doctor_id: doctor.doctorId });
    expect((await addWords(own.browser, id, 'No')).fields).toHaveProperty('text');
    const key = crypto.randomUUID();
    await addWords(own.browser, id, 'She also climbs stairs', key);
    await addWords(own.browser, id, 'She also climbs stairs', key);
    await addWords(other.browser, id, 'With a stick');
    const { data } = await addWords(doctor.browser, id, 'X-ray is fine');
    expect(data?.addenda).toEqual(
      [
        ['She also climbs stairs', 'Kavya Rao'],
        ['With a stick', 'Neha Kapoor'],
        ['X-ray is fine', 'Dr Meera Sethi'],
      ].map(([text, author]) => ({ text, author, at: after(25 * HOUR).toISOString() })),
    );
    expect((await addWords(admin, id, 'Seen')).code).toBe('FORBIDDEN');
  });

  it('its author crosses it out, with a reason; it stays, and another takes its place', async () => {
    const id = await written();
    expect((await crossOut(own.browser, id)).code).toBe('WRONG_STATE');
    const signed = (await write({ sign: true })).note;
    expect((await crossOut(other.browser, id)).code).toBe('NOT_FOUND');
    expect((await crossOut(own.browser, id, 'Short')).fields).toHaveProperty('reason');
    expect((await crossOut(own.browser, id)).data).toMatchObject({
      status: 'IN_ERROR',
      errorReason: 'Written of another patient',
      subjective: 'Less stiff',
      contentHash: signed?.contentHash,
    });
    expect((await crossOut(own.browser, id)).code).toBe('WRONG_STATE');
    expect((await addWords(own.browser, id, 'She also climbs stairs')).code).toBe('WRONG_STATE');
    const instead = await write({ subjective: 'Of the right one' });
    expect(instead.note?.id).not.toBe(id);
    expect(instead.appointment?.noteStatus).toBe('DRAFT');
  });
});

describe('who reads notes (bench §2, §3)', () => {
  it('nobody by repeating a request of the time in which they could', async () => {
    const id = await written({ complete: true, sign: true });
    const { id: cover } = await insertCover(app.sql, own.id, other.id);
    expect((await addWords(other.browser, id, 'Seen today', 'words of the cover')).code).toBeUndefined();
    expect((await addWords(other.browser, id, 'Seen today', 'words of the cover')).data?.addenda).toHaveLength(1);
    await app.sql('update cover set ended_at = now() where id = $1', [cover]);
    expect((await addWords(other.browser, id, 'Seen today', 'words of the cover')).code).toBe('NOT_FOUND');
  });

  const list = (browser: TestClient, more = '', first = 10) =>
    ask<{ edges: { node: SentNote; cursor: string }[]; pageInfo: { hasNextPage: boolean } }>(
      browser,
      `query ($id: ID!) { treatmentNotes(patientId: $id, first: ${first}${more}) { edges { node { ${NOTE} } cursor } pageInfo { hasNextPage } } }`,
      { id: treated.patientId },
    );

  it('clinicians within reach and admins, newest first and page by page; each read is on record', async () => {
    const ids = [await written({ sign: true })];
    for (const minutes of [1, 2]) {
      app.clock.set(after(minutes * 60_000));
      ids.unshift(await written({ appointmentId: null, kind: 'CONTACT' }));
    }
    const first = await list(own.browser, '', 2);
    expect(first.data?.edges.map(({ node }) => node.id)).toEqual(ids.slice(0, 2));
    const rest = await list(own.browser, `, after: "${first.data?.edges[1]?.cursor}"`, 2);
    expect(rest.data?.edges.map(({ node }) => node.id)).toEqual(ids.slice(2));
    expect([first, rest].map(({ data }) => data?.pageInfo.hasNextPage)).toEqual([true, false]);
    expect((await list(admin)).data?.edges).toHaveLength(3);
    expect((await list(other.browser)).code).toBe('NOT_FOUND');
    expect((await list(doctor.browser)).code).toBe('NOT_FOUND');
    expect((await list(own.browser, '', 51)).fields).toHaveProperty('first');
    await insertPlan(app, treated.patientId, { doctor_id: doctor.doctorId });
    expect((await list(doctor.browser)).data?.edges[0]?.node.isOwn).toBe(false);
    const reads = await app.sql("select from audit_event where verb = 'note.list' and subject_id = $1", [
      treated.patientId,
    ]);
    expect(reads).toHaveLength(4);
  });

  it('the list of sessions says where the note stands, to who treats and not to patients and the desk', async () => {
    await written();
    const status = async (browser: TestClient) => {
      const { data } = await ask<{ edges: { node: { id: string; noteStatus: string | null } }[] }>(
        browser,
        `{ appointments(first: 100, filter: { day: "2026-03-10" }) { edges { node { id noteStatus } } } }`,
      );
      return data?.edges.find(({ node }) => node.id === treated.appointmentId)?.node.noteStatus;
    };
    const { phone } = await insertAdmin(app.sql, { user_type: 'reception', full_name: 'Rita Das' });
    expect(await status(own.browser)).toBe('DRAFT');
    expect(await status(await app.signIn(phone, 'staff'))).toBeNull();
    app.clock.set(after(24 * HOUR));
    expect(await status(admin)).toBe('LOCKED');
  });
});
