import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertPhysiotherapist, insertUser } from '../../../test/builders.js';
import { addedMember, signedInLongAgo, staffLines, updateMember } from '../../../test/team-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { told } from '../../../test/told.js';

let app: TestApp;
let admin: TestClient;
let adminId: string;
let adminPhone: string;
beforeAll(async () => {
  app = await createTestApp();
  const account = await insertAdmin(app.sql);
  [adminId, adminPhone] = [account.id, account.phone];
  admin = await app.signIn(account.phone, 'admin');
});
beforeEach(async () => {
  await app.sql('delete from physiotherapist');
  app.sms.failure = undefined;
});
afterAll(() => app.close());

const added = (input?: object) => addedMember(admin, input);
const update = (id: string, input: object, version?: number) => updateMember(admin, id, input, version);

describe('changing a member', () => {
  it.each([
    [{ fullName: '' }, 'fullName'],
    [{ phoneNumber: 'x' }, 'phoneNumber'],
    [{ specialization: ' ' }, 'specialization'],
    [{ registrationNumber: 'x'.repeat(61) }, 'registrationNumber'],
  ])('refuses %j beside the input', async (input, field) => {
    const { id } = await added();
    const { code, fields } = await update(id, input);
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_INPUT', [field]]);
  });

  it('knows nobody else', async () => {
    const patient = await insertUser(app.sql);
    for (const id of [patient.id, '01a1f8c6-6104-7131-a85a-082a7fe1675b', 'x'])
      expect(await update(id, { fullName: 'X' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gives admins no specialization', async () => {
    expect(await update(adminId, { specialization: 'Spine' })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { specialization: 'Only physiotherapists and doctors have one' },
    });
  });

  it('changes what is named, by the id of the account or of the one who treats, and of the version that was read', async () => {
    const { id, physiotherapistId } = await added({ registrationNumber: 'UP 1' });
    const first = await update(id, { fullName: 'Neha Singh', registrationNumber: null }, 1);
    expect(first.member).toMatchObject({ fullName: 'Neha Singh', specialization: 'Sports', registrationNumber: null });
    expect(await update(id, { fullName: 'Late' }, 1)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const second = await update(physiotherapistId ?? '', { specialization: 'Spine' }, first.member?.version);
    expect(second.member).toMatchObject({ id, fullName: 'Neha Singh', specialization: 'Spine' });
    expect(await app.sql('select name from physiotherapist')).toEqual([{ name: 'Neha Singh' }]);
    expect((await staffLines(app, id)).map(({ changed_fields }) => changed_fields).slice(1)).toEqual([
      ['fullName', 'physiotherapist.name', 'physiotherapist.registrationNumber'],
      ['physiotherapist.specialization'],
    ]);
  });

  it('changes a physiotherapist without an account, whose number signs nobody in', async () => {
    const { id } = await insertPhysiotherapist(app.sql, { name: 'Anil Rao' });
    await signedInLongAgo(app, adminId, async () => {
      const { member } = await update(id, { phoneNumber: '98765 00011', fullName: 'Anil Kumar Rao' });
      expect(member).toMatchObject({
        userId: null,
        mobileNumber: '+919876500011',
        fullName: 'Anil Kumar Rao',
        version: 2,
      });
    });
    expect(await told(app, 'NUMBER_CHANGED')).not.toContain('+919876500011');
  });

  it('gives another number only within 15 minutes of signing in, ends the sessions, and tells the old number', async () => {
    const ravi = await added({ userType: 'ADMIN', specialization: null });
    const old = ravi.mobileNumber ?? '';
    const browser = await app.signIn(old, 'admin');
    const phoneNumber = freshPhone();
    await signedInLongAgo(app, adminId, async () =>
      expect(await update(ravi.id, { phoneNumber })).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' }),
    );
    expect((await update(ravi.id, { phoneNumber })).member).toMatchObject({ mobileNumber: phoneNumber });
    expect((await browser.graphql('{ me { id } }')).body.data).toEqual({ me: null });
    expect((await told(app, 'NUMBER_CHANGED')).at(-1)).toBe(old);
    await app.signIn(phoneNumber, 'admin');
    expect(await update(ravi.id, { phoneNumber: adminPhone })).toMatchObject({ code: 'ALREADY_EXISTS' });
    expect((await update(ravi.id, { phoneNumber: old })).member).toMatchObject({ mobileNumber: old });
    expect((await told(app, 'NUMBER_CHANGED')).at(-1)).toBe(phoneNumber);
  });

  it('calls off a number that the member has yet to prove', async () => {
    const ravi = await added({ userType: 'ADMIN', specialization: null });
    const browser = await app.signIn(ravi.mobileNumber ?? '', 'admin');
    const wanted = freshPhone();
    await browser.graphql(`mutation { updateAccount(input: { fullName: "R", phoneNumber: "${wanted}" }) { id } }`);
    const phoneNumber = freshPhone();
    await update(ravi.id, { phoneNumber });
    const again = await app.signIn(phoneNumber, 'admin');
    const proof = await again.graphql(`mutation { verifyNumber(otp: "${app.sms.codeFor(wanted)}") { id } }`);
    expect(proof.body.errors?.[0]?.extensions.code).toBe('WRONG_OTP');
  });

  it('leaves one’s own number to the profile, where a code proves it', async () => {
    expect(await update(adminId, { phoneNumber: freshPhone() })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { phoneNumber: 'Change your own number in your profile, where a code proves it' },
    });
    expect((await update(adminId, { fullName: 'Asha Verma', phoneNumber: adminPhone })).code).toBeUndefined();
  });
});
