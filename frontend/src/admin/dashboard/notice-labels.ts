import type { SecurityNoticeKind } from '#src/workplace/gql/generated';
import { staffPaths } from '#src/paths';

/** Text of a notice, and the page for details. */
interface NoticeWords {
  readonly sentence: (subject: string) => string;
  readonly to: string;
  readonly page: string;
}

const integrations = { to: staffPaths.adminIntegrations, page: 'Integrations' };
const audit = { to: staffPaths.adminAudit, page: 'Audit' };

/** Texts by kind; the subject may be empty. */
export const noticeLabels: Readonly<Record<SecurityNoticeKind, NoticeWords>> = {
  ADMIN_ADDED: { sentence: (name) => `${name} can sign in as an admin now.`, to: staffPaths.adminTeam, page: 'Team' },
  API_KEY_ADDED: {
    sentence: (name) => `The API key ${name} was made.`,
    to: staffPaths.adminApiKeys,
    page: 'API keys',
  },
  CLIENT_ADDED: { sentence: (name) => `The hospital's system ${name} was registered.`, ...integrations },
  SOURCE_ADDED: { sentence: (name) => `The source of HL7 messages ${name} was registered.`, ...integrations },
  ENDPOINT_ADDED: { sentence: (url) => `Changes are told to ${url} now.`, ...integrations },
  UPI_CHANGED: {
    sentence: (vpa) => (vpa ? `Patients pay to the UPI address ${vpa} now.` : 'The UPI address was taken away.'),
    to: staffPaths.adminClinic,
    page: 'Clinic',
  },
  RECORD_OPENED: {
    sentence: (record) => `A physiotherapist opened the record of another's patient, ${record}`,
    ...audit,
  },
  AUTHENTICATOR_RESET: {
    sentence: (name) => `The authenticator of ${name} was reset.`,
    to: staffPaths.adminTeam,
    page: 'Team',
  },
  FACTORS_RESET: {
    sentence: (name) => `The second factors of ${name} were reset.`,
    to: staffPaths.adminTeam,
    page: 'Team',
  },
  SECOND_FACTOR_RULE: {
    sentence: (roles) =>
      roles
        ? `The clinic requires a second factor of: ${roles}.`
        : 'The clinic requires a second factor of nobody any more.',
    to: staffPaths.adminClinic,
    page: 'Clinic',
  },
  APPROVAL_ASKED: {
    sentence: (change) => `A change was asked for that waits for a second admin: ${change}.`,
    to: staffPaths.adminClinic,
    page: 'Clinic',
  },
  FOUR_EYES_SET: {
    sentence: (isOn) =>
      isOn
        ? 'A new admin, another UPI address and a full export now need a second admin.'
        : 'A new admin, another UPI address and a full export no longer need a second admin.',
    to: staffPaths.adminClinic,
    page: 'Clinic',
  },
  CODES_USED_UP: {
    sentence: (whose) =>
      `The sign-in codes of an hour for ${whose} were used up: somebody may be asking for very many.`,
    ...audit,
  },
  CODES_UNUSED: {
    sentence: () => 'Of the last 100 sign-in codes hardly any were used: somebody may be asking for codes of others.',
    ...audit,
  },
};
