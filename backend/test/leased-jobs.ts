import type { JobRunner } from '../src/platform/jobs/job-runner.js';
import {
  freshPhone,
  insertAdmin,
  insertImport,
  insertMessage,
  insertPatient,
  insertReport,
  insertUser,
} from './builders.js';
import { fhir, insertClient, insertConsent, signInClient } from './hospital.js';
import type { TestApp } from './test-app.js';
import { later, type WebhookWorld } from './webhooks.js';

/** The runner of a job, by the sentence that says what waits while it cannot work: two jobs work on messages. */
export function jobOf({ application }: TestApp, idle: string): JobRunner {
  const job = application.jobs.find((one) => one.idle === idle);
  if (!job) throw new Error(`there is no job of which it is said that ${idle}`);
  return job;
}

/** A row that waits for a leased job. */
export interface WaitingRow {
  id: string;
  lane: string;
}

/** What a test has to know of a leased job. */
export interface JobCase {
  name: string;
  table: string;
  /** What the log says while it cannot work. */
  idle: string;
  /** Makes a row that waits. */
  add: (world: WebhookWorld) => Promise<WaitingRow>;
  /** Status of a row whose work is done, and of one whose first attempt failed by an error of ours. */
  done: string;
  failed: string;
  /** Assignment of a row that has had its last attempt. */
  exhausted: string;
  isRepeatable: boolean;
  /** Whether the row waits for its next time once it is done: it has no last attempt. */
  isRecurring?: boolean;
  /** Whether the table has one row from the beginning. */
  isOnly?: boolean;
  /** Attempts that count of a row that is done at the second; 2 unless told otherwise. */
  counted?: number;
}

/** Two chunks of rows, of which one has a mistake. */
const importFile = (rows: number) => {
  const lines = Array.from({ length: rows }, (_, index) => `Patient ${index},${freshPhone().slice(3)}`);
  return Buffer.from(['Name,Phone', ...lines, 'Nobody,1'].join('\n'));
};

const addImport = async ({ app }: WebhookWorld, dryRun: boolean): Promise<WaitingRow> => {
  const waiting = { status: 'RUNNING', rows: 0, created: 0, dry_run: dryRun, file: importFile(dryRun ? 2 : 501) };
  const { id } = await insertImport(app.sql, (await insertAdmin(app.sql)).id, waiting);
  return { id, lane: '' };
};

async function newest({ app }: WebhookWorld, table: string): Promise<string> {
  const [row] = await app.sql<{ id: string }>(`select id from ${table} order by created_at desc, id desc limit 1`);
  return row?.id ?? '';
}

const imports = {
  table: 'patient_import',
  idle: 'nothing is imported',
  done: 'DONE',
  failed: 'FAILED',
  exhausted: 'losses = 2',
  isRepeatable: true,
};

/** Each leased job of the application. */
export const jobCases: JobCase[] = [
  {
    name: 'a message',
    table: 'message',
    idle: 'no message is sent',
    add: async ({ app }) => ({ id: (await insertMessage(app.sql)).id, lane: '' }),
    done: 'SENT',
    failed: 'QUEUED',
    exhausted: 'attempts = 9',
    isRepeatable: false,
  },
  {
    name: 'an e-mail',
    table: 'message',
    idle: 'no e-mail is sent',
    add: async ({ app }) => {
      const { id: admin } = await insertAdmin(app.sql);
      const mail = { kind: 'CREDIT_LOW', channel: 'EMAIL', recipient: 'owner@example.org', account_id: admin };
      return { id: (await insertMessage(app.sql, { ...mail, subject_id: admin })).id, lane: '' };
    },
    // No mail server is set up, so that nothing leaves the house.
    done: 'SKIPPED',
    failed: 'QUEUED',
    exhausted: 'attempts = 9',
    isRepeatable: false,
    counted: 1,
  },
  {
    name: 'a push',
    table: 'push_notice',
    idle: 'no push notification is sent',
    add: async ({ app }) => {
      // Nobody is subscribed, so that nothing leaves the house.
      const { id } = await insertMessage(app.sql, { kind: 'CHECK_IN', send_after: later(3_600) });
      const { id: accountId } = await insertUser(app.sql);
      await app.sql('insert into push_notice (id, account_id, created_at) values ($1, $2, now())', [id, accountId]);
      return { id, lane: '' };
    },
    done: 'DONE',
    failed: 'FAILED',
    exhausted: 'attempts = 2',
    isRepeatable: false,
  },
  {
    name: 'a webhook',
    table: 'webhook_delivery',
    idle: 'no webhook is sent',
    add: async (world) => {
      const { id: lane } = await world.listening();
      await world.change();
      // The change is told to the endpoints of earlier tests, too.
      const [row] = await world.app.sql<{ id: string }>('select id from webhook_delivery where endpoint_id = $1', [
        lane,
      ]);
      return { id: row?.id ?? '', lane };
    },
    done: 'DELIVERED',
    failed: 'PENDING',
    exhausted: 'attempts = 6',
    isRepeatable: false,
  },
  { name: 'an import', ...imports, add: (world) => addImport(world, false) },
  { name: 'a dry run of an import', ...imports, add: (world) => addImport(world, true) },
  {
    name: 'the document of a report',
    table: 'unsigned_report',
    idle: 'no document of a report is stored',
    add: async ({ app }) => {
      const { id } = await insertReport(app.sql, (await insertPatient(app.sql)).id);
      return { id, lane: '' };
    },
    done: 'DONE',
    failed: 'WAITING',
    exhausted: 'attempts = 5',
    isRepeatable: true,
  },
  {
    name: 'an export',
    table: 'bulk_export',
    idle: 'nothing is exported',
    add: async (world) => {
      const hospital = await insertClient(world.app.sql);
      await insertConsent(world.app.sql, (await insertPatient(world.app.sql)).id, hospital.id);
      const token = await signInClient(world.app, hospital);
      await fhir(world.app, token, '/$export?_type=Patient', { headers: { prefer: 'respond-async' } });
      return { id: await newest(world, 'bulk_export'), lane: '' };
    },
    done: 'DONE',
    failed: 'FAILED',
    exhausted: 'attempts = 5',
    isRepeatable: true,
  },
  {
    name: 'the verification of the audit trail',
    table: 'audit_check',
    idle: 'the audit trail is not verified',
    // The one row of the job, which no test deletes.
    add: async ({ app }) => {
      const [row] = await app.sql<{ id: string }>(
        "update audit_check set next_at = now() - interval '1 minute', attempts = 0, lease_until = null returning id",
      );
      return { id: row?.id ?? '', lane: '' };
    },
    done: 'WAITING',
    failed: 'WAITING',
    exhausted: '',
    isRepeatable: true,
    isRecurring: true,
    counted: 0,
    isOnly: true,
  },
  {
    name: 'the counters of lists',
    table: 'counter_check',
    idle: 'counts of lists are neither folded nor compared',
    // The one row of the job, which no test deletes.
    add: async ({ app }) => {
      const [row] = await app.sql<{ id: string }>(
        "update counter_check set next_at = now() - interval '1 minute', fold_at = now() + interval '1 hour', attempts = 0, lease_until = null returning id",
      );
      return { id: row?.id ?? '', lane: '' };
    },
    done: 'WAITING',
    failed: 'WAITING',
    exhausted: '',
    isRepeatable: true,
    isRecurring: true,
    counted: 0,
    isOnly: true,
  },
  {
    name: 'a mail of reports',
    table: 'report_mail',
    idle: 'no report is mailed',
    add: async ({ app }) => {
      const { id: admin } = await insertAdmin(app.sql);
      const [row] = await app.sql<{ id: string }>(
        `insert into report_mail (id, name, parts, recipient_ids, every, next_at, created_at)
         values (gen_random_uuid(), gen_random_uuid()::text, '[{"kind": "INCOME", "groupBy": "MONTH"}]', $1, 'MONTH', now() - interval '1 minute', now())
         returning id`,
        [[admin]],
      );
      return { id: row?.id ?? '', lane: '' };
    },
    done: 'WAITING',
    failed: 'WAITING',
    exhausted: '',
    isRepeatable: true,
    isRecurring: true,
    counted: 0,
  },
];
