import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertPatient, insertUser } from '../../test/builders.js';
import { createTestApp, NOON, PRODUCTION_LIMITS, type TestApp } from '../../test/test-app.js';
import type { Account } from './access/actor.js';
import { RECENT_SIGN_IN } from './access/recent-sign-in.js';
import { accessPolicy, type AllowedActor, type Permission } from './access/access-policy.js';
import { composeUseCases } from '../app/composition/use-cases.js';
import { nothing } from './inputs/parse-input.js';
import { createLogger } from './logger.js';
import { Patient } from '../patients/records/patient.entity.js';
import { ProgressReport } from '../patients/records/progress-report.entity.js';
import { validationMessage, type Reason } from './errors/reason.js';
import type { WriteContext, UseCases } from './use-cases.js';
import { User } from '../identity/users/user.entity.js';

let app: TestApp;
let em: EntityManager;
let useCases: UseCases;
let id: string;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  em = app.connections.orm.em.fork();
  useCases = useCasesOf(true);
  id = (await insertPatient(app.sql, { name: 'Sunita' })).id;
  const { id: userId } = await insertUser(app.sql, { user_type: 'admin' });
  const door: Permission[] = ['patient.update'];
  admin = {
    kind: 'account',
    role: 'admin',
    userId,
    sessionId: 's',
    today: '2026-03-10',
    door,
    ip: '::1',
    requestId: 'r',
  };
});
afterAll(() => app.close());

/** Those of an actor who signed in just now, or long ago. */
function useCasesOf(isRecent: boolean): UseCases {
  const { pool } = app.connections;
  const config = { messageHoldSeconds: 0, publicUrl: 'https://clinic.example' };
  const outside = { config, em, pool, limits: PRODUCTION_LIMITS, clock: app.clock, logger: createLogger('silent') };
  return composeUseCases({ ...outside, isRecent: async () => isRecent }).useCases;
}

/** The record's version, and what was put on record by the admin. */
async function standing() {
  const [row] = await app.sql<{ version: number }>('select version from patient where id = $1', [id]);
  const lines = await app.sql<{ verb: string; outcome: string; subject_type: string; changed_fields: string[] }>(
    'select verb, outcome, subject_type, changed_fields from audit_event where actor_id = $1',
    [admin.userId],
  );
  return { version: row?.version, lines };
}
const line = (...changed_fields: string[]) => ({
  verb: 'patient.update',
  outcome: 'done',
  subject_type: 'patient',
  changed_fields,
});

/** Does something to the patient as the admin. */
const change = (work: (patient: Patient, hand: WriteContext<AllowedActor<'patient.update'>>) => Promise<void> | void) =>
  useCases.write(admin, 'patient.update', nothing, {}, async (_, hand) => {
    const patient = await hand.lock(Patient, { id });
    if (!patient) throw new Error('there is no patient');
    await work(patient, hand);
    return { subject: patient, answer: () => patient.version };
  });

describe('a door', () => {
  it('that names another verb than its service asks is a mistake of ours, even before an admin', async () => {
    const wrong: Account = { ...admin, door: ['patient.delete'] };
    const sentence = 'the door names patient.delete, its service asks patient.update';
    await expect(useCases.read(wrong, 'patient.update', nothing, {}, () => 'read')).rejects.toThrow(sentence);
    const write = useCases.write(wrong, 'patient.update', nothing, {}, async (_, { tx }) => {
      return { subject: tx.getReference(Patient, id), answer: () => 'written' };
    });
    await expect(write).rejects.toThrow(sentence);
    expect((await standing()).lines).toEqual([]);
  });

  it('may name several verbs, where the payload decides', async () => {
    const both: Account = { ...admin, door: ['patient.delete', 'patient.update'] };
    expect(await useCases.read(both, 'patient.update', nothing, {}, () => 'read')).toBe('read');
  });
});

it('asks who it is before it looks at what came in', async () => {
  const numbers = z.object({ n: z.number(validationMessage('REQUIRED', { input: 'AGE' })) });
  const patient: Account = { ...admin, role: 'patient' };
  const wrong = { n: Number.NaN };
  const read = (actor: Account) => useCases.read(actor, 'patient.update', numbers, wrong, ({ n }) => n);
  await expect(read(patient)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(read(admin)).rejects.toMatchObject({ code: 'BAD_INPUT', fields: { n: 'Age is required' } });
});

describe('a change is put on record in its own transaction (AD-1)', () => {
  it('names the fields that changed and no others', async () => {
    const answered = await change((patient) => {
      Object.assign(patient, { name: 'Sunita', diagnosis: 'Sprain', gender: 'other' });
    });
    const { version, lines } = await standing();
    expect(lines).toEqual([line('diagnosis', 'gender')]);
    expect(answered).toBe(version);
  });

  it('names rows that came beside it, and fields of other rows with theirs', async () => {
    const { id: userId } = await insertUser(app.sql);
    await change(async (patient, { tx, lock }) => {
      tx.create(ProgressReport, { content: 'Walks', patient, createdAt: NOON });
      const user = await lock(User, { id: userId });
      if (user) user.nickname = 'Guddu';
    });
    const { version, lines } = await standing();
    expect(lines[0]?.changed_fields.toSorted()).toEqual(['progressReport', 'user.nickname']);
    expect([lines.length, version]).toEqual([1, 1]);
  });

  it('names what an earlier flush wrote, and what plain SQL did', async () => {
    await change(async (patient, { tx, changed }) => {
      patient.name = 'Sunita Devi';
      await tx.flush();
      changed('sessions');
      patient.name = 'Sunita';
    });
    expect((await standing()).lines).toEqual([line('sessions', 'name')]);
  });

  it('is on record when a row is made, and when one goes', async () => {
    const userId = (await insertUser(app.sql)).id;
    let made = '';
    await useCases.write(admin, 'patient.update', nothing, {}, async (_, { tx }) => {
      const patient = tx.create(Patient, { user: userId, name: 'New', createdAt: NOON });
      return { subject: patient, answer: () => void (made = patient.id) };
    });
    id = made;
    await change((patient, { tx }) => void tx.remove(patient));
    const [first, second] = (await standing()).lines;
    expect(first?.changed_fields).toEqual(expect.arrayContaining(['user', 'name']));
    expect(first?.changed_fields).not.toContain('createdAt');
    expect(second).toEqual(line('deleted'));
  });

  it('that changes nothing has no line and no new version', async () => {
    expect(await change((patient) => void (patient.name = 'Sunita'))).toBe(1);
    expect(await standing()).toEqual({ version: 1, lines: [] });
  });

  it('that fails leaves neither', async () => {
    const failing = change(async (patient, { tx }) => {
      patient.name = 'Never';
      await tx.flush();
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect(await standing()).toEqual({ version: 1, lines: [] });
  });
});

describe('a locked row', () => {
  it('is as it stands now, also when this request has read it before', async () => {
    const { name: before } = await em.findOneOrFail(Patient, id);
    await app.sql("update patient set name = 'Meanwhile', version = 7 where id = $1", [id]);
    await change((patient) => expect([before, patient.name, patient.version]).toEqual(['Sunita', 'Meanwhile', 7]));
  });

  it('is as it stands now, also when this request has put something else into it', async () => {
    (await em.findOneOrFail(Patient, id)).name = 'In hand';
    await app.sql("update patient set name = 'Meanwhile' where id = $1", [id]);
    await change((patient) => expect(patient.name).toBe('Meanwhile'));
  });

  it('keeps others out until the transaction ends', async () => {
    await change(async () => {
      const blocked = app.sql('select from patient where id = $1 for update nowait', [id]);
      await expect(blocked).rejects.toMatchObject({ code: '55P03' });
    });
  });
});

it.each(Object.entries(RECENT_SIGN_IN) as [Permission, Reason][])(
  '%s asks an account for a recent sign-in before anything else is done (AU-10)',
  async (verb, reason) => {
    const wary = useCasesOf(false);
    // What patients alone may do is asked of one.
    const role = new Set<unknown>(accessPolicy[verb]).has('admin') ? 'admin' : 'patient';
    const asked: Account = { ...admin, role, door: [verb] };
    let isDone = false;
    const work = () => (isDone = true);
    await expect(wary.read(asked, verb, z.unknown(), undefined, work)).rejects.toMatchObject({
      code: 'RECENT_SIGN_IN_REQUIRED',
      reasons: [{ code: reason.code }],
    });
    expect(isDone).toBe(false);
  },
);
