import { v7 as uuidv7 } from 'uuid';
import { insertCharge } from './builders.js';
import { NOON, type Sql } from './test-app.js';

let bills = 0;
/** A bill of a charge, as one was printed; its number is of no year of the tests. */
export async function insertBill(
  sql: Sql,
  patientId: string,
  columns: Record<string, unknown> = {},
): Promise<{ id: string; chargeId: string }> {
  const { id: chargeId } = await insertCharge(sql, patientId);
  const clinic = {
    name: 'Recovery House',
    legalName: null,
    address: '12 Mall Road, Lucknow',
    gstin: null,
    header: null,
  };
  const line = {
    chargeId,
    kind: 'OTHER',
    text: 'Ten sessions',
    day: '2026-03-10',
    gross: 900_000,
    discount: 0,
    amount: 900_000,
  };
  const untaxed = {
    gstRate: 0,
    hsn: '999314',
    taxable: 900_000,
    cgst: 0,
    sgst: 0,
    physiotherapist: null,
    registrationNumber: null,
  };
  const patient = {
    name: 'Sunita Yadav',
    reference: 'PT-000123',
    age: 44,
    gender: 'female',
    referringDoctor: null,
    diagnosis: null,
  };
  const printed = {
    clinic: { ...clinic, phones: ['+91 522 400 1234'], email: 'care@clinic.test' },
    patient,
    lines: [{ ...line, ...untaxed }],
    credited: 0,
    paid: 0,
  };
  const row = {
    id: uuidv7(),
    patient_id: patientId,
    number: `B/2001-02/${String(++bills).padStart(5, '0')}`,
    day: '2026-03-10',
    title: 'BILL',
    total_paise: 900_000,
    taxable_paise: 900_000,
    cgst_paise: 0,
    sgst_paise: 0,
    with_diagnosis: false,
    printed: JSON.stringify(printed),
    created_at: NOON,
    ...columns,
  };
  const names = Object.keys(row);
  await sql(
    `insert into bill (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
  const { id } = row;
  await sql('insert into bill_line (bill_id, charge_id) values ($1, $2)', [id, chargeId]);
  return { id, chargeId };
}
