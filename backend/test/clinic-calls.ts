import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';
import { runSql } from './test-database.js';

const HOURS = 'hours { weekday hours { opens closes } }';
/** All that everybody may know. */
export const FACTS = `isOpen name phones whatsapp email street city region postalCode mapUrl hoursText ${HOURS}
  specialDays { day name hours { opens closes } } social { label url }
  offers { sessionType enabled durationMinutes price } packages { name sessions price } noticeHours`;
/** All that admins may know. */
export const SETTINGS = `clinic { ${FACTS} } legalName gstin vpa receiptHeader
  offers { sessionType enabled durationMinutes price } specialDays { day name hours { opens closes } }
  booking { mode slotMinutes leadMinutes horizonDays noticeHours maxOpenRequests maxPerDay travelMinutes choosePhysiotherapist }
  quietFrom quietUntil missing openedAt version`;

export interface Settings extends Record<string, unknown> {
  clinic: Record<string, unknown>;
  booking: Record<string, unknown>;
  missing: string[];
  openedAt: string | null;
  version: number;
}

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
