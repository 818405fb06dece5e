import { HL7_2_5_1, Message } from 'node-hl7-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPatient, insertPhysiotherapist } from '../../../test/builders.js';
import { hear, insertSource, Line, type TestSource } from '../../../test/hl7.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { MllpListener } from './listener.js';

let app: TestApp;
let source: TestSource;
let listener: MllpListener;
/** From whom, and to whom. */
let sender: { msh_3: string; msh_4: string; msh_5: string; msh_6: string };
beforeAll(async () => {
  app = await createTestApp();
  source = await insertSource(app.sql, { application: 'CITY-ADT' });
  sender = { msh_3: source.application, msh_4: source.facility, msh_5: 'CLINIC', msh_6: 'PHYSIO' };
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
      ...sender,
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

it('node-hl7-client builds a session that is booked (hospital §7)', async () => {
  const patient = await insertPatient(app.sql);
  await app.sql(`insert into patient_identifier (patient_id, system, value) values ($1, $2, 'MRN-2')`, [
    patient.id,
    source.system,
  ]);
  const treats = await insertPhysiotherapist(app.sql, { registration_number: 'REG-7' });
  const booking = new HL7_2_5_1()
    .buildMSH({ ...sender, msh_9_1: 'SIU', msh_9_2: 'S12', msh_10: 'S-1', msh_11_1: 'P' })
    .buildSCH({ sch_2: 'V-1', sch_6: 'NEW', sch_11: '^^^202603111000^202603111030', sch_16: '1', sch_20: '1' })
    .buildPID({ pid_3: 'MRN-2^^^CITY^MR', pid_5: 'Yadav^Sunita' })
    .buildAIS({ ais_1: '1', ais_2: 'A', ais_3: 'Clinic^Physiotherapy' })
    .buildAIP({ aip_1: '1', aip_2: 'A', aip_3: 'REG-7^Singh^Kavita', aip_4: 'PT' })
    .toMessage();
  const line = await Line.open(listener.port);
  line.send(booking.toString());
  expect(await line.next()).toMatchObject({ code: 'AA', controlId: 'S-1' });
  line.socket.destroy();
  expect(
    await app.sql('select status, duration_minutes, physiotherapist_id from appointment where patient_id = $1', [
      patient.id,
    ]),
  ).toEqual([{ status: 'scheduled', duration_minutes: 30, physiotherapist_id: treats.id }]);
});
