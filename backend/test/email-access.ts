import { admins, signedIn, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';

/** What is refused to whom the policy refuses, and else for want of a mail server: the matrix has none. */
const withoutServer = (outcomes: Outcomes): Outcomes =>
  Object.fromEntries(
    Object.entries(outcomes).map(([actor, outcome]) => [actor, outcome === 'done' ? 'WRONG_STATE' : outcome]),
  ) as Outcomes;

/** The rows of e-mail, of documents that are sent and of mails of reports in the access matrix. */
export const emailTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.emailIsOffered': [signedIn, async () => ['{ emailIsOffered }']],
  'Query.whatsAppIsOffered': [signedIn, async () => ['{ whatsAppIsOffered }']],
  'Mutation.sendEmailCode': [withoutServer(signedIn), async () => ['mutation { sendEmailCode }']],
  'Mutation.confirmEmail': [withoutServer(signedIn), async () => ['mutation { confirmEmail(code: "123456") { id } }']],
  'Query.channelConsents': [
    { ...admins, patient: 'done', 'other patient': 'NOT_FOUND' },
    async ({ record }) => [`{ channelConsents(patientId: "${record.id}") { given } }`],
  ],
  'Mutation.setChannelConsent': [
    withoutServer({ ...admins, patient: 'done', 'other patient': 'NOT_FOUND' }),
    async ({ record }) => [
      `mutation { setChannelConsent(channel: EMAIL, given: true, patientId: "${record.id}") { given } }`,
    ],
  ],
  'Mutation.sendDocument': [
    withoutServer(admins),
    async ({ record }) => [
      `mutation { sendDocument(input: { document: STATEMENT, id: "${record.id}", channel: EMAIL, from: "2026-01-01", until: "2026-01-31" }) { id } }`,
    ],
  ],
  'Query.reportMails': [admins, async () => ['{ reportMails { id } }']],
  'Query.mailRecipients': [admins, async () => ['{ mailRecipients { id } }']],
  'Mutation.saveReportMail': [
    withoutServer(admins),
    async ({ record }) => [
      `mutation { saveReportMail(input: { name: "Week", every: WEEK, reports: [{ kind: DUES }], recipientIds: ["${record.id}"] }) { id } }`,
    ],
  ],
  'Mutation.deleteReportMail': [
    admins,
    async ({ app }) => [`mutation { deleteReportMail(id: "${await insertMail(app)}") }`],
  ],
  'Mutation.sendReportMail': [
    withoutServer(admins),
    async ({ app }) => [`mutation { sendReportMail(id: "${await insertMail(app)}") { id } }`],
  ],
};

async function insertMail({ sql }: World['app']): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into report_mail (id, name, parts, recipient_ids, every, next_at, created_at)
     select id, id::text, '[{"kind": "DUES", "groupBy": "AGE"}]', array['none'], 'WEEK', now(), now() from gen_random_uuid() id returning id`,
  );
  return row?.id ?? '';
}
