import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { backupConfig, backupVariables, type BackupConfig } from './backup-config.js';
import { resolveDataDir } from './embedded-postgres/data-dir.js';
import { readOrCreateSecrets } from './embedded-postgres/secrets.js';
import { isVapidKey, readOrCreateVapidKey } from './embedded-postgres/vapid-key.js';
import { readLimits, type Limits } from './limits/limits.js';
import { StartupError } from './errors/startup-error.js';
import type { StorageConfig } from './storage/create-file-storage.js';
import { gatewayConfig, gatewayVariables, type RazorpayConfig } from './gateway-config.js';
import { mailConfig, mailVariables, type MailConfig } from './mail-config.js';
import { scanVariables } from './scan-config.js';
import type { ScannerAddress } from './scanning/clamd.js';
import type { TracingConfig } from './tracing/otlp-tracer.js';
import { smsConfig, smsVariables, type SmsConfig } from './sms-config.js';
import { whatsAppConfig, whatsAppVariables, type WhatsAppConfig } from './whatsapp-config.js';
import { databaseAddress, listed, onOff, optional, secondsList } from './variable-schemas.js';

/** Root folder of the checkout, which contains schema/ and frontend/dist. */
export const ROOT_DIR = fileURLToPath(new URL('../../..', import.meta.url));

/** Configuration, read once from the environment. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** Address of the HL7 v2 listener; undefined: disabled. */
  readonly hl7: { host: string; port: number } | undefined;
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly migrationUrl: string | undefined;
  readonly dataDir: string;
  /** `dataDir` is not the requested folder; the startup message names it. */
  readonly dataDirMoved: boolean;
  readonly sampleData: boolean;
  readonly sms: SmsConfig;
  /** Undefined: no e-mail is sent. */
  readonly mail: MailConfig | undefined;
  /** Undefined: nothing goes by WhatsApp. */
  readonly whatsApp: WhatsAppConfig | undefined;
  /** Undefined: no payment gateway. */
  readonly gateway: RazorpayConfig | undefined;
  /** Whether this process sends the messages of the outbox; at least one process must. */
  readonly sendsMessages: boolean;
  /** Backoff after each failed delivery attempt of a message, in seconds; the attempt after the last one is final. */
  readonly messageRetrySeconds: number[];
  /** Seconds for which the message about a change by staff is held back; 0: it is sent at once. */
  readonly messageHoldSeconds: number;
  /** Secrets of the gateway's delivery reports, each of which is accepted; empty: reports are refused. */
  readonly smsReceiptSecrets: readonly string[];
  readonly storage: StorageConfig;
  /** Scanner of uploaded files; undefined: none is scanned. */
  readonly scanner: ScannerAddress | undefined;
  /** Undefined: the server takes no backups. */
  readonly backup: BackupConfig | undefined;
  /** File of the private key of backups, for a restore. */
  readonly backupKeyFile: string | undefined;
  /** Hours after its first save in which a treatment note can change, unless it is signed. */
  readonly noteLockHours: number;
  /** The first signs, all verify. To rotate each secret of several: docs/keys.md. */
  readonly sessionSecrets: string[];
  /** The first hashes and encrypts, all verify and decrypt. */
  readonly otpPeppers: readonly string[];
  /** The first seals the audit trail, all verify it. */
  readonly auditSecrets: string[];
  /** Signing keys of hospital systems' tokens: the first signs, all verify; empty: they cannot sign in. */
  readonly smartSigningKeys: readonly string[];
  /** Prefix of our identifier systems. Must never change. */
  readonly fhirSystemBase: string;
  /** Hosts that may have private addresses and be called by http, where others supply an address. */
  readonly outboundAllow: string[];
  /** VAPID private key of push notifications, base64url; undefined: they are switched off. */
  readonly vapidPrivateKey: string | undefined;
  /** Hosts of push services; `*.` at the beginning stands for all hosts below. */
  readonly pushHosts: string[];
  /** Backoff after each failed webhook delivery, in seconds; the attempt after the last one is final. */
  readonly webhookRetrySeconds: number[];
  /** Where traces go; undefined: nowhere, and nothing of them is loaded. */
  readonly tracing: TracingConfig | undefined;
  /** Who has one reads GET /metrics; empty: nobody does. */
  readonly metricsTokens: readonly string[];
  /** Whether admin sign-in conceals which numbers are admins'. */
  readonly hidesAdmins: boolean;
  readonly cookieSecure: boolean;
  /** Number of trusted proxies in front of the server. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  readonly limits: Limits;
}

/** Push services of Google, Mozilla, Apple and Microsoft. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Exponential backoff over three days. */
const WEBHOOK_RETRY_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

const variables = z.object({
  NODE_ENV: optional(z.enum(['production', 'development', 'test'])),
  HOST: optional(z.string()),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HL7_HOST: optional(z.string()),
  HL7_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: databaseAddress,
  MIGRATION_URL: databaseAddress,
  SAMPLE_DATA: optional(onOff),
  ...smsVariables,
  ...mailVariables,
  ...whatsAppVariables,
  ...gatewayVariables,
  ...backupVariables,
  ...scanVariables,
  NOTE_LOCK_HOURS: optional(z.coerce.number().positive().max(8_760)),
  STORAGE: optional(z.enum(['disk', 's3'])),
  S3_BUCKET_URL: optional(z.url()),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  SESSION_SECRET: optional(z.string()),
  OTP_PEPPER: optional(z.string()),
  AUDIT_KEY: optional(z.string()),
  SMART_SIGNING_KEY: optional(z.string()),
  FHIR_SYSTEM_BASE: optional(z.url({ protocol: /^https?$/ })),
  OUTBOUND_ALLOW: optional(z.string()),
  VAPID_PRIVATE_KEY: optional(
    z.string().refine(isVapidKey, 'must be a P-256 private key: 32 bytes in base64url, as docs/reminders.md makes it'),
  ),
  PUSH_HOSTS: optional(z.string()),
  WEBHOOK_RETRY_SECONDS: optional(secondsList),
  METRICS_TOKEN: optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  OTEL_SERVICE_NAME: optional(z.string()),
  ADMIN_ENUMERATION: optional(z.enum(['fenced', 'strict'])),
  COOKIE_SECURE: optional(onOff),
  TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(10)),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
});
type Variables = z.output<typeof variables>;

/** Names of the variables that are texts. */
type TextVariable = {
  [Name in keyof Variables]-?: Variables[Name] extends string | undefined ? Name : never;
}[keyof Variables];

/** Returns the variables that a choice requires; each missing one adds a problem and is empty in the result. */
function needed<Name extends TextVariable>(
  env: Variables,
  names: Name[],
  because: string,
  problems: string[],
): Record<Name, string> {
  const values = names.map((name) => {
    if (!env[name]) problems.push(`${name} is required with ${because}`);
    return [name, env[name] ?? ''];
  });
  return Object.fromEntries(values) as Record<Name, string>;
}

function storageConfig(env: Variables, problems: string[]): StorageConfig {
  if (env.STORAGE !== 's3') return { kind: 'disk' };
  const names = ['S3_BUCKET_URL', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const values = needed(env, [...names], 'STORAGE=s3', problems);
  return {
    kind: 's3',
    bucketUrl: values.S3_BUCKET_URL,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  };
}

/** Minimum of different characters in a secret; 32 random hexadecimal digits have fewer once in a million. */
const LEAST_CHARACTERS = 8;

/** Returns whether requests to an address leave this machine without TLS. */
function isSentInClear(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Returns the settings that are unsafe in production. */
function unsafeInProduction(env: Variables): string[] {
  const problems: string[] = [];
  if ((env.SMS_PROVIDER ?? 'console') === 'console')
    problems.push('SMS_PROVIDER=console prints sign-in codes: set SMS_PROVIDER=http');
  const secrets = {
    SESSION_SECRET: env.SESSION_SECRET ?? '',
    OTP_PEPPER: env.OTP_PEPPER ?? '',
    AUDIT_KEY: env.AUDIT_KEY,
    SMART_SIGNING_KEY: env.SMART_SIGNING_KEY,
    METRICS_TOKEN: env.METRICS_TOKEN,
    SMS_RECEIPT_SECRET: env.SMS_RECEIPT_SECRET,
    ...(env.PAYMENT_GATEWAY === 'razorpay' && { RAZORPAY_WEBHOOK_SECRET: env.RAZORPAY_WEBHOOK_SECRET ?? '' }),
  };
  for (const [name, text] of Object.entries(secrets)) {
    if (text === undefined) continue;
    const values = listed(text);
    if (values.length === 0 || values.some((value) => value.length < 32))
      problems.push(`${name} of at least 32 bytes is required`);
    else if (values.some((value) => new Set(value).size < LEAST_CHARACTERS))
      problems.push(`${name} repeats few characters: make it with \`openssl rand -hex 32\``);
  }
  if (!env.PUBLIC_URL)
    problems.push('PUBLIC_URL is required: links, cookies and the origin check need the address of the site');
  for (const name of ['PUBLIC_URL', 'SMS_URL', 'S3_BUCKET_URL'] as const)
    if (env[name] && isSentInClear(env[name])) problems.push(`${name} must begin with https://`);
  if (env.COOKIE_SECURE === false) problems.push('COOKIE_SECURE=off would send session cookies in clear');
  if (env.SAMPLE_DATA) problems.push('SAMPLE_DATA=on would make accounts that anybody knows');
  return problems.map((problem) => `NODE_ENV=production: ${problem}`);
}

/**
 * Reads the configuration from the environment; nothing else reads it.
 * @throws StartupError with every contradiction and unsafe value, one per line
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = variables.safeParse(environment);
  if (!parsed.success) {
    throw new StartupError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const problems = production ? unsafeInProduction(env) : [];
  const storage = storageConfig(env, problems);
  const port = env.PORT ?? 3000;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const outboundAllow = listed(env.OUTBOUND_ALLOW);
  const sms = smsConfig(env, { publicUrl, allowed: outboundAllow, problems });
  const mail = mailConfig(env, { timeoutSeconds: sms.timeoutSeconds, problems });
  const whatsApp = whatsAppConfig(env, { timeoutSeconds: sms.timeoutSeconds, allowed: outboundAllow, problems });
  const gateway = gatewayConfig(env, { allowed: outboundAllow, problems });
  const backup = backupConfig(env, problems);
  const { limits, problems: limitProblems } = readLimits(environment, sms.providers[0].provider === 'console');
  problems.push(...limitProblems);
  if (problems.length > 0) throw new StartupError(problems.join('\n'));

  const { dir, moved } = resolveDataDir(environment, ROOT_DIR);
  const secrets = env.SESSION_SECRET && env.OTP_PEPPER ? undefined : readOrCreateSecrets(dir);
  const sessionSecret = env.SESSION_SECRET ?? secrets?.sessionSecret;
  const host = env.HOST ?? '127.0.0.1';
  return {
    production,
    host,
    port,
    publicUrl,
    hl7: env.HL7_PORT === undefined ? undefined : { host: env.HL7_HOST ?? host, port: env.HL7_PORT },
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.MIGRATION_URL ?? env.DATABASE_URL,
    dataDir: dir,
    dataDirMoved: moved,
    sampleData: env.SAMPLE_DATA ?? (!env.DATABASE_URL && !production),
    sms,
    mail,
    whatsApp,
    gateway,
    sendsMessages: env.MESSAGE_WORKER ?? true,
    messageRetrySeconds: env.MESSAGE_RETRY_SECONDS ?? [30, 120, 600, 3_600, 14_400],
    messageHoldSeconds: env.MESSAGE_HOLD_SECONDS ?? 60,
    smsReceiptSecrets: listed(env.SMS_RECEIPT_SECRET),
    storage,
    scanner: env.SCAN_URL,
    backup,
    backupKeyFile: env.BACKUP_KEY_FILE,
    noteLockHours: env.NOTE_LOCK_HOURS ?? 24,
    sessionSecrets: listed(sessionSecret),
    otpPeppers: listed(env.OTP_PEPPER ?? secrets?.otpPepper),
    // An installation without AUDIT_KEY seals with a key derived from the session secret.
    auditSecrets: listed(env.AUDIT_KEY ?? secrets?.auditKey ?? sessionSecret),
    // Optional in production: without it, hospital systems cannot sign in.
    smartSigningKeys: listed(
      env.SMART_SIGNING_KEY ?? (production ? undefined : (secrets?.smartSigningKey ?? sessionSecret)),
    ),
    fhirSystemBase: (env.FHIR_SYSTEM_BASE ?? `${publicUrl}/fhir/id`).replace(/\/+$/, ''),
    outboundAllow,
    // Optional in production: without it, nobody is told by push.
    vapidPrivateKey: env.VAPID_PRIVATE_KEY ?? (production ? undefined : readOrCreateVapidKey(dir)),
    pushHosts: env.PUSH_HOSTS ? listed(env.PUSH_HOSTS) : PUSH_HOSTS,
    webhookRetrySeconds: env.WEBHOOK_RETRY_SECONDS ?? WEBHOOK_RETRY_SECONDS,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: env.OTEL_SERVICE_NAME ?? 'physiotherapy' }
      : undefined,
    metricsTokens: listed(env.METRICS_TOKEN),
    hidesAdmins: env.ADMIN_ENUMERATION === 'strict',
    cookieSecure: env.COOKIE_SECURE ?? production,
    trustedProxies: env.TRUSTED_PROXIES ?? 0,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    limits,
  };
}
