import type { Config } from '../../platform/config.js';
import type { SmsProviderConfig } from '../../platform/sms-config.js';

/** What the register says of who processes data. */
export interface ProcessorFacts {
  name: string;
  purposes: string;
  categories: string;
  storagePlace: string;
}

/** A processor that the product is configured to use. */
export interface ConfiguredProcessor extends ProcessorFacts {
  /** Key that an entry of the register names it by, with the host: another host is another processor. Stays the same while it is used. */
  part: string;
}

/** Settings that say who gets data. */
export type ProcessorSettings = Pick<
  Config,
  | 'sms'
  | 'mail'
  | 'whatsApp'
  | 'gateway'
  | 'storage'
  | 'backup'
  | 'tracing'
  | 'scanner'
  | 'vapidPrivateKey'
  | 'databaseUrl'
>;

/** An address by a socket has no host. */
const hostOf = (address: string) => new URL(address).host || 'This server';
const MESSAGES = 'Mobile number, name, day and time of sessions; sign-in codes';
const ALL = 'Everything that the clinic keeps';

/** Returns who processes data by the configuration, without a secret or a path. */
export function configuredProcessors(settings: ProcessorSettings): ConfiguredProcessor[] {
  const { sms, mail, whatsApp, gateway, storage, backup, tracing, scanner, vapidPrivateKey, databaseUrl } = settings;
  return [
    {
      part: 'server',
      name: 'Host of the server',
      purposes: 'Runs the product',
      categories: ALL,
      storagePlace: databaseUrl ? 'Logs alone: the database is elsewhere' : 'The disk of the server',
    },
    ...(databaseUrl
      ? [
          {
            part: `database:${hostOf(databaseUrl)}`,
            name: 'Host of the database',
            purposes: 'Keeps the records',
            categories: ALL,
            storagePlace: hostOf(databaseUrl),
          },
        ]
      : []),
    ...sms.providers.flatMap((provider) => smsProvider(provider)),
    ...(mail
      ? [
          {
            part: `email:${mail.host}`,
            name: `E-mail server ${mail.host}`,
            purposes: 'Sends e-mails to patients and the team',
            categories: 'E-mail address, name, documents that are sent, figures of reports',
            storagePlace: mail.isLocal ? 'This server' : mail.host,
          },
        ]
      : []),
    ...(whatsApp
      ? [
          {
            part: `whatsapp:${hostOf(whatsApp.url)}`,
            name: 'Meta (WhatsApp)',
            purposes: 'Sends messages by WhatsApp to patients who agreed',
            categories: MESSAGES,
            storagePlace: hostOf(whatsApp.url),
          },
        ]
      : []),
    ...(gateway
      ? [
          {
            part: `gateway:${hostOf(gateway.url)}`,
            name: 'Razorpay',
            purposes: 'Takes payments by links',
            categories: 'Amount and number of a payment; what patients enter at the gateway themselves',
            storagePlace: hostOf(gateway.url),
          },
        ]
      : []),
    {
      part: storage.kind === 's3' ? `storage:s3:${hostOf(storage.bucketUrl)}` : 'storage:disk',
      name: storage.kind === 's3' ? 'Storage of files (S3)' : 'Storage of files: the disk of the server',
      purposes: 'Keeps pictures, files of patients, documents of hospitals and films',
      categories: 'Pictures, medical files and documents',
      storagePlace: storage.kind === 's3' ? hostOf(storage.bucketUrl) : 'The disk of the server',
    },
    ...(backup
      ? [
          {
            part: 'backup',
            name: 'Place of the backups',
            purposes: 'Keeps encrypted backups',
            categories: `${ALL}, encrypted with a key that is not there`,
            storagePlace: 'The folder of BACKUP_DIR',
          },
        ]
      : []),
    ...(tracing
      ? [
          {
            part: `traces:${hostOf(tracing.endpoint)}`,
            name: 'Receiver of traces (OTLP)',
            purposes: 'Shows where the server loses time',
            categories: 'Operations and their times, ids of requests; no content of records',
            storagePlace: hostOf(tracing.endpoint),
          },
        ]
      : []),
    ...(scanner && 'host' in scanner
      ? [
          {
            part: `scanner:${scanner.host}`,
            name: 'Scanner of files (clamd)',
            purposes: 'Checks files for malware',
            categories: 'Files of patients and documents of hospitals, while they are checked',
            storagePlace: scanner.host,
          },
        ]
      : []),
    ...(vapidPrivateKey
      ? [
          {
            part: 'push',
            name: 'Push services of browsers',
            purposes: 'Carry notifications to devices of patients who switched them on',
            categories:
              'Address of the browser; a notification has no content, and the browser asks this server for it',
            storagePlace: 'Google, Mozilla, Apple or Microsoft, by the browser',
          },
        ]
      : []),
  ];
}

const SMS_NAMES = { exotel: 'Exotel', msg91: 'MSG91' } as const;

/** The provider of text messages; the console sends nothing to anybody. */
function smsProvider(provider: SmsProviderConfig): ConfiguredProcessor[] {
  if (provider.provider === 'console') return [];
  const host = hostOf(provider.url);
  return [
    {
      part: `sms:${provider.provider}:${host}`,
      name:
        provider.provider === 'http'
          ? `Text message gateway ${host}`
          : `${SMS_NAMES[provider.provider]} (text messages)`,
      purposes: 'Sends text messages to patients and the team',
      categories: MESSAGES,
      storagePlace: host,
    },
  ];
}
