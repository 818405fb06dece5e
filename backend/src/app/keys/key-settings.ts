import type { Config } from '../../platform/config.js';

/** A setting that holds one secret, or several while it is rotated. */
export interface KeySetting {
  name: string;
  secrets: readonly string[];
  /** What a replaced secret made that is stored nowhere, as a sentence. */
  note: string;
}

const AT_THE_SENDER = 'Take it out once the sender uses the new one.';

/** Lists the settings whose secrets may be rotated with both in force. */
export function keySettings(config: Config): KeySetting[] {
  const { gateway, whatsApp, limits } = config;
  return [
    {
      name: 'SESSION_SECRET',
      secrets: config.sessionSecrets,
      note: `Cookies are not stored: keep it for ${limits.patientKeptDays} days, or everybody who signed in before the change signs in again; and for ${limits.deviceDays} days, or devices without a sign-in since are forgotten.`,
    },
    { name: 'OTP_PEPPER', secrets: config.otpPeppers, note: 'Take it out when what is lost by then may be lost.' },
    {
      name: 'AUDIT_KEY',
      secrets: config.auditSecrets,
      note: 'Without it npm run audit stops at the first seal under it.',
    },
    {
      name: 'SMART_SIGNING_KEY',
      secrets: config.smartSigningKeys,
      note: 'Access tokens are not stored: keep it for five minutes after the last restart.',
    },
    { name: 'METRICS_TOKEN', secrets: config.metricsTokens, note: 'Take it out once Prometheus uses the new one.' },
    { name: 'SMS_RECEIPT_SECRET', secrets: config.smsReceiptSecrets, note: AT_THE_SENDER },
    { name: 'WHATSAPP_APP_SECRET', secrets: whatsApp?.appSecrets ?? [], note: AT_THE_SENDER },
    { name: 'WHATSAPP_VERIFY_TOKEN', secrets: whatsApp?.verifyTokens ?? [], note: AT_THE_SENDER },
    { name: 'RAZORPAY_WEBHOOK_SECRET', secrets: gateway?.webhookSecrets ?? [], note: AT_THE_SENDER },
  ];
}

/** Lists the names of the settings that hold more than one secret. */
export const settingsUnderRotation = (config: Config): string[] =>
  keySettings(config).flatMap(({ name, secrets }) => (secrets.length > 1 ? [name] : []));
