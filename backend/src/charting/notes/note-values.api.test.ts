import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAppointment } from '../../../test/builders.js';
import { insertValue } from '../../../test/clinical-rows.js';
import { createMerging } from '../../../test/merging.js';
import {
  ask,
  crossOut,
  insertMember,
  insertTreated,
  ofNote,
  writeNote,
  type Member,
  type SentNoteValue,
} from '../../../test/notes.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { BEND, patientValues, retractValue } from '../../../test/values.js';

const HOUR = 3_600_000;
const after = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);
const PAIN = { measure: 'PAIN', value: 3, method: 'TYPED' };

let app: TestApp;
let own: Member;
let treated: { patientId: string; appointmentId: string };
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql("update appointment set status = 'canceled' where status = 'scheduled'");
  treated = await insertTreated(app, own);
});

const write = (input: object = {}, key?: string) => writeNote(own.browser, { ...treated, ...input }, key);
const all = async () => (await patientValues(own.browser, treated.patientId)).data ?? [];
const idsOf = (values: readonly { id: string }[] | undefined) => values?.map(({ id }) => id);

describe('the values of a note (bench §3)', () => {
  it('are written with it as a whole: one that differs is entered anew, one that does not stays', async () => {
    const first = await write({ values: [BEND, PAIN] });
    expect(first.note?.values).toMatchObject([
      { measure: 'KNEE_FLEXION', value: 80, side: 'RIGHT', mode: 'ACTIVE', takenAt: after(-HOUR / 2).toISOString() },
      { measure: 'PAIN', value: 3, side: null, mode: null, noteId: first.note?.id },
    ]);
    const [bend, pain] = first.note?.values ?? [];
    const again = await write({ values: [PAIN, { ...BEND, value: 85 }], version: 1 });
    expect(again.note?.version).toBe(2);
    expect(again.note?.values.map(({ value }) => value)).toEqual([3, 85]);
    expect(idsOf(again.note?.values)).toContain(pain?.id);
    expect(await all()).toContainEqual(
      expect.objectContaining({ id: bend?.id, retractedReason: 'Changed in the treatment note' }),
    );
    expect((await write({ values: [PAIN, { ...BEND, value: 85 }] })).note?.version).toBe(2);
    expect(await all()).toHaveLength(3);
    expect((await write({ values: [] })).note).toMatchObject({ values: [], version: 3 });
    expect((await all()).every(({ retractedReason }) => retractedReason !== null)).toBe(true);
  });

  it('are refused with the whole note: out of bounds, without their side, more than twenty', async () => {
    const wrong: [object[], string][] = [
      [[PAIN, { ...BEND, value: 181 }], 'values.1.value'],
      [[{ ...BEND, side: undefined }], 'values.0.side'],
      [Array.from({ length: 21 }, () => PAIN), 'values'],
    ];
    for (const [values, field] of wrong)
      expect(await write({ subjective: 'Well', values, complete: true })).toMatchObject({
        code: 'BAD_INPUT',
        fields: { [field]: expect.any(String) },
      });
    expect(await app.sql('select from treatment_note where patient_id = $1', [treated.patientId])).toHaveLength(0);
    expect(await app.sql('select status from appointment where id = $1', [treated.appointmentId])).toEqual([
      { status: 'scheduled' },
    ]);
    expect(await all()).toHaveLength(0);
  });

  it('are of the moment of writing where the session has not begun', async () => {
    const soon = await insertTreated(app, own, { starts_at: after(HOUR / 2) });
    expect((await write({ ...soon, values: [PAIN] })).note?.values).toMatchObject([{ takenAt: NOON.toISOString() }]);
  });

  it('are something of this session, so that it can be signed; nobody changes them through it afterwards', async () => {
    expect((await write({ sign: true })).code).toBe('BAD_INPUT');
    expect((await write({ values: [PAIN], sign: true })).note?.status).toBe('SIGNED');
    expect((await write({ values: [] })).code).toBe('WRONG_STATE');
    treated = await insertTreated(app, own, { starts_at: after(-2 * HOUR) });
    const { note } = await write({ values: [PAIN], complete: true });
    app.clock.set(after(25 * HOUR));
    expect((await write({ values: [BEND] })).code).toBe('WRONG_STATE');
    expect((await ofNote(own.browser, 'signNote', note?.id ?? '')).data).toMatchObject({
      status: 'SIGNED',
      values: [{ id: note?.values[0]?.id }],
    });
  });

  it('leave the content hash as it is: values can be taken back, and the text has not changed', async () => {
    const { note } = await write({ subjective: 'Well', values: [PAIN], sign: true });
    const [value] = note?.values ?? [];
    await app.sql(
      `insert into measurement_retraction (measurement_id, reason, entered_by, entered_as, at)
       select id, 'Read from another chart', entered_by, entered_as, now() from measurement where id = $1`,
      [value?.id],
    );
    const { data } = await ofNote(own.browser, 'treatmentNote', note?.id ?? '');
    expect(data).toMatchObject({ values: [], contentHash: note?.contentHash, version: note?.version });
  });

  it('are retracted with a draft that is discarded, and with a note that was written by mistake', async () => {
    const draft = await write({ values: [PAIN] });
    expect((await ofNote(own.browser, 'discardNote', draft.note?.id ?? '')).code).toBeUndefined();
    expect(await all()).toMatchObject([{ retractedReason: 'The draft of the treatment note was thrown away' }]);
    const signed = await write({ values: [BEND], sign: true });
    expect((await crossOut(own.browser, signed.note?.id ?? '')).data).toMatchObject({ status: 'IN_ERROR', values: [] });
    expect((await all()).map(({ retractedReason }) => retractedReason)).toContain(
      'The treatment note was written by mistake',
    );
    expect((await all()).every(({ retractedReason }) => retractedReason !== null)).toBe(true);
  });

  it('are those of one write in a storm of parallel ones', async () => {
    const writes = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => write({ values: [{ ...BEND, value: 80 + at }, PAIN] })),
    );
    for (const { code } of writes) expect([undefined, 'CHANGED_MEANWHILE']).toContain(code);
    const counted = (await all()).filter(({ retractedReason }) => retractedReason === null);
    expect(counted.map(({ measure }) => measure).toSorted()).toEqual(['KNEE_FLEXION', 'PAIN']);
    const late = await Promise.all([
      write({ values: [{ ...BEND, value: 70 }], version: writes.length }),
      write({ values: [BEND], version: 99 }),
    ]);
    expect(late.map(({ code }) => code)).toContain('CHANGED_MEANWHILE');
  });

  it('refuse the version that another window read, also where values alone have changed since', async () => {
    await write({ subjective: 'Well', values: [PAIN] });
    const both = await Promise.all([
      write({ subjective: 'Well', values: [PAIN, BEND], version: 1 }),
      write({ subjective: 'Well', values: [], version: 1 }),
    ]);
    expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['CHANGED_MEANWHILE', 'done']);
  });

  it('do not come back by a draft that another window has open after one was retracted', async () => {
    const { note } = await write({ values: [BEND, PAIN], version: 0 });
    const [bend] = note?.values ?? [];
    expect((await retractValue(own.browser, bend?.id ?? '')).code).toBeUndefined();
    expect((await write({ values: [BEND, PAIN], plan: 'Stairs', version: 1 })).code).toBe('CHANGED_MEANWHILE');
    const present = await ofNote(own.browser, 'treatmentNote', note?.id ?? '');
    expect(present.data).toMatchObject({ version: 2, values: [{ measure: 'PAIN' }] });
    expect((await write({ values: [PAIN], sign: true, version: 2 })).note?.status).toBe('SIGNED');
    // A signed note stays as it is.
    const [pain] = (await ofNote(own.browser, 'treatmentNote', note?.id ?? '')).data?.values ?? [];
    const signed = await ofNote(own.browser, 'treatmentNote', note?.id ?? '');
    expect((await retractValue(own.browser, pain?.id ?? '')).code).toBeUndefined();
    const after = await ofNote(own.browser, 'treatmentNote', note?.id ?? '');
    expect(after.data).toMatchObject({ version: signed.data?.version, values: [] });
    expect((await retractValue(own.browser, pain?.id ?? '')).code).toBe('WRONG_STATE');
  });

  it('are retracted and written at once under a plan, each after the other', async () => {
    await insertPlan(app, treated.patientId, { physiotherapist_id: own.id });
    const { note } = await write({ values: [BEND, PAIN] });
    const answers = await Promise.all([
      ...(note?.values ?? []).map(async ({ id }) => retractValue(own.browser, id)),
      ...[82, 84].map(async (value) => write({ values: [{ ...BEND, value }] })),
    ]);
    for (const { code } of answers) expect([undefined, 'WRONG_STATE']).toContain(code);
  });

  it('count for the gate of the live plan, and are read with the other record after a merge', async () => {
    const { id: planId } = await insertPlan(app, treated.patientId, { physiotherapist_id: own.id });
    await write({ values: [{ ...BEND, side: undefined, value: 95 }] });
    const gate = await ask<{ results: { criterion: { key: string }; actual: number | null }[] }>(
      own.browser,
      `{ gate(planId: "${planId}") { results { criterion { key } actual } } }`,
    );
    expect(gate.data?.results).toContainEqual({ criterion: { key: 'flexion' }, actual: 95 });

    const merging = await createMerging(app);
    const [from, into] = [await merging.known(), await merging.known()];
    const held = { physiotherapist_id: own.id, status: 'completed', starts_at: after(-3 * HOUR) };
    const { id: appointmentId } = await insertAppointment(app.sql, from.id, held);
    const { note } = await write({ patientId: from.id, appointmentId, values: [BEND] });
    expect((await merging.merge(from, into)).code).toBe('AA');
    const changed = await write({ patientId: into.id, appointmentId, values: [BEND, PAIN] });
    expect(idsOf(changed.note?.values)).toContain(note?.values[0]?.id);
    expect(changed.note?.values).toHaveLength(2);
    expect((await patientValues(own.browser, into.id)).data).toHaveLength(2);
  });
});

describe('what a note asks to measure (bench §3)', () => {
  interface Asked {
    measure: string;
    side: string | null;
    mode: string | null;
    last: Pick<SentNoteValue, 'value'> | null;
  }
  const asked = async (appointmentId = treated.appointmentId) =>
    (
      await ask<{ values: Asked[] }>(
        own.browser,
        'query ($id: ID!) { noteStart(appointmentId: $id) { values { measure side mode last { value } } } }',
        { id: appointmentId },
      )
    ).data?.values;
  const sessionBefore = async (days: number) =>
    (
      await insertAppointment(app.sql, treated.patientId, {
        physiotherapist_id: own.id,
        status: 'completed',
        starts_at: after(-days * 24 * HOUR),
      })
    ).id;

  it('is nothing of a first session without a plan, and then what the last three notes have, each once', async () => {
    expect(await asked()).toEqual([]);
    const grip = { measure: 'GRIP_STRENGTH', value: 20, side: 'LEFT', method: 'TYPED' };
    for (const [days, values] of [
      [5, [grip]],
      [4, [{ ...BEND, value: 70 }]],
      [3, [BEND, PAIN]],
      [2, [{ measure: 'BERG_BALANCE', value: 40, method: 'TYPED' }]],
    ] as const)
      expect((await write({ appointmentId: await sessionBefore(days), values, sign: true })).code).toBeUndefined();
    expect(await asked()).toEqual([
      { measure: 'BERG_BALANCE', side: null, mode: null, last: { value: 40 } },
      { measure: 'KNEE_FLEXION', side: 'RIGHT', mode: 'ACTIVE', last: { value: 80 } },
      { measure: 'PAIN', side: null, mode: null, last: { value: 3 } },
    ]);
  });

  it('is what the gate of the plan’s phase needs, with the last value that counts, never one of this note', async () => {
    await insertPlan(app, treated.patientId, { physiotherapist_id: own.id });
    await insertValue(app.sql, treated.patientId, { value: 72, taken_at: after(-48 * HOUR) });
    await insertValue(app.sql, treated.patientId, { value: 99, side: 'LEFT', taken_at: after(-HOUR) });
    await write({ values: [{ ...BEND, value: 88 }] });
    const values = await asked();
    expect(values?.map(({ measure }) => measure)).toEqual([
      'KNEE_FLEXION',
      'KNEE_EXTENSION_DEFICIT',
      'STRAIGHT_LEG_RAISE',
      'PAIN',
    ]);
    expect(values?.[0]).toMatchObject({ side: 'RIGHT', last: { value: 72 } });
    expect(values?.[1]?.last).toBeNull();
  });
});
