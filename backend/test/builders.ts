import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { apiKeyHash, newApiKey } from '../src/identity/api-keys/api-key-text.js';
import { KEY_SCOPES } from '../src/platform/access/access-policy.js';
import { freshNumber } from './fresh-number.js';
import { NOON, type Sql } from './test-app.js';

/** An Indian mobile number that no other call gave, E.164. */
export function freshPhone(): string {
  return `+9198${20_000_000 + freshNumber()}`;
}

/** Columns by name; what a builder is not told it makes up. */
type Columns = Record<string, unknown>;

async function insert<Row extends Columns>(sql: Sql, table: string, columns: Row): Promise<Row> {
  const names = Object.keys(columns);
  const places = names.map((_, index) => `$${index + 1}`);
  await sql(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(columns));
  return columns;
}

export interface UserRow extends Columns {
  id: string;
  phone: string;
}

/** An account; a patient who completed the profile and is never asked for the year of birth, whatever the clock, unless told otherwise. */
export async function insertUser(sql: Sql, columns: Columns = {}): Promise<UserRow> {
  return insert(sql, 'app_user', {
    id: uuidv7(),
    phone: freshPhone(),
    user_type: 'patient',
    full_name: 'Ramesh Gupta',
    profile_completed: true,
    created_at: NOON,
    number_confirmed_at: new Date('2100-01-01T00:00:00Z'),
    ...columns,
  });
}

export async function insertAdmin(sql: Sql, columns: Columns = {}): Promise<UserRow> {
  return insertUser(sql, { user_type: 'admin', full_name: 'Asha Verma', ...columns });
}

export interface PatientRow extends Columns {
  id: string;
  /** Of PT-000123. */
  reference: string;
}

/** A complete record without an account, unless told otherwise. */
export async function insertPatient(sql: Sql, columns: Columns = {}): Promise<PatientRow> {
  const { id } = await insert(sql, 'patient', {
    id: uuidv7(),
    name: 'Sunita Yadav',
    diagnosis: 'Total knee replacement',
    address: '12 Hazratganj, Lucknow',
    gender: 'female',
    birth_date: '1966-03-10',
    contact_phone: freshPhone(),
    emergency_phone: freshPhone(),
    created_at: NOON,
    ...columns,
  });
  const [row] = await sql<{ number: number }>('select number from patient where id = $1', [id]);
  return { id, reference: `PT-${String(row?.number).padStart(6, '0')}` };
}

/** A record as sign-up makes it: of an account, and nothing filled in. */
export async function insertBareRecord(sql: Sql, userId: string, columns: Columns = {}): Promise<{ id: string }> {
  return insert(sql, 'patient', { id: uuidv7(), user_id: userId, created_at: NOON, ...columns });
}

/** A patient who can sign in, and their complete record. */
export async function insertPatientWithAccount(
  sql: Sql,
  columns: Columns = {},
): Promise<{ user: UserRow; record: PatientRow }> {
  const user = await insertUser(sql);
  return { user, record: await insertPatient(sql, { user_id: user.id, ...columns }) };
}

export async function insertPhysiotherapist(sql: Sql, columns: Columns = {}): Promise<{ id: string }> {
  return insert(sql, 'physiotherapist', {
    id: uuidv7(),
    name: 'Dr Kavita Singh',
    specialization: 'Orthopaedic',
    created_at: NOON,
    ...columns,
  });
}

/** An entry of the medical history. */
export async function insertHistoryEntry(sql: Sql, patientId: string, columns: Columns = {}): Promise<{ id: string }> {
  const entry = { id: uuidv7(), patient_id: patientId, diagnosis: 'Osteoarthritis', created_at: NOON };
  return insert(sql, 'medical_history_entry', { ...entry, ...columns });
}

/** What staff wrote of a patient's progress. */
export async function insertReport(sql: Sql, patientId: string, columns: Columns = {}): Promise<{ id: string }> {
  const report = { id: uuidv7(), patient_id: patientId, content: 'Walks alone', created_at: NOON };
  return insert(sql, 'progress_report', { ...report, ...columns });
}

/** A physiotherapist who can sign in. */
export async function insertStaff(
  sql: Sql,
  columns: Columns = {},
): Promise<{ user: UserRow; physiotherapistId: string }> {
  const user = await insertUser(sql, { user_type: 'physiotherapist', full_name: 'Neha Kapoor', ...columns });
  const { id } = await insertPhysiotherapist(sql, { name: user['full_name'], phone: user.phone, user_id: user.id });
  return { user, physiotherapistId: id };
}

/** A day away, that after tomorrow unless told otherwise. */
export async function insertLeave(sql: Sql, physiotherapistId: string, columns: Columns = {}): Promise<{ id: string }> {
  return insert(sql, 'physiotherapist_leave', {
    id: uuidv7(),
    physiotherapist_id: physiotherapistId,
    starts_at: new Date('2026-03-12T00:00:00+05:30'),
    ends_at: new Date('2026-03-13T00:00:00+05:30'),
    created_at: NOON,
    ...columns,
  });
}

/** A cover of one physiotherapist by another, of the tests' day and the next two unless told otherwise. */
export async function insertCover(
  sql: Sql,
  absentId: string,
  byId: string,
  columns: Columns = {},
): Promise<{ id: string }> {
  return insert(sql, 'cover', {
    id: uuidv7(),
    absent_id: absentId,
    by_id: byId,
    first_day: '2026-03-10',
    last_day: '2026-03-12',
    created_at: NOON,
    ...columns,
  });
}

/** A pending session, a day ahead unless told otherwise. */
export async function insertAppointment(sql: Sql, patientId: string, columns: Columns = {}): Promise<{ id: string }> {
  return insert(sql, 'appointment', {
    id: uuidv7(),
    patient_id: patientId,
    starts_at: new Date(NOON.getTime() + 24 * 3_600_000),
    session_type: 'Clinic',
    created_at: NOON,
    ...columns,
  });
}

/** The close of a day, with an empty drawer. */
export async function insertDayClose(sql: Sql, day: string): Promise<{ id: string }> {
  const { id: closed_by } = await insertAdmin(sql);
  const cash = { opening_paise: 0, received_paise: 0, refunded_paise: 0, counted_paise: 0, banked_paise: 0 };
  return insert(sql, 'day_close', { id: uuidv7(), day, ...cash, closed_by, closed_at: NOON });
}

export async function insertPayment(
  sql: Sql,
  patientId: string | null,
  columns: Columns = {},
): Promise<{ id: string }> {
  return insert(sql, 'payment', {
    id: uuidv7(),
    patient_id: patientId,
    amount_paise: 150_000,
    method: 'UPI',
    status: 'Paid',
    created_at: NOON,
    ...columns,
  });
}

/** An open payment link of ₹1,500, and its token. */
export async function insertPaymentLink(sql: Sql, patientId: string): Promise<{ id: string; token: string }> {
  const { id: payment_id } = await insertPayment(sql, patientId, { status: 'Pending' });
  const token = randomBytes(16).toString('base64url');
  const token_hash = createHash('sha256').update(token).digest('hex');
  const columns = { payment_id, token_hash, made_for: 'STAFF', created_at: NOON };
  const expires_at = new Date(NOON.getTime() + 86_400_000);
  return { ...(await insert(sql, 'payment_link', { id: uuidv7(), ...columns, expires_at })), token };
}

/** What a patient owes for, unless told otherwise. */
export async function insertCharge(sql: Sql, patientId: string, columns: Columns = {}): Promise<{ id: string }> {
  const kind = columns['appointment_id'] ? 'SESSION' : 'OTHER';
  const what = { kind, text: 'Ten sessions', amount_paise: 900_000, day: '2026-03-10', created_at: NOON };
  return insert(sql, 'charge', { id: uuidv7(), patient_id: patientId, ...what, ...columns });
}

/** A discount of a charge, or a credit of another kind. */
export async function insertCredit(sql: Sql, patientId: string, columns: Columns = {}): Promise<{ id: string }> {
  const what = { kind: 'DISCOUNT', amount_paise: 100, day: '2026-03-10', reason: 'A regular', created_at: NOON };
  return insert(sql, 'credit', { id: uuidv7(), patient_id: patientId, ...what, ...columns });
}

/** A package of ten sessions that was brought over from former books, without a charge. */
export async function insertPackage(sql: Sql, patientId: string, columns: Columns = {}): Promise<{ id: string }> {
  const days = { valid_from: '2026-03-10', valid_until: '2026-12-31', sold_at: NOON };
  const what = { name: 'Ten sessions', sessions: 10, price_paise: 0, ...days };
  return insert(sql, 'package', { id: uuidv7(), patient_id: patientId, ...what, ...columns });
}

/** The receipt of a payment, as one was printed. */
export async function insertReceipt(sql: Sql, paymentId: string): Promise<{ number: string }> {
  const clinic = {
    name: 'Recovery House',
    legalName: null,
    address: '12 Mall Road, Lucknow',
    gstin: null,
    header: null,
  };
  const printed = {
    clinic: { ...clinic, phones: ['+91 522 400 1234'], email: 'care@clinic.test' },
    patient: { name: 'Sunita Yadav', reference: 'PT-000001' },
    amountPaise: 150_000,
    method: 'UPI',
    receivedOn: '2026-03-10',
    reference: null,
    session: null,
  };
  const columns = { id: uuidv7(), payment_id: paymentId, number: `test/${freshNumber()}`, issued_on: '2026-03-10' };
  return insert(sql, 'receipt', { ...columns, printed: JSON.stringify(printed), created_at: NOON });
}

/** An import of one patient that is done, unless told otherwise. */
export async function insertImport(sql: Sql, actorId: string, columns: Columns = {}): Promise<{ id: string }> {
  return insert(sql, 'patient_import', {
    id: uuidv7(),
    actor_id: actorId,
    request_id: 'of-a-test',
    file_name: 'patients.csv',
    dry_run: false,
    status: 'DONE',
    rows: 1,
    created: 1,
    created_at: NOON,
    ...columns,
  });
}

/** A message that waits to be sent, about nothing that is stored, unless told otherwise. */
export async function insertMessage(sql: Sql, columns: Columns = {}): Promise<{ id: string }> {
  const id = uuidv7();
  return insert(sql, 'message', {
    id,
    kind: 'STAFF_REGISTERED',
    language: 'EN',
    recipient: freshPhone(),
    text: 'You can sign in now.',
    dedup_key: id,
    send_after: NOON,
    created_at: NOON,
    ...columns,
  });
}

/** A key of an admin with all scopes, just used, unless told otherwise; and its text, which no row holds. */
export async function insertApiKey(
  sql: Sql,
  ownerId: string,
  columns: Columns = {},
): Promise<{ id: string; text: string }> {
  const { id, text } = newApiKey();
  await insert(sql, 'api_key', {
    id,
    owner_id: ownerId,
    name: `Key ${id}`,
    scopes: KEY_SCOPES,
    key_hash: apiKeyHash(text),
    expires_at: new Date(Date.now() + 30 * 86_400_000),
    last_used_at: new Date(),
    ...columns,
  });
  return { id, text };
}

/** The patient form of spec §3 in the spelling of the REST door. */
export function patientForm(userId: string, fields: Columns = {}) {
  return {
    userId,
    name: 'Mohan Lal',
    diagnosedWith: 'Rotator cuff repair',
    address: '4 Gomti Nagar, Lucknow',
    age: 52,
    bloodGroup: 'B+',
    gender: 'M',
    contactNumber: '9812345678',
    emergencyContactNumber: '9887654321',
    ...fields,
  };
}
