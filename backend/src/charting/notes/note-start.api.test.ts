import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment } from '../../../test/builders.js';
import {
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
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

const HOUR = 3_600_000;
const after = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);
const today = { subjective: 'Less stiff in the morning', painBefore: 4 };

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
  await app.sql("update appointment set status = 'canceled' where status = 'scheduled'");
  treated = await insertTreated(app, own);
});

const write = (input: object = {}) => writeNote(own.browser, { ...treated, ...today, ...input });

describe('what a note begins with (bench §3)', () => {
  const start = async (appointmentId: string, browser = own.browser) =>
    ask<{
      kind: string;
      treatments: object[];
      assessment: string;
      plan: string;
      carriedFrom: string | null;
      note: SentNote | null;
    }>(
      browser,
      `query ($id: ID!) { noteStart(appointmentId: $id) { kind treatments { name } assessment plan carriedFrom note { ${NOTE} } } }`,
      { id: appointmentId },
    );

  it('is an examination first, then what was done last time, never what the patient said', async () => {
    const { patientId } = treated;
    const days = (count: number) => after(count * 24 * HOUR - HOUR);
    const held = { physiotherapist_id: own.id, status: 'scheduled' };
    const before = (await insertAppointment(app.sql, patientId, { ...held, starts_at: days(-3) })).id;
    expect((await start(before)).data).toEqual({
      kind: 'INITIAL',
      treatments: [],
      assessment: '',
      plan: '',
      carriedFrom: null,
      note: null,
    });
    const content = { ...today, plan: 'Stairs', assessment: 'Heals well', treatments: [{ name: 'Massage' }] };
    await write({ ...content, appointmentId: before, complete: true, sign: true });
    const { data } = await start(treated.appointmentId);
    expect(data).toEqual({
      kind: 'SESSION',
      treatments: [{ name: 'Massage' }],
      assessment: 'Heals well',
      plan: 'Stairs',
      carriedFrom: days(-3).toISOString(),
      note: null,
    });
    const carried = {
      assessment: 'Heals well',
      plan: 'Stairs',
      treatments: [{ name: 'Massage' }],
      subjective: '',
      painBefore: null,
    };
    const { note } = await write(carried);
    expect(note?.sameAsBefore).toEqual(['assessment', 'plan', 'treatments']);
    expect((await write({ ...carried, sign: true })).code).toBe('BAD_INPUT');
    expect((await ofNote(own.browser, 'signNote', note?.id ?? '')).code).toBe('BAD_INPUT');
    expect((await start(treated.appointmentId)).data?.note?.id).toBe(note?.id);
    expect((await start(treated.appointmentId, other.browser)).code).toBe('NOT_FOUND');
  });

  it('leaves out a note that was written by mistake', async () => {
    const earlier = await insertAppointment(app.sql, treated.patientId, {
      physiotherapist_id: own.id,
      status: 'completed',
      starts_at: after(-48 * HOUR),
    });
    const { note } = await write({ appointmentId: earlier.id, plan: 'Swim', sign: true });
    await crossOut(own.browser, note?.id ?? '');
    expect((await start(treated.appointmentId)).data).toMatchObject({ kind: 'SESSION', plan: '', carriedFrom: null });
  });
});
