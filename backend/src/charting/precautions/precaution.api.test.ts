import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { ask, insertMember, insertTreated, type Member } from '../../../test/notes.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let own: Member;
let other: Member;
let patientId: string;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  other = await insertMember(app, 'Neha Kapoor');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql("update appointment set status = 'canceled' where status = 'scheduled'");
  ({ patientId } = await insertTreated(app, own));
});

interface Sent {
  id: string;
  kind: string;
  side: string | null;
  weightBearing: string | null;
  percent: number | null;
  text: string;
  until: string | null;
  addedBy: string;
  endedAt: string | null;
  endedReason: string | null;
}
const ALL = 'id kind side weightBearing percent text until addedBy endedAt endedReason';
const add = (input: object, browser = own.browser, key: string = randomUUID()) =>
  ask<Sent>(
    browser,
    `mutation ($id: ID!, $input: PrecautionInput!, $key: String!) { addPrecaution(patientId: $id, input: $input, idempotencyKey: $key) { ${ALL} } }`,
    { id: patientId, input, key },
  );
const end = (id: string | undefined, reason = 'Healed', browser = own.browser) =>
  ask<Sent>(browser, `mutation ($id: ID!, $reason: String!) { endPrecaution(id: $id, reason: $reason) { ${ALL} } }`, {
    id,
    reason,
  });
const list = async (browser = own.browser) =>
  ask<Sent[]>(browser, `query ($id: ID!) { precautions(patientId: $id) { ${ALL} } }`, { id: patientId });

const partial = { kind: 'WEIGHT_BEARING', weightBearing: 'PARTIAL', percent: 50, side: 'LEFT' };

describe('precautions (bench §4)', () => {
  it('one for weight ends the former of the same side, and none of the other', async () => {
    const first = await add(partial);
    await add({ ...partial, side: 'RIGHT' });
    const second = await add({ ...partial, weightBearing: 'FULL', percent: null, until: '2026-03-10' });
    expect(second.data).toMatchObject({ weightBearing: 'FULL', percent: null, addedBy: 'Kavya Rao', endedAt: null });
    const all = (await list()).data ?? [];
    expect(all.filter(({ endedAt }) => endedAt).map(({ id }) => id)).toEqual([first.data?.id]);
    expect(all).toHaveLength(3);
  });

  it('of two that begin at once on one side, one lives', async () => {
    await Promise.all(Array.from({ length: 6 }, async (_, at) => add({ ...partial, percent: 10 + at })));
    const all = (await list()).data ?? [];
    expect([all.length, all.filter(({ endedAt }) => !endedAt).length]).toEqual([6, 1]);
  });

  it('says which field is wrong', async () => {
    const wrong: [object, string][] = [
      [{ ...partial, percent: null }, 'percent'],
      [{ ...partial, percent: 4 }, 'percent'],
      [{ ...partial, weightBearing: 'NON' }, 'percent'],
      [{ ...partial, side: null }, 'side'],
      [{ ...partial, side: 'NONE' }, 'side'],
      [{ kind: 'WEIGHT_BEARING', side: 'LEFT' }, 'weightBearing'],
      [{ kind: 'FALLS', text: 'Falls at night', weightBearing: 'NON' }, 'weightBearing'],
      [{ kind: 'FALLS' }, 'text'],
      [{ kind: 'FALLS', text: 'x'.repeat(201) }, 'text'],
      [{ kind: 'FALLS', text: 'Falls', until: '2026-03-09' }, 'until'],
    ];
    for (const [input, field] of wrong)
      expect([field, await add(input)]).toMatchObject([
        field,
        { code: 'BAD_INPUT', fields: { [field]: expect.any(String) } },
      ]);
    expect((await list()).data).toEqual([]);
  });

  it('end once, with a reason, and are over past their last day; twenty live are the most', async () => {
    const { data } = await add({ kind: 'IMPLANT', text: 'Pacemaker' });
    expect((await end(data?.id, 'x')).fields).toHaveProperty('reason');
    expect((await end(data?.id)).data).toMatchObject({ endedAt: NOON.toISOString(), endedReason: 'Healed' });
    expect((await end(data?.id)).code).toBe('WRONG_STATE');
    const short = await add({ kind: 'FALLS', text: 'Falls', until: '2026-03-10' });
    for (let at = 1; at < 20; at += 1) await add({ kind: 'ALLERGY', text: `Plaster ${at}` });
    expect((await add({ kind: 'ALLERGY', text: 'Latex' })).code).toBe('LIMIT_REACHED');
    app.clock.set(new Date('2026-03-11T00:00:00+05:30'));
    await insertPlan(app, patientId, { physiotherapist_id: own.id });
    expect((await end(short.data?.id)).code).toBe('WRONG_STATE');
    expect((await add({ kind: 'ALLERGY', text: 'Latex' })).data?.text).toBe('Latex');
  });

  it('are for who is in charge, treats or covers, and the doctor of the plan; admins read', async () => {
    const { user, doctorId } = await insertDoctor(app.sql);
    const doctor = await app.signIn(user.phone, 'staff');
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const { data } = await add(partial);
    for (const browser of [other.browser, doctor])
      expect([
        (await list(browser)).code,
        (await add(partial, browser)).code,
        (await end(data?.id, 'Healed', browser)).code,
      ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect((await list(admin)).data).toHaveLength(1);
    expect((await add(partial, admin)).code).toBe('FORBIDDEN');
    await ask(
      other.browser,
      'mutation ($id: ID!) { openRecord(patientId: $id, reason: "She called me at night") { reach } }',
      {
        id: patientId,
      },
    );
    expect((await list(other.browser)).data).toHaveLength(1);
    expect((await add(partial, other.browser)).code).toBe('NOT_FOUND');
    await insertPlan(app, patientId, { doctor_id: doctorId });
    expect((await end(data?.id, 'Healed', doctor)).data?.endedReason).toBe('Healed');
  });

  it('never change, not by a direct statement either', async () => {
    const { data } = await add(partial);
    const update = (change: string) => app.sql(`update precaution set ${change} where id = $1`, [data?.id]);
    await expect(update('percent = 90')).rejects.toThrow('a precaution cannot change; it can end');
    await end(data?.id);
    await expect(update('ended_at = null, ended_reason = null')).rejects.toThrow('it can end');
    await expect(app.sql('delete from precaution')).rejects.toThrow('permission denied');
  });

  it('are added once to the same key', async () => {
    const key = randomUUID();
    const [one, again] = [await add(partial, own.browser, key), await add(partial, own.browser, key)];
    expect(again.data?.id).toBe(one.data?.id);
  });
});
