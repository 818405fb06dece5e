import { z } from 'zod';
import { isProtected, type SmsSurroundings } from './sms-config.js';
import { listed, optional } from './variable-schemas.js';

/** WhatsApp Business, by Meta's Cloud API. */
export interface WhatsAppConfig {
  url: string;
  token: string;
  /** Id of the clinic's number with Meta, from which messages go. */
  phoneNumberId: string;
  /** Each verifies the signature of events: two while the secret is rotated. */
  appSecrets: readonly string[];
  /** Each proves to us that Meta asks for the confirmation of the address of events. */
  verifyTokens: readonly string[];
  /** How long Meta may take, in seconds. */
  timeoutSeconds: number;
}

const META = 'https://graph.facebook.com/v25.0';

/** Environment variables of WhatsApp. */
export const whatsAppVariables = {
  WHATSAPP_TOKEN: optional(z.string()),
  WHATSAPP_PHONE_NUMBER_ID: optional(z.string()),
  WHATSAPP_APP_SECRET: optional(z.string()),
  WHATSAPP_VERIFY_TOKEN: optional(z.string()),
  WHATSAPP_URL: optional(z.url({ protocol: /^https?$/ })),
};
const schema = z.object(whatsAppVariables);

const NEEDED = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const;

/** Reads WhatsApp; undefined: nothing goes by it. Its variables need each other; the address has a default. */
export function whatsAppConfig(
  env: z.output<typeof schema>,
  { timeoutSeconds, allowed, problems }: Omit<SmsSurroundings, 'publicUrl'> & { timeoutSeconds: number },
): WhatsAppConfig | undefined {
  if (NEEDED.every((name) => !env[name]) && !env.WHATSAPP_URL) return undefined;
  for (const name of NEEDED) if (!env[name]) problems.push(`${name} is required with the other variables of WhatsApp`);
  const url = (env.WHATSAPP_URL ?? META).replace(/\/+$/, '');
  if (!isProtected(url, allowed))
    problems.push('WHATSAPP_URL must begin with https://, or its host stand in OUTBOUND_ALLOW');
  return {
    url,
    token: env.WHATSAPP_TOKEN ?? '',
    phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID ?? '',
    appSecrets: listed(env.WHATSAPP_APP_SECRET),
    verifyTokens: listed(env.WHATSAPP_VERIFY_TOKEN),
    timeoutSeconds,
  };
}
