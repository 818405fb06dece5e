/** Labels of the providers of messages. */
const labels: Readonly<Record<string, string>> = {
  console: 'Console',
  http: 'SMS gateway',
  exotel: 'Exotel',
  msg91: 'MSG91',
  meta: 'WhatsApp',
  smtp: 'Mail server',
};

/** Returns the label of a provider; its name if it is not known. */
export const providerLabel = (provider: string): string => labels[provider] ?? provider;
