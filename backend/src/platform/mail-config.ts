import { z } from 'zod';
import { optional } from './variable-schemas.js';

/** Transport of e-mail. */
export interface MailConfig {
  host: string;
  port: number;
  /** Whether the connection begins with TLS; otherwise STARTTLS is required, except on this machine. */
  isTls: boolean;
  /** Whether the server is on this machine, so that a connection without TLS leaves it nowhere. */
  isLocal: boolean;
  /** Name and password; undefined: the server asks for none. */
  login: { user: string; password: string } | undefined;
  /** Sender, such as `Clinic <clinic@example.org>`. */
  from: string;
  /** How long connecting may take, in seconds. */
  timeoutSeconds: number;
}

const ADDRESS = /^(?:[^<>\r\n]{1,100} )?<?[^\s<>@",;]{1,64}@[^\s<>@",;]{1,190}>?$/;

/** Environment variables of e-mail. */
export const mailVariables = {
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(
    z.string().regex(ADDRESS, 'must be an address, or a name with an address in angle brackets behind it'),
  ),
};
const schema = z.object(mailVariables);

/** Reads the transport of e-mail; undefined: no e-mail is sent. SMTP_URL and MAIL_FROM need each other. */
export function mailConfig(
  { SMTP_URL: url, MAIL_FROM: from }: z.output<typeof schema>,
  { timeoutSeconds, problems }: { timeoutSeconds: number; problems: string[] },
): MailConfig | undefined {
  if (!url && !from) return undefined;
  if (!url || !from) {
    problems.push(url ? 'MAIL_FROM is required with SMTP_URL' : 'SMTP_URL is required with MAIL_FROM');
    return undefined;
  }
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  if (!host) problems.push('SMTP_URL must name a host');
  return {
    host,
    port: port ? Number(port) : isTls ? 465 : 587,
    isTls,
    isLocal: ['localhost', '127.0.0.1', '::1'].includes(host),
    login: username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : undefined,
    from,
    timeoutSeconds,
  };
}
