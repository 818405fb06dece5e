import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSource, message, pid, send } from '../../../test/hl7.js';
import { createHospitalApp } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';
import { ABHA_SYSTEM } from './abha.js';

let app: TestApp;
beforeAll(async () => {
  app = await createHospitalApp();
});
beforeEach(() => app.sql('delete from patient_identifier'));
afterAll(() => app.close());

const NUMBER = '91-7507-6821-7770';

describe('an ABHA in a message', () => {
  it.each([
    ['another spelling of type and authority', '91-7507-6821-7770^^^NDHM^abha~M-2^^^CITY^PI', 'M-2', NUMBER],
    ['its address', 'asha@abdm^^^https://HealthId.ndhm.gov.in/^Abha Address~M-3', 'M-3', 'asha@abdm'],
    ['nothing but its form', '91750768217770~M-4^^^CITY^PI', 'M-4', undefined],
  ])('by %s in PID-3 is not the record number', async (_, field, number, claim) => {
    await send(
      app,
      message(await insertSource(app.sql), 'ADT^A04', ['EVN||20260310120000', pid({ 3: field, 5: 'Yadav^Sunita' })]),
    );
    const rows = await app.sql<{ system: string; value: string }>('select system, value from patient_identifier');
    const valuesOf = (isAbha: boolean) =>
      rows.flatMap(({ system, value }) => ((system === ABHA_SYSTEM) === isAbha ? [value] : []));
    expect([valuesOf(false), valuesOf(true)]).toEqual([[number], claim ? [claim] : []]);
  });

  it('comes in PID-3 of HL7 v2 too, beside the record number', async () => {
    const source = await insertSource(app.sql);
    const told = (value: string) =>
      send(
        app,
        message(source, 'ADT^A04', [
          'EVN||20260310120000',
          pid({ 3: `${value}^^^&${ABHA_SYSTEM}&URI^ABHA~M-1^^^CITY^MR`, 5: 'Yadav^Sunita' }),
        ]),
      );
    await told('91750768217770');
    await told('asha@abdm');
    await told('of no form');
    const rows = await app.sql<{ system: string; value: string; type: string }>(
      'select system, value, type from patient_identifier order by created_at, value',
    );
    const known = new Set(rows.map(({ system, value }) => `${system === ABHA_SYSTEM} ${value}`));
    expect(known).toEqual(new Set(['false M-1', `true ${NUMBER}`, 'true asha@abdm']));
  });
});
