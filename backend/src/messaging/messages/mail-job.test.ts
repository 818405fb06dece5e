import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertMessage, insertUser, type UserRow } from '../../../test/builders.js';
import { confirmEmail, handOver } from '../../../test/mail-calls.js';
import { mailConfigOf, type SmtpDouble, startSmtp } from '../../../test/smtp-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { ProviderStates } from '../../identity/index.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { createLogger } from '../../platform/logger.js';
import { dueMessages } from './due-messages.js';
import { MailHandover } from './mail-handover.js';
import { MailJob } from './mail-job.js';
import type { MailSender } from '../email/mail-sender.js';
import { MailWriters } from '../email/mail-writers.js';
import { SmtpSender } from '../email/smtp-sender.js';

let smtp: SmtpDouble;
let app: TestApp;
let admin: UserRow;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await createTestApp({ config: { mail: mailConfigOf(smtp), messageRetrySeconds: [60, 60, 60, 60] } });
});
afterAll(async () => {
  await app.close();
  await smtp.leave();
});
beforeEach(async () => {
  app.clock.set(NOON);
  smtp.speech = 'take';
  smtp.taken.length = 0;
  await app.sql('delete from message');
  admin = await insertAdmin(app.sql);
  await confirmEmail(app, admin.id, 'owner@example.org');
});

const queue = (columns: object = {}) =>
  insertMessage(app.sql, {
    kind: 'CREDIT_LOW',
    channel: 'EMAIL',
    recipient: 'owner@example.org',
    account_id: admin.id,
    subject_id: admin.id,
    content: JSON.stringify({ provider: 'Exotel' }),
    ...columns,
  });
const states = () => app.sql('select status, error from message order by created_at, id');

/** A runner of e-mails; while one is written, `meanwhile` happens. */
function runnerOf(meanwhile: () => Promise<unknown>, mail: MailSender = new SmtpSender(mailConfigOf(smtp))): JobRunner {
  const { pool, orm } = app.connections;
  const of = { em: orm.em, logger: createLogger('silent') };
  const writers = new MailWriters();
  writers.add('CREDIT_LOW', async () => {
    await meanwhile();
    return { subject: 'Credit', text: 'Low', files: [] };
  });
  const servers = new ProviderStates(pool, app.clock, 'EMAIL');
  const mails = new MailHandover({ ...of, mail, writers, states: servers, clock: app.clock });
  return new JobRunner(new MailJob({ mails, retrySeconds: [60], logger: of.logger }), of);
}

describe('e-mails', () => {
  it('are claimed apart from texts, two at a time', async () => {
    for (let at = 0; at < 3; at++) await queue();
    const user = await insertUser(app.sql);
    const text = await insertMessage(app.sql, { kind: 'WRONG_CODES', account_id: user.id, recipient: user.phone });
    const { rows } = await runnerOf(async () => undefined).claim('', NOON);
    expect(rows).toHaveLength(2);
    expect(rows.map(({ id }) => id)).not.toContain(text.id);
    const texts = { queue: dueMessages } as unknown as MailJob;
    const parts = { em: app.connections.orm.em, logger: createLogger('silent') };
    expect((await new JobRunner(texts, parts).claim('', NOON)).rows.map(({ id }) => id)).toEqual([text.id]);
  });

  it('have a new lease when they are handed over', async () => {
    await queue({ send_after: '2020-01-01T00:00:00Z' });
    const leases: unknown[] = [];
    const note = async () =>
      leases.push((await app.sql('select lease_until::text as "until" from message'))[0]?.['until']);
    const send = async () => {
      await note();
      return { outcome: 'TAKEN', code: '250', reference: null, sentence: '', lacksCredit: false } as const;
    };
    await runnerOf(note, { send }).runDue();
    expect(leases).toHaveLength(2);
    expect(String(leases[1]) > String(leases[0])).toBe(true);
    expect(await states()).toMatchObject([{ status: 'SENT' }]);
  });

  it('whose lease was lost while they were written are not handed over', async () => {
    await queue();
    await runnerOf(() => app.sql(`update message set lease_until = lease_until + interval '1 minute'`)).runDue(NOON);
    expect(smtp.taken).toEqual([]);
    expect(await states()).toMatchObject([{ status: 'QUEUED' }]);
  });

  it.each([
    [`update app_user set user_type = 'user' where id = $1`, /No confirmed e-mail address/],
    [`update app_user set disabled_at = now() where id = $1`, /No confirmed e-mail address/],
    [`update app_user set email = 'other@example.org' where id = $1`, /No confirmed e-mail address/],
  ])('are not handed over after %s while they were written', async (change, error) => {
    await queue();
    await runnerOf(() => app.sql(change, [admin.id])).runDue(NOON);
    expect(smtp.taken).toEqual([]);
    expect(await states()).toEqual([{ status: 'SKIPPED', error: expect.stringMatching(error) as string }]);
  });

  it('do not go to another address than they were written for', async () => {
    await queue();
    await runnerOf(() => confirmEmail(app, admin.id, 'other@example.org')).runDue(NOON);
    expect(smtp.taken).toEqual([]);
    expect(await states()).toMatchObject([{ status: 'SKIPPED', error: expect.stringContaining('changed') as string }]);
  });

  it('that may have been taken are repeated once', async () => {
    await queue();
    smtp.speech = 'hang up after data';
    for (const [minutes, status] of [
      [0, 'QUEUED'],
      [5, 'FAILED'],
      [60, 'FAILED'],
    ] as const) {
      app.clock.set(new Date(NOON.getTime() + minutes * 60_000));
      await handOver(app);
      expect(await states()).toMatchObject([{ status }]);
    }
    expect(await app.sql('select outcome from message_try')).toEqual([{ outcome: 'UNKNOWN' }, { outcome: 'UNKNOWN' }]);
  });
});
