import { z } from 'zod';
import { isProtected, type SmsSurroundings } from './sms-config.js';
import { listed, optional } from './variable-schemas.js';

/** Razorpay, the payment gateway. */
export interface RazorpayConfig {
  url: string;
  keyId: string;
  keySecret: string;
  /** Each verifies webhooks: two while the secret is rotated. */
  webhookSecrets: readonly string[];
}

const RAZORPAY = 'https://api.razorpay.com';

/** Environment variables of the payment gateway. */
export const gatewayVariables = {
  PAYMENT_GATEWAY: optional(z.enum(['off', 'razorpay'])),
  RAZORPAY_KEY_ID: optional(z.string()),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()),
  RAZORPAY_URL: optional(z.url({ protocol: /^https?$/ })),
};
const schema = z.object(gatewayVariables);

/** Reads the payment gateway; undefined: payments by links are settled by hand. */
export function gatewayConfig(
  env: z.output<typeof schema>,
  { allowed, problems }: Omit<SmsSurroundings, 'publicUrl'>,
): RazorpayConfig | undefined {
  if (env.PAYMENT_GATEWAY !== 'razorpay') return undefined;
  const webhookSecrets = listed(env.RAZORPAY_WEBHOOK_SECRET);
  for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'] as const)
    if (!env[name]) problems.push(`${name} is required with PAYMENT_GATEWAY=razorpay`);
  if (webhookSecrets.length === 0) problems.push('RAZORPAY_WEBHOOK_SECRET is required with PAYMENT_GATEWAY=razorpay');
  const url = (env.RAZORPAY_URL ?? RAZORPAY).replace(/\/+$/, '');
  if (!isProtected(url, allowed))
    problems.push('RAZORPAY_URL must begin with https://, or its host stand in OUTBOUND_ALLOW');
  return { url, keyId: env.RAZORPAY_KEY_ID ?? '', keySecret: env.RAZORPAY_KEY_SECRET ?? '', webhookSecrets };
}
