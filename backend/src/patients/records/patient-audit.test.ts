import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient, insertUser, patientForm } from '../../../test/builders.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';

let app: TestApp;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin, adminId } = await signInAdmin(app));
});
afterAll(() => app.close());

const asOwner = (statement: string) => runSql(app.database.ownerUrl, statement);

interface Line {
  verb: string;
  outcome: string;
  subject_id: string | null;
  changed_fields: string[];
}

/** What the trail has gained while something ran. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const [last] = await app.sql<{ id: string }>('select coalesce(max(id), 0) as id from audit_event');
  await work();
  return app.sql<Line>('select verb, outcome, subject_id, changed_fields from audit_event where id > $1 order by id', [
    last?.id,
  ]);
}

describe('every write and every sensitive read leaves one line (AD-1)', () => {
  it('adding, with the names of the fields that were filled in', async () => {
    const { id: userId } = await insertUser(app.sql);
    const [line, ...others] = await linesOf(() => admin.rest('POST', '/admin/patients', patientForm(userId)));
    const [record] = await app.sql('select id from patient where user_id = $1', [userId]);
    expect(others).toEqual([]);
    expect(line).toEqual({
      verb: 'patient.create',
      outcome: 'done',
      subject_id: record?.['id'],
      changed_fields: expect.arrayContaining([
        'name',
        'diagnosis',
        'address',
        'birthDate',
        'contactPhone',
        'emergencyPhone',
      ]),
    });
    // What the database counts by itself is nothing that somebody entered.
    expect(line?.changed_fields).not.toContain('revision');
  });

  it('editing, with the names of the fields that changed and never their values', async () => {
    const { id } = await insertPatient(app.sql, { name: 'Same' });
    const lines = await linesOf(() =>
      admin.rest('PATCH', `/admin/patients/${id}`, { name: 'Same', diagnosedWith: 'Secret', age: 33 }),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ verb: 'patient.update', subject_id: id });
    expect(lines[0]?.changed_fields.toSorted()).toEqual(['birthDate', 'diagnosis']);
  });

  it('deleting, bringing back and reading the details', async () => {
    const { id } = await insertPatient(app.sql);
    const lines = await linesOf(async () => {
      await admin.rest('GET', `/admin/patients/${id}/details`);
      await admin.rest('DELETE', `/admin/patients/${id}`);
      await admin.graphql(`mutation { restorePatient(id: "${id}") { id } }`);
    });
    expect(lines.map(({ verb, subject_id }) => [verb, subject_id])).toEqual([
      ['patient.readDetails', id],
      ['patient.delete', id],
      ['patient.restore', id],
    ]);
  });

  it('a change that was refused leaves none', async () => {
    const { id } = await insertPatient(app.sql);
    const lines = await linesOf(async () => {
      await admin.rest('PATCH', `/admin/patients/${id}`, { name: '' });
      await admin.rest('PATCH', `/admin/patients/${id}`, { name: 'X', version: 9 });
      await admin.rest('DELETE', `/admin/patients/PT-999999`);
    });
    expect(lines).toEqual([]);
  });

  it('says who, from where, when by the clock of the database, and for which request', async () => {
    const { id } = await insertPatient(app.sql);
    const { headers } = await admin.rest('PATCH', `/admin/patients/${id}`, { name: 'Who' });
    const [line] = await app.sql(
      'select *, extract(epoch from now() - at)::float as age from audit_event where subject_id = $1',
      [id],
    );
    expect(line).toMatchObject({
      actor_id: adminId,
      actor_role: 'admin',
      subject_type: 'patient',
      request_id: headers.get('x-request-id'),
      ip: expect.stringContaining('127.0.0.1'),
    });
    expect(app.clock.now()).toEqual(NOON);
    expect(Math.abs(Number(line?.['age']))).toBeLessThan(60);
  });
});

describe('a change and its line stand or fall together (AD-1)', () => {
  beforeAll(() =>
    asOwner(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'CANARY %', new; end $$`,
    ),
  );
  afterEach(() => asOwner('drop trigger if exists fail on audit_event; drop trigger if exists fail on patient'));

  async function expectFailure(id: string): Promise<void> {
    const before = await app.sql('select * from patient where id = $1', [id]);
    const lines = await linesOf(async () => {
      const { status, body } = await admin.rest('PATCH', `/admin/patients/${id}`, { name: 'Never' });
      expect({ status, body }).toEqual({
        status: 500,
        body: {
          code: 'INTERNAL',
          message: 'Something went wrong on our side. Please try again.',
          requestId: expect.any(String),
          reasons: [{ code: 'INTERNAL', values: {} }],
        },
      });
    });
    expect(lines).toEqual([]);
    expect(await app.sql('select * from patient where id = $1', [id])).toEqual(before);
  }

  it('a line that cannot be written undoes the change', async () => {
    const { id } = await insertPatient(app.sql);
    await asOwner('create trigger fail before insert on audit_event for each row execute function fail()');
    await expectFailure(id);
  });

  it('details whose reading cannot be put on record are not told', async () => {
    const { id } = await insertPatient(app.sql, { name: 'Unseen' });
    await asOwner('create trigger fail before insert on audit_event for each row execute function fail()');
    const { status, body } = await admin.rest('GET', `/admin/patients/${id}/details`);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('Unseen');
  });

  it('a change that fails as it is committed leaves no line', async () => {
    const { id } = await insertPatient(app.sql);
    await asOwner(
      'create constraint trigger fail after update on patient deferrable initially deferred for each row execute function fail()',
    );
    await expectFailure(id);
  });
});
