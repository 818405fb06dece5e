import { z } from 'zod';
import { onOff, optional, secondsList } from './variable-schemas.js';

/** Registered texts of sign-in codes with the operators, and the sender; of all providers that send texts as they are. */
export interface DltConfig {
  sender: string;
  dltEntityId: string;
  /** Template of sign-in codes in English. */
  dltTemplateId: string;
  /** Template of sign-in codes in Hindi; undefined: codes are sent in English. */
  dltHindiTemplateId: string | undefined;
}

/** A gateway of one's own, which takes our JSON. */
export interface HttpSmsConfig extends DltConfig {
  provider: 'http';
  url: string;
  apiKey: string;
}

/** Exotel, which takes texts as they are. */
export interface ExotelConfig extends DltConfig {
  provider: 'exotel';
  url: string;
  sid: string;
  apiKey: string;
  apiToken: string;
  /** Address of its delivery receipts; undefined: none are asked for. */
  receiptsAt: string | undefined;
}

/** MSG91, which has templates of its own and takes their values. */
export interface Msg91Config {
  provider: 'msg91';
  url: string;
  authKey: string;
  /** Its template of sign-in codes in English. */
  codeTemplateId: string;
  /** Its template of sign-in codes in Hindi; undefined: codes are sent in English. */
  codeHindiTemplateId: string | undefined;
}

/** A provider of text messages. `console` prints them. */
export type SmsProviderConfig = { provider: 'console' } | HttpSmsConfig | ExotelConfig | Msg91Config;

/** Transport of text messages. */
export interface SmsConfig {
  /** The providers, in the order in which they are asked. */
  providers: readonly [SmsProviderConfig, ...SmsProviderConfig[]];
  /** How long a provider may take, in seconds. */
  timeoutSeconds: number;
  /** Template of the notification that a sign-in number changed. */
  dltChangedTemplateId: string | undefined;
  /** Template of the notification of many wrong codes. */
  dltWrongCodesTemplateId: string | undefined;
}

const EXOTEL = 'https://api.in.exotel.com';
const MSG91 = 'https://control.msg91.com';

/** Environment variables of text messages. */
export const smsVariables = {
  SMS_PROVIDER: optional(z.enum(['console', 'http', 'exotel', 'msg91'])),
  SMS_FALLBACK: optional(z.enum(['http', 'exotel', 'msg91'])),
  SMS_URL: optional(z.url()),
  SMS_API_KEY: optional(z.string()),
  SMS_SENDER: optional(z.string()),
  SMS_DLT_ENTITY_ID: optional(z.string()),
  SMS_DLT_TEMPLATE_ID: optional(z.string()),
  SMS_DLT_TEMPLATE_ID_HI: optional(z.string()),
  SMS_DLT_CHANGED_TEMPLATE_ID: optional(z.string()),
  SMS_DLT_WRONG_CODES_TEMPLATE_ID: optional(z.string()),
  SMS_RECEIPT_SECRET: optional(z.string()),
  EXOTEL_SID: optional(z.string()),
  EXOTEL_API_KEY: optional(z.string()),
  EXOTEL_API_TOKEN: optional(z.string()),
  EXOTEL_URL: optional(z.url({ protocol: /^https?$/ })),
  MSG91_AUTH_KEY: optional(z.string()),
  MSG91_CODE_TEMPLATE_ID: optional(z.string()),
  MSG91_CODE_TEMPLATE_ID_HI: optional(z.string()),
  MSG91_URL: optional(z.url({ protocol: /^https?$/ })),
  MESSAGE_TIMEOUT_SECONDS: optional(z.coerce.number().min(0.1).max(30)),
  MESSAGE_WORKER: optional(onOff),
  MESSAGE_RETRY_SECONDS: optional(secondsList),
  MESSAGE_HOLD_SECONDS: optional(z.coerce.number().min(0).max(3_600)),
};
const schema = z.object(smsVariables);
type SmsVariables = z.output<typeof schema>;
type Chosen = SmsProviderConfig['provider'];

/** What the configuration of text messages needs beside its own variables. */
export interface SmsSurroundings {
  publicUrl: string;
  /** Hosts that may be called by http. */
  allowed: readonly string[];
  /** Collects what is missing or contradictory. */
  problems: string[];
}

/** Returns the variables that a provider requires; each missing one adds a problem and is empty in the result. */
type Needed = <Name extends keyof SmsVariables>(names: readonly Name[], because: string) => Record<Name, string>;

/** Reads the transport of text messages. */
export function smsConfig(env: SmsVariables, { publicUrl, allowed, problems }: SmsSurroundings): SmsConfig {
  const needed: Needed = (names, because) => {
    for (const name of names) if (!env[name]) problems.push(`${name} is required with ${because}`);
    const values = names.map((name) => [name, String(env[name] ?? '')]);
    return Object.fromEntries(values) as Record<(typeof names)[number], string>;
  };
  const first = env.SMS_PROVIDER ?? 'console';
  if (env.SMS_FALLBACK === first) problems.push('SMS_FALLBACK must be another provider than SMS_PROVIDER');
  const receiptsAt =
    env.SMS_RECEIPT_SECRET && `${publicUrl}/api/v1/sms-receipts/${encodeURIComponent(env.SMS_RECEIPT_SECRET)}`;
  const read = (chosen: Chosen, because: string): SmsProviderConfig => {
    if (chosen === 'console') return { provider: 'console' };
    if (chosen === 'http') return httpConfig(env, needed, because);
    const one = chosen === 'msg91' ? msg91Config(env, needed, because) : exotelConfig(env, needed, because, receiptsAt);
    if (!isProtected(one.url, allowed))
      problems.push(`${chosen.toUpperCase()}_URL must begin with https://, or its host stand in OUTBOUND_ALLOW`);
    return one;
  };
  const second = env.SMS_FALLBACK;
  return {
    providers: [
      read(first, `SMS_PROVIDER=${first}`),
      ...(second && second !== first ? [read(second, `SMS_FALLBACK=${second}`)] : []),
    ],
    timeoutSeconds: env.MESSAGE_TIMEOUT_SECONDS ?? 5,
    // The ids of a gateway mean nothing to codes that are printed.
    dltChangedTemplateId: first === 'console' ? undefined : env.SMS_DLT_CHANGED_TEMPLATE_ID,
    dltWrongCodesTemplateId: first === 'console' ? undefined : env.SMS_DLT_WRONG_CODES_TEMPLATE_ID,
  };
}

function dltConfig(env: SmsVariables, needed: Needed, because: string): DltConfig {
  const values = needed(['SMS_SENDER', 'SMS_DLT_ENTITY_ID', 'SMS_DLT_TEMPLATE_ID'], because);
  return {
    sender: values.SMS_SENDER,
    dltEntityId: values.SMS_DLT_ENTITY_ID,
    dltTemplateId: values.SMS_DLT_TEMPLATE_ID,
    dltHindiTemplateId: env.SMS_DLT_TEMPLATE_ID_HI,
  };
}

function httpConfig(env: SmsVariables, needed: Needed, because: string): HttpSmsConfig {
  const values = needed(['SMS_URL', 'SMS_API_KEY'], because);
  const dlt = dltConfig(env, needed, because);
  needed(['SMS_DLT_CHANGED_TEMPLATE_ID', 'SMS_DLT_WRONG_CODES_TEMPLATE_ID'], because);
  return { provider: 'http', url: values.SMS_URL, apiKey: values.SMS_API_KEY, ...dlt };
}

function exotelConfig(
  env: SmsVariables,
  needed: Needed,
  because: string,
  receiptsAt: string | undefined,
): ExotelConfig {
  const values = needed(['EXOTEL_SID', 'EXOTEL_API_KEY', 'EXOTEL_API_TOKEN'], because);
  return {
    provider: 'exotel',
    url: withoutSlash(env.EXOTEL_URL ?? EXOTEL),
    sid: values.EXOTEL_SID,
    apiKey: values.EXOTEL_API_KEY,
    apiToken: values.EXOTEL_API_TOKEN,
    receiptsAt: receiptsAt && `${receiptsAt}/exotel`,
    ...dltConfig(env, needed, because),
  };
}

function msg91Config(env: SmsVariables, needed: Needed, because: string): Msg91Config {
  const values = needed(['MSG91_AUTH_KEY', 'MSG91_CODE_TEMPLATE_ID'], because);
  return {
    provider: 'msg91',
    url: withoutSlash(env.MSG91_URL ?? MSG91),
    authKey: values.MSG91_AUTH_KEY,
    codeTemplateId: values.MSG91_CODE_TEMPLATE_ID,
    codeHindiTemplateId: env.MSG91_CODE_TEMPLATE_ID_HI,
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Returns whether an address has TLS, or the operator exempted its host. */
export function isProtected(address: string, allowed: readonly string[]): boolean {
  const { protocol, host, hostname } = new URL(address);
  return protocol === 'https:' || allowed.includes(host) || allowed.includes(hostname);
}
