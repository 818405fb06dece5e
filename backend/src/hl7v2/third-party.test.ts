import { HL7_2_5_1, Message } from 'node-hl7-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hear, insertSource, Line, type TestSource } from '../../test/hl7.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import type { MllpListener } from './listener.js';

let app: TestApp;
let source: TestSource;
let listener: MllpListener;
beforeAll(async () => {
  app = await createTestApp();
  source = await insertSource(app.sql, { application: 'CITY-ADT' });
  listener = await hear(app);
});
afterAll(async () => {
  await listener.stop();
  await app.close();
});

/** An admission as the library builds one. */
const admission = (controlId: string, pid: object) =>
  new HL7_2_5_1()
    .buildMSH({
      msh_3: source.application,
      msh_4: source.facility,
      msh_5: 'CLINIC',
      msh_6: 'PHYSIO',
      msh_9_1: 'ADT',
      msh_9_2: 'A01',
      msh_10: controlId,
      msh_11_1: 'P',
    })
    .buildEVN({ evn_1: 'A01' })
    .buildPID({ pid_3: 'MRN-1^^^CITY^MR', ...pid })
    .toMessage();

it('node-hl7-client builds what is sent, and reads what is answered (hospital §7)', async () => {
  const line = await Line.open(listener.port);
  const exchange = async (controlId: string, pid: object) => {
    line.send(admission(controlId, pid).toString());
    const answer = new Message({ text: (await line.next())?.text ?? '' });
    return ['MSH.9.2', 'MSA.1', 'MSA.2'].map((path) => answer.get(path).toString());
  };
  const person = { pid_5: 'Yadav^सुनीता', pid_7: '19610502', pid_8: 'F', pid_13: '9812345678' };
  expect(await exchange('A-1', person)).toEqual(['A01', 'AA', 'A-1']);
  expect(await exchange('A-2', { ...person, pid_13: '555-1234' })).toEqual(['A01', 'AE', 'A-2']);
  line.socket.destroy();
  const records = await app.sql(
    `select p.name, p.birth_date::text, p.gender, p.contact_phone from patient p join patient_identifier i on i.patient_id = p.id
     where i.system = $1 and i.value = 'MRN-1'`,
    [source.system],
  );
  expect(records).toEqual([
    { name: 'सुनीता Yadav', birth_date: '1961-05-02', gender: 'female', contact_phone: '+919812345678' },
  ]);
});
