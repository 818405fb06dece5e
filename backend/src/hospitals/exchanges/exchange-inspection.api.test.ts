import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient, insertPatientWithAccount } from '../../../test/builders.js';
import { insertSource, message, pid, send, type TestSource } from '../../../test/hl7.js';
import { fhir, insertClient, signInClient } from '../../../test/hospital.js';
import { createWebhookWorld, type WebhookWorld } from '../../../test/webhooks.js';

const DETAILS = `exchange { id door interaction code requestId parameters patientId }
  message { id controlId body answer code canReplay }
  delivery { url canReplay delivery { id status attempts } tries { outcome code } }`;

interface Message {
  id: string;
  controlId: string;
  body: string | null;
  answer: string;
  code: string;
  canReplay: boolean;
}
interface Details {
  exchange: { id: string; interaction: string; code: string; requestId: string; parameters: string[] };
  message: Message | null;
  delivery: {
    url: string;
    canReplay: boolean;
    delivery: { id: string; status: string; attempts: number };
    tries: { outcome: string; code: string }[];
  } | null;
}

let world: WebhookWorld;
let source: TestSource;
beforeAll(async () => {
  world = await createWebhookWorld();
  source = await insertSource(world.app.sql);
});
afterAll(() => world.close());

const ask = async (id: string) =>
  (await world.admin.graphql<{ exchange: Details }>(`query ($id: ID!) { exchange(id: $id) { ${DETAILS} } }`, { id }))
    .body;
const inspect = async (id: string) => (await ask(id)).data?.exchange;
async function replay(id: string) {
  const { body } = await world.admin.graphql<{ replayMessage: Message }>(
    'mutation ($id: ID!) { replayMessage(id: $id) { id code answer canReplay } }',
    { id },
  );
  const reasons = body.errors?.[0]?.extensions['reasons'] as { code: string }[] | undefined;
  return { code: body.data?.replayMessage.code, refused: reasons?.[0]?.code };
}
/** Rows of exchanges are written after their answers: whoever asks for them through the door waits for those. */
const written = () => world.admin.graphql('{ exchanges(first: 1) { edges { node { id } } } }');
/** The newest exchange of a door. */
async function newest(door: string): Promise<string> {
  await written();
  const [row] = await world.app.sql<{ id: string }>(
    'select id from exchange where door = $1 order by at desc, id desc limit 1',
    [door],
  );
  return row?.id ?? '';
}
const person = (mrn: string, name = 'Yadav^Sunita') => [pid({ 3: mrn, 5: name })];
const nameOf = async (mrn: string) =>
  (
    await world.app.sql<{ name: string }>(
      'select p.name from patient p join patient_identifier i on i.patient_id = p.id where i.system = $1 and i.value = $2',
      [source.system, mrn],
    )
  ).map(({ name }) => name);
/** A discharge of nobody, which was kept and not applied; the id of the message. */
async function refused(mrn: string, controlId: string = randomUUID()) {
  const text = message(source, 'A03', person(mrn, 'Old^Name'), { controlId });
  expect(await send(world.app, text)).toMatchObject({ code: 'AE', error: '204' });
  const { message: kept } = (await inspect(await newest('HL7V2'))) ?? {};
  return { id: kept?.id ?? '', text, kept };
}

describe('an exchange that is looked into (hospital §8)', () => {
  it.each([randomUUID(), 'none'])('is not there: %s', async (id) => {
    expect((await ask(id)).errors?.[0]?.extensions.code).toMatch(/NOT_FOUND|BAD_INPUT/);
  });

  it('of HL7 v2 shows the message in its letters and the answer, and leaves a line with the patient', async () => {
    const mrn = randomUUID();
    const controlId = randomUUID();
    await send(world.app, Buffer.from(message(source, 'A01', person(mrn, 'Müller^धीरे'), { controlId })));
    const id = await newest('HL7V2');
    const { message: kept, delivery } = (await inspect(id)) ?? {};
    expect(kept).toMatchObject({ controlId, code: 'AA', canReplay: false });
    expect(kept?.body?.split('\n')[1]).toContain('Müller^धीरे');
    expect(kept?.answer).toContain(`MSA|AA|${controlId}`);
    expect(delivery).toBeNull();
    const [line] = await world.app.sql(
      "select subject_type, subject_id, details from audit_event where verb = 'exchange.inspect' order by id desc limit 1",
    );
    const [record] = await world.app.sql('select patient_id from exchange where id = $1', [id]);
    expect(line).toEqual({ subject_type: 'patient', subject_id: record?.['patient_id'], details: { exchange: id } });
    await world.app.sql("update hl7_message set received_at = now() - interval '31 days' where control_id = $1", [
      controlId,
    ]);
    await world.app.application.runMaintenance();
    expect((await inspect(id))?.message).toMatchObject({ body: null, code: 'AA' });
  });

  it('of FHIR has the names of its parameters and no value', async () => {
    const hospital = await insertClient(world.app.sql);
    const { headers } = await fhir(world.app, await signInClient(world.app, hospital), '/Patient?name=Sunita');
    const details = await inspect(await newest('FHIR'));
    const requestId = headers.get('x-request-id');
    expect(details?.exchange).toMatchObject({
      interaction: 'Patient.search',
      parameters: ['name'],
      code: '200',
      requestId,
    });
    expect([details?.message, details?.delivery, JSON.stringify(details).includes('Sunita')]).toEqual([
      null,
      null,
      false,
    ]);
  });

  it('of a webhook has every try, and is sent again under the same id while its endpoint is not over', async () => {
    const endpoint = await world.listening();
    world.receiver.answer = (response) => response.writeHead(500).end();
    await world.change();
    await world.giveUp();
    const tried = (await inspect(await newest('WEBHOOK')))?.delivery;
    expect(tried).toMatchObject({ canReplay: true, delivery: { status: 'FAILED', attempts: 3 } });
    expect(tried?.tries).toEqual(Array.from({ length: 3 }, () => ({ outcome: 'FAILED', code: '500' })));
    world.receiver.answer = (response) => response.writeHead(204).end();
    const again = async () =>
      (
        await world.admin.graphql('mutation ($id: ID!) { replayWebhook(id: $id) { status } }', {
          id: tried?.delivery.id,
        })
      ).body;
    expect((await again()).data).toEqual({ replayWebhook: { status: 'PENDING' } });
    await world.send();
    expect(new Set(endpoint.told().map(({ headers }) => headers['webhook-id']))).toEqual(new Set([tried?.delivery.id]));
    expect((await inspect(await newest('WEBHOOK')))?.delivery?.tries[0]).toEqual({ outcome: 'SUCCEEDED', code: '204' });
    await world.endAll();
    expect((await inspect(await newest('WEBHOOK')))?.delivery?.canReplay).toBe(false);
    expect((await again()).errors?.[0]?.extensions.code).toBe('WRONG_STATE');
    const { body } = await world.admin.graphql('mutation ($id: ID!) { replayWebhook(id: $id) { id } }', {
      id: randomUUID(),
    });
    expect(body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('a message that was not applied', () => {
  it('is applied again as if it came now, once, and its sender hears so when it sends it again', async () => {
    const mrn = randomUUID();
    const { id, text, kept } = await refused(mrn);
    expect(kept).toMatchObject({ code: 'AE 204', canReplay: true });
    expect(await replay(id)).toEqual({ code: 'AE 204', refused: undefined });
    // Another hospital's desk has entered the patient by now.
    await world.app.sql('update hl7_message set received_at = now() where id = $1', [id]);
    await send(world.app, message(source, 'A01', person(mrn)));
    await world.app.sql("update hl7_message set received_at = now() + interval '1 second' where id = $1", [id]);
    const both = await Promise.all([replay(id), replay(id)]);
    expect(new Set(both.map(({ code, refused }) => code ?? refused))).toEqual(new Set(['AA', 'MESSAGE_APPLIED']));
    expect(await nameOf(mrn)).toEqual(['Name Old']);
    expect(await replay(id)).toEqual({ code: undefined, refused: 'MESSAGE_APPLIED' });
    expect((await send(world.app, text)).code).toBe('AA');
    const rows = await world.app.sql(
      "select verb, outcome, details ->> 'code' as code from audit_event where verb = 'exchange.replayMessage' and details ->> 'message' = $1 order by id",
      [id],
    );
    expect(rows.map(({ code }) => code)).toEqual(['AE 204', 'AA']);
    await written();
    const again = await world.app.sql('select interaction from exchange where message_id = $1 order by at, id', [id]);
    expect(again.map(({ interaction }) => interaction)).toContain('ADT^A03 again');
  });

  it('leaves a line with the patient once it was applied, also where it is looked into as it first came', async () => {
    const mrn = randomUUID();
    const { id } = await refused(mrn);
    const came = await newest('HL7V2');
    await send(world.app, message(source, 'A01', person(mrn)));
    await world.app.sql("update hl7_message set received_at = now() + interval '1 second' where id = $1", [id]);
    expect(await replay(id)).toEqual({ code: 'AA', refused: undefined });
    expect((await inspect(came))?.message?.body).toContain('Old^Name');
    const [line] = await world.app.sql(
      "select subject_type, subject_id from audit_event where verb = 'exchange.inspect' order by id desc limit 1",
    );
    const [kept] = await world.app.sql('select patient_id from hl7_message where id = $1', [id]);
    expect(line).toEqual({ subject_type: 'patient', subject_id: kept?.['patient_id'] });
    expect(line?.['subject_id']).not.toBeNull();
  });

  it('is never applied as that of another source, to which its sender was registered anew', async () => {
    const ended = await insertSource(world.app.sql);
    const controlId = randomUUID();
    await send(world.app, message(ended, 'A03', person('4711', 'Old^Name'), { controlId }));
    const [kept] = await world.app.sql<{ id: string }>('select id from hl7_message where control_id = $1', [controlId]);
    await world.app.sql('update hl7_source set ended_at = now() where id = $1', [ended.id]);
    const { application, facility } = ended;
    const anew = await insertSource(world.app.sql, { application, facility });
    await send(world.app, message(anew, 'A01', person('4711')));
    await world.app.sql("update hl7_message set received_at = now() + interval '1 second' where id = $1", [kept?.id]);
    expect(await replay(kept?.id ?? '')).toEqual({ code: undefined, refused: 'MESSAGE_SOURCE_ENDED' });
    const names = await world.app.sql(
      'select p.name from patient p join patient_identifier i on i.patient_id = p.id where i.system = $1',
      [anew.system],
    );
    expect(names).toEqual([{ name: 'Sunita Yadav' }]);
  });

  it('merges two records once nothing stands in the way, whatever came of the one that stays since', async () => {
    const mrns = [randomUUID(), randomUUID()] as const;
    const accounts = [await insertPatientWithAccount(world.app.sql), await insertPatientWithAccount(world.app.sql)];
    for (const [at, mrn] of mrns.entries())
      await world.app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [
        accounts[at]?.record.id,
        source.system,
        mrn,
      ]);
    await send(world.app, message(source, 'A40', [pid({ 3: mrns[1] }), `MRG|${mrns[0]}`]));
    const { message: kept } = (await inspect(await newest('HL7V2'))) ?? {};
    expect(kept).toMatchObject({ code: 'AE 205', canReplay: true });
    await send(world.app, message(source, 'A08', person(mrns[1], 'Newer^Name')));
    await world.app.sql('update patient set user_id = null where id = $1', [accounts[0]?.record.id]);
    expect(await replay(kept?.id ?? '')).toEqual({ code: 'AA', refused: undefined });
    expect(await nameOf(mrns[0])).toEqual(['Name Newer']);
  });

  it('is applied also after a merge, which said nothing of the patient', async () => {
    const mrns = [randomUUID(), randomUUID()] as const;
    const { id } = await refused(mrns[0]);
    for (const mrn of mrns)
      await world.app.sql('insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)', [
        (await insertPatient(world.app.sql)).id,
        source.system,
        mrn,
      ]);
    await send(world.app, message(source, 'A40', [pid({ 3: mrns[1] }), `MRG|${mrns[0]}`]));
    expect(await replay(id)).toEqual({ code: 'AA', refused: undefined });
  });

  it('takes nothing newer of the patient back', async () => {
    const mrn = randomUUID();
    const { id } = await refused(mrn);
    await send(world.app, message(source, 'A01', person(mrn)));
    expect(await replay(id)).toEqual({ code: undefined, refused: 'MESSAGE_OVERTAKEN' });
    expect(await nameOf(mrn)).toEqual(['Sunita Yadav']);
    expect(await world.app.sql('select code from hl7_message where id = $1', [id])).toEqual([{ code: 'AE 204' }]);
  });

  it('is not applied once it is emptied, or its source ended', async () => {
    const { id } = await refused(randomUUID());
    await world.app.sql('update hl7_source set ended_at = now() where id = $1', [source.id]);
    expect(await replay(id)).toEqual({ code: undefined, refused: 'MESSAGE_SOURCE_ENDED' });
    await world.app.sql('update hl7_message set body = null where id = $1', [id]);
    expect(await replay(id)).toEqual({ code: undefined, refused: 'MESSAGE_EMPTIED' });
    expect(await replay(randomUUID())).toEqual({ code: undefined, refused: 'MESSAGE_NOT_FOUND' });
  });
});
