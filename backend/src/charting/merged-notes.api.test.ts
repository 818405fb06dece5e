import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertAppointment } from '../../test/builders.js';
import { insertNote, insertPrecaution, SIGNED } from '../../test/clinical-rows.js';
import { createMerging, type Merging } from '../../test/merging.js';
import { ask, insertMember, ofNote, writeNote, type Member } from '../../test/notes.js';
import { createTestApp, NOON, type TestApp } from '../../test/test-app.js';

let app: TestApp;
let merging: Merging;
let own: Member;
beforeAll(async () => {
  app = await createTestApp();
  merging = await createMerging(app);
  own = await insertMember(app, 'Kavya Rao');
});
afterAll(() => app.close());

describe('clinical rows of a record that is merged (bench §9)', () => {
  it('a signed note moves with its session, unchanged, and its hash holds', async () => {
    const [from, into] = [await merging.known(), await merging.known()];
    const held = { physiotherapist_id: own.id, status: 'completed', starts_at: NOON };
    const { id: appointmentId } = await insertAppointment(app.sql, from.id, held);
    const input = { patientId: from.id, appointmentId, subjective: 'Less stiff', sign: true };
    const { note } = await writeNote(own.browser, input);
    expect((await merging.merge(from, into)).code).toBe('AA');
    const { data } = await ofNote(own.browser, 'treatmentNote', note?.id ?? '');
    expect(data).toEqual(note);
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const notes = await ask<{ edges: { node: { patient: { id: string } } }[] }>(
      admin,
      `{ treatmentNotes(patientId: "${into.id}", first: 5) { edges { node { patient { id } } } } }`,
    );
    expect(notes.data?.edges).toEqual([{ node: { patient: { id: into.id } } }]);
    expect((await ask(admin, `{ treatmentNotes(patientId: "${from.id}", first: 5) { edges { cursor } } }`)).code).toBe(
      'NOT_FOUND',
    );
  });

  it.each([
    ['from', 1],
    ['into', -1],
  ] as const)('of two precautions for the weight of one side the later one lives: that of %s', async (later, hours) => {
    const [from, into] = [await merging.known(), await merging.known()];
    const weight = { kind: 'WEIGHT_BEARING', weight_bearing: 'TOUCH', side: 'LEFT' };
    const first = await insertPrecaution(app.sql, into.id, weight);
    const second = await insertPrecaution(app.sql, from.id, {
      ...weight,
      added_at: new Date(NOON.getTime() + hours * 3_600_000),
    });
    expect((await merging.merge(from, into)).code).toBe('AA');
    const live = await app.sql('select id from precaution where patient_id = $1 and ended_at is null', [into.id]);
    expect(live).toEqual([{ id: later === 'from' ? second.id : first.id }]);
    expect(await app.sql('select from precaution where patient_id = $1', [into.id])).toHaveLength(2);
  });

  it('what is written of it afterwards is of the other one', async () => {
    const [from, into] = [await merging.known(), await merging.known()];
    expect((await merging.merge(from, into)).code).toBe('AA');
    const { id } = await insertNote(app.sql, from.id, SIGNED);
    expect(await app.sql('select patient_id from treatment_note where id = $1', [id])).toEqual([
      { patient_id: into.id },
    ]);
  });
});
