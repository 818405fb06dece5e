import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { ask, confirmEmail } from '../../../test/mail-calls.js';
import { mailConfigOf, type SmtpDouble, startSmtp } from '../../../test/smtp-double.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';

/** The Monday after the moment at which tests begin, 07:00 in India. */
const MONDAY = new Date('2026-03-16T01:30:00.000Z');
const SAVE = 'mutation ($input: ReportMailInput!) { saveReportMail(input: $input) { id } }';

let smtp: SmtpDouble;
let app: TestApp;
let id: string;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await createTestApp({ config: { mail: mailConfigOf(smtp) } });
  const owner = await insertAdmin(app.sql);
  await confirmEmail(app, owner.id, 'owner@example.org');
  const admin = await app.signIn(owner.phone, 'admin');
  const reports = [{ kind: 'INCOME', groupBy: 'METHOD' }];
  const input = { name: 'Week', every: 'WEEK', reports, recipientIds: [owner.id] };
  ({ id } = (await ask(admin, SAVE, { input })) as { id: string });
  app.clock.set(MONDAY);
}, 120_000);
afterAll(async () => {
  await app.close();
  await smtp.leave();
});

const audited = () =>
  app.sql(`select actor_id, actor_role, subject_id, details from audit_event where verb = 'reportMail.queue'`);
const queued = () => app.sql(`select account_id from message where kind = 'REPORT_MAIL'`);

it('a mail that the database refuses to note leaves neither a message nor a row in the audit trail', async () => {
  const { ownerUrl } = app.database;
  await runSql(
    ownerUrl,
    `create function refuse_note() returns trigger language plpgsql as $$ begin
      if new.last_at is distinct from old.last_at then raise exception 'not noted'; end if;
      return new;
    end $$`,
  );
  await runSql(
    ownerUrl,
    'create trigger refuse_note before update on report_mail for each row execute function refuse_note()',
  );
  await app.application.mailReports(MONDAY);
  expect([await queued(), await audited()]).toEqual([[], []]);
  await runSql(ownerUrl, 'drop function refuse_note() cascade');
});

it('a mail at its time leaves one row of the system, with the days and the number of messages', async () => {
  await app.sql('update report_mail set next_at = $2 where id = $1', [id, MONDAY]);
  await app.application.mailReports(MONDAY);
  await app.application.mailReports(MONDAY);
  expect(await queued()).toHaveLength(1);
  expect(await audited()).toEqual([
    {
      actor_id: null,
      actor_role: 'console',
      subject_id: id,
      details: { from: '2026-03-09', until: '2026-03-15', messages: 1 },
    },
  ]);
});
