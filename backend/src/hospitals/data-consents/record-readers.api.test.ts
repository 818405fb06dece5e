import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import {
  createHospitalApp,
  fhir,
  insertClient,
  insertSender,
  signInClient,
  type Hospital,
} from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createHospitalApp();
  ({ admin, adminId } = await signInAdmin(app));
});
afterAll(() => app.close());

const FIELDS = 'clientId name purpose mayRead since decision saidAt lastReadAt referredUntil';
interface Reader {
  clientId: string;
  name: string;
  mayRead: boolean;
  since: string | null;
  decision: string | null;
  saidAt: string | null;
  lastReadAt: string | null;
  referredUntil: string | null;
}

/** A patient who has signed in, and what they may do. */
async function newPatient() {
  const { user, record } = await insertPatientWithAccount(app.sql);
  return { ...record, userId: user.id, ...callsOf(await app.signIn(user.phone)) };
}
function callsOf(browser: TestClient) {
  const readers = async () =>
    (await browser.graphql<{ myRecordReaders: Reader[] }>(`{ myRecordReaders { ${FIELDS} } }`)).body.data
      ?.myRecordReaders ?? [];
  const say = async (verb: 'refuse' | 'allow', { id }: { id: string }) => {
    const { body } = await browser.graphql<Record<string, Reader>>(
      `mutation ($id: ID!) { said: ${verb}RecordReader(clientId: $id) { ${FIELDS} } }`,
      { id },
    );
    return { said: body.data?.['said'], error: body.errors?.[0] };
  };
  return {
    say,
    readers,
    readerOf: async (hospital: Hospital) => (await readers()).find(({ clientId }) => clientId === hospital.id),
  };
}

async function desk(hospital: Hospital, patientId: string, decision: string, until?: string) {
  const { body } = await admin.graphql<{ recordConsent: { id: string } }>(
    'mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { id } }',
    { input: { clientId: hospital.id, patientId, decision, until } },
  );
  return { id: body.data?.recordConsent.id, error: body.errors?.[0] };
}
const revoke = async (id: string | undefined) =>
  (await admin.graphql('mutation ($id: ID!) { revokeConsent(id: $id) }', { id })).body.errors?.[0]?.extensions.code;

const statusFor = async (hospital: Hospital, patientId: string) =>
  (await fhir(app, await signInClient(app, hospital), `/Patient/${patientId}`)).status;

describe('who reads a record (hospital §5)', () => {
  it('is told of nobody while there is no record', async () => {
    await insertClient(app.sql);
    const { phone } = await insertUser(app.sql);
    expect(await callsOf(await app.signIn(phone)).readers()).toEqual([]);
  });

  it('is each live client that reaches it, by name, with what was said and when it last read', async () => {
    const patient = await newPatient();
    const own = await insertClient(app.sql, { name: 'B archive' });
    const asked = await insertClient(app.sql, { name: 'A hospital', reach: 'CONSENTED' });
    const unasked = await insertClient(app.sql, { reach: 'CONSENTED' });
    const revoked = await insertClient(app.sql, { revoked_at: new Date() });
    const other = await insertPatient(app.sql);
    await desk(unasked, other.id, 'PERMIT');
    await desk(asked, patient.id, 'PERMIT');
    const shown = (await patient.readers()).filter(({ clientId }) =>
      [own, asked, unasked, revoked].some(({ id }) => id === clientId),
    );
    expect(shown).toEqual([
      {
        clientId: asked.id,
        name: 'A hospital',
        purpose: 'TREATMENT',
        mayRead: true,
        since: expect.any(String),
        decision: 'PERMIT',
        saidAt: shown[0]?.since,
        lastReadAt: null,
        referredUntil: null,
      },
      {
        clientId: own.id,
        name: 'B archive',
        purpose: 'TREATMENT',
        mayRead: true,
        since: expect.any(String),
        decision: null,
        saidAt: null,
        lastReadAt: null,
        referredUntil: null,
      },
    ]);
    const before = Date.now();
    await fhir(app, await signInClient(app, asked), '/Patient');
    expect(new Date((await patient.readerOf(asked))?.lastReadAt ?? 0).getTime()).toBeGreaterThan(before - 5_000);
    expect((await patient.readerOf(own))?.lastReadAt).toBeNull();
  });

  it('is also one that sent the patient, for 90 days without a consent, until they refuse it', async () => {
    const patient = await newPatient();
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const until = new Date(Date.now() + 3_600_000);
    await insertSender(app.sql, patient.id, hospital.id, until);
    const sent = { mayRead: true, decision: null, saidAt: null, referredUntil: until.toISOString() };
    expect(await patient.readerOf(hospital)).toMatchObject({ ...sent, since: expect.any(String) });
    expect((await patient.say('allow', hospital)).said).toMatchObject(sent);
    expect((await patient.say('refuse', hospital)).said).toMatchObject({
      mayRead: false,
      since: null,
      decision: 'DENY',
      referredUntil: null,
    });
    expect(await statusFor(hospital, patient.id)).toBe(404);
    expect((await patient.say('allow', hospital)).said).toMatchObject(sent);
    expect(await statusFor(hospital, patient.id)).toBe(200);
    await app.sql('update patient_sender set until = now() where patient_id = $1', [patient.id]);
    expect(await patient.readerOf(hospital)).toBeUndefined();
  });

  it('ends with the end of a consent', async () => {
    const patient = await newPatient();
    const asked = await insertClient(app.sql, { reach: 'CONSENTED' });
    const { id } = await desk(asked, patient.id, 'PERMIT');
    await app.sql("update data_consent set until = now() - interval '1 minute' where id = $1", [id]);
    expect(await patient.readerOf(asked)).toBeUndefined();
  });
});

describe('a patient', () => {
  it.each(['CONSENTED', 'ALL_BUT_REFUSED'])(
    'refuses with the next request, and allows again, with reach %s',
    async (reach) => {
      const patient = await newPatient();
      const hospital = await insertClient(app.sql, { reach });
      await desk(hospital, patient.id, 'PERMIT');
      const token = await signInClient(app, hospital);
      const status = async () => (await fhir(app, token, `/Patient/${patient.id}`)).status;
      expect(await status()).toBe(200);
      const { said } = await patient.say('refuse', hospital);
      expect(said).toMatchObject({ clientId: hospital.id, mayRead: false, since: null, decision: 'DENY' });
      expect(await patient.readerOf(hospital)).toEqual(said);
      expect(await status()).toBe(404);
      expect((await patient.say('refuse', hospital)).said).toEqual(said);
      const allowed = (await patient.say('allow', hospital)).said;
      expect(allowed).toMatchObject({ mayRead: true, since: expect.any(String), decision: 'PERMIT' });
      expect(new Date(allowed?.since ?? 0).getTime()).toBeGreaterThanOrEqual(new Date(said?.saidAt ?? '').getTime());
      expect(await status()).toBe(200);
      expect(
        await app.sql(
          `select verb, details->>'decision' as decision from audit_event where actor_id = $1 and verb like 'dataConsent.%' and outcome = 'done' order by id`,
          [patient.userId],
        ),
      ).toEqual([
        { verb: 'dataConsent.refuse', decision: 'DENY' },
        { verb: 'dataConsent.allow', decision: 'PERMIT' },
      ]);
    },
  );

  it('says nothing of a client that does not reach the record, and nothing of the record of another', async () => {
    const [patient, other] = [await newPatient(), await newPatient()];
    const unasked = await insertClient(app.sql, { reach: 'CONSENTED' });
    await desk(unasked, other.id, 'PERMIT');
    for (const verb of ['refuse', 'allow'] as const) {
      const { error } = await patient.say(verb, unasked);
      expect(error?.extensions.code).toBe('NOT_FOUND');
      expect((await patient.say(verb, { id: 'nobody' })).error?.extensions.code).toBe('NOT_FOUND');
    }
    expect(await app.sql('select from data_consent where patient_id = $1', [patient.id])).toEqual([]);
    expect(await statusFor(unasked, other.id)).toBe(200);
  });

  it('is not overruled by the desk, until they allow it themselves', async () => {
    const patient = await newPatient();
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    await desk(hospital, patient.id, 'PERMIT');
    await patient.say('refuse', hospital);
    for (const [decision, until] of [['PERMIT'], ['DENY', new Date(Date.now() + 86_400_000).toISOString()]] as const) {
      const { error } = await desk(hospital, patient.id, decision, until);
      expect(error?.extensions.code).toBe('WRONG_STATE');
      expect(error?.message).toBe(
        'The patient refused this themselves. They alone can allow it again, at /user/records.',
      );
    }
    const [row] = await app.sql<{ id: string; until: Date | null }>(
      "select id, until from data_consent where patient_id = $1 and decision = 'DENY' and revoked_at is null",
      [patient.id],
    );
    expect(row?.until).toBeNull();
    expect(await revoke(row?.id)).toBe('WRONG_STATE');
    expect(await statusFor(hospital, patient.id)).toBe(404);
    await patient.say('allow', hospital);
    expect(await statusFor(hospital, patient.id)).toBe(200);
    expect((await desk(hospital, patient.id, 'DENY')).error).toBeUndefined();
    expect(await statusFor(hospital, patient.id)).toBe(404);
  });

  it('gets back what was agreed before the refusal, with its end, and no more', async () => {
    const patient = await newPatient();
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await desk(hospital, patient.id, 'PERMIT', until);
    const ends = () =>
      app.sql<{ until: Date | null }>('select until from data_consent where patient_id = $1 and revoked_at is null', [
        patient.id,
      ]);
    // Again and again, and where nothing was refused.
    for (const verb of ['refuse', 'allow', 'refuse', 'allow', 'allow'] as const) await patient.say(verb, hospital);
    expect(await ends()).toEqual([{ until: new Date(until) }]);
    await patient.say('refuse', hospital);
    await app.sql(
      "update data_consent set until = now() - interval '1 minute' where patient_id = $1 and decision = 'PERMIT'",
      [patient.id],
    );
    const { said } = await patient.say('allow', hospital);
    expect(said).toMatchObject({ clientId: hospital.id, mayRead: false, since: null, decision: null });
    expect(await ends()).toEqual([]);
    expect(await statusFor(hospital, patient.id)).toBe(404);
  });

  it('lets nobody in by taking back what the desk refused alone', async () => {
    const patient = await newPatient();
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const { id } = await desk(hospital, patient.id, 'PERMIT');
    await revoke(id);
    await desk(hospital, patient.id, 'DENY');
    expect((await patient.say('allow', hospital)).said?.mayRead).toBe(false);
    expect(await statusFor(hospital, patient.id)).toBe(404);
  });

  it('takes back what the desk refused for them, and takes over a refusal by repeating it', async () => {
    const patient = await newPatient();
    const [first, second] = [await insertClient(app.sql), await insertClient(app.sql)];
    await desk(first, patient.id, 'DENY');
    expect((await patient.say('allow', first)).said?.mayRead).toBe(true);
    const { id } = await desk(second, patient.id, 'DENY');
    await patient.say('refuse', second);
    expect(await revoke(id)).toBe('WRONG_STATE');
  });
});

describe('the consents of a record', () => {
  const CONSENTS =
    'query ($id: ID!) { consents(patientId: $id) { recordedByName consent { clientId decision until saidBy } } }';
  interface Listed {
    recordedByName: string | null;
    consent: { clientId: string; decision: string; saidBy: string };
  }
  const list = async (id: string) => (await admin.graphql<{ consents: Listed[] }>(CONSENTS, { id })).body;

  it('are listed with who said and who recorded them, and leave a line', async () => {
    const patient = await newPatient();
    const [first, second] = [await insertClient(app.sql), await insertClient(app.sql)];
    expect((await list(adminId)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await desk(first, patient.id, 'PERMIT');
    await patient.say('refuse', second);
    const { id: over } = await desk(await insertClient(app.sql), patient.id, 'PERMIT');
    await app.sql("update data_consent set until = now() - interval '1 minute' where id = $1", [over]);
    expect((await list(patient.reference)).data?.consents).toEqual([
      {
        recordedByName: 'Ramesh Gupta',
        consent: { clientId: second.id, decision: 'DENY', until: null, saidBy: 'PATIENT' },
      },
      {
        recordedByName: 'Asha Verma',
        consent: { clientId: first.id, decision: 'PERMIT', until: null, saidBy: 'DESK' },
      },
    ]);
    expect(
      await app.sql("select subject_id from audit_event where verb = 'dataConsent.list' and outcome = 'done'"),
    ).toEqual([{ subject_id: patient.id }]);
  });
});
