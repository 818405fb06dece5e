import { Client } from 'pg';
import { expect } from 'vitest';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';
import { runSql } from './test-database.js';

const HOURS = 'hours { weekday hours { opens closes } }';
/** All that everybody may know. */
const FACTS = `isOpen name phones whatsapp email street city region postalCode mapUrl hoursText ${HOURS}
  specialDays { day name hours { opens closes } } social { label url }
  offers { sessionType enabled durationMinutes price } packages { name sessions price validDays sessionTypes } noticeHours
  bookingMode sessionTypes horizonDays choosePhysiotherapist`;
/** All that admins may know. */
const SETTINGS = `clinic { ${FACTS} } legalName gstin vpa receiptHeader registrationNumber
  offers { sessionType enabled durationMinutes price } specialDays { day name hours { opens closes } }
  booking { mode slotMinutes leadMinutes horizonDays noticeHours maxOpenRequests maxPerDay travelMinutes choosePhysiotherapist }
  templates { kind language text dltTemplateId enabled } quietFrom quietUntil missing openedAt version`;

export interface Settings extends Record<string, unknown> {
  clinic: Record<string, unknown>;
  booking: Record<string, unknown>;
  templates: { kind: string; language: string; text: string; dltTemplateId: string | null; enabled: boolean }[];
  missing: string[];
  openedAt: string | null;
  version: number;
}

/** What everybody is told. */
export async function publicClinic(app: TestApp): Promise<Record<string, unknown>> {
  const { body } = await app.client().graphql<{ clinic: Record<string, unknown> }>(`{ clinic { ${FACTS} } }`);
  return body.data?.clinic ?? {};
}

/** What an admin has done by a verb, as the audit trail has it, the newest first. */
export const linesOf = ({ sql }: TestApp, verb: string, adminId: string) =>
  sql(
    `select subject_type, subject_id, changed_fields, details from audit_event
     where verb = $1 and outcome = 'done' and actor_id = $2 order by id desc`,
    [verb, adminId],
  );

const UPDATE = `mutation ($input: ClinicSettingsInput!, $version: Int) { done: updateClinicSettings(input: $input, version: $version) { ${SETTINGS} } }`;

/** Changes the settings; what came back, or why not. */
export async function updateSettings(admin: TestClient, input: object, version?: number) {
  const { body } = await admin.graphql<{ done: Settings }>(UPDATE, { input, version });
  return { done: body.data?.done, error: body.errors?.[0] };
}

export async function openClinic(admin: TestClient) {
  const { body } = await admin.graphql<{ done: Settings }>(`mutation { done: openClinic { ${SETTINGS} } }`);
  return { done: body.data?.done, error: body.errors?.[0] };
}

/** The settings as they stand. */
export async function readSettings(admin: TestClient): Promise<Settings> {
  const { body } = await admin.graphql<{ clinicSettings: Settings }>(`{ clinicSettings { ${SETTINGS} } }`);
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.clinicSettings;
}

/** What a clinic enters before it opens. */
export const OWN_FACTS = {
  phones: ['+91 522 400 1234'],
  email: 'care@clinic.test',
  street: '12 Mall Road',
};

/** Lets calls begin together: each has been judged and waits for the settings before the first of them is done. */
export async function together<T>({ database, sql }: TestApp, calls: (() => Promise<T>)[]): Promise<T[]> {
  const gate = new Client(database.appUrl);
  await gate.connect();
  await gate.query('begin; select from clinic_settings for update');
  const answers = Promise.all(calls.map((call) => call()));
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await sql(waiting)).length, { timeout: 15_000 }).toBe(calls.length);
  await gate.query('commit');
  await gate.end();
  return answers;
}

/** How calls ended. */
export const codesOf = (answers: { error: { extensions: { code: string } } | undefined }[]) =>
  answers.map(({ error }) => error?.extensions.code ?? 'done');

/** The settings as the migrations left them, also after they were opened: what takes the owner of the tables. */
export async function setBackSettings({ database }: TestApp): Promise<void> {
  await runSql(
    database.ownerUrl,
    `create table if not exists at_first as select * from clinic_settings;
     truncate clinic_settings;
     insert into clinic_settings select * from at_first`,
  );
}

/** An open clinic that stands as the migrations left it, but for these columns. */
export async function openWith(app: TestApp, columns: Record<string, unknown> = {}): Promise<void> {
  await setBackSettings(app);
  const names = Object.keys({ opened_at: '', ...columns });
  const values = Object.values({ opened_at: app.clock.now(), ...columns });
  await app.sql(`update clinic_settings set ${names.map((name, at) => `${name} = $${at + 1}`).join(', ')}`, values);
}
