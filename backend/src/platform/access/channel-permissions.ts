const admins = ['admin'] as const;
/** The front desk (bench §1): admins and reception. */
const desk = ['reception', 'admin'] as const;
const accounts = ['user', 'patient', 'physiotherapist', 'doctor', 'reception', 'admin'] as const;
const everyone = ['visitor', 'user', 'patient', 'physiotherapist', 'doctor', 'reception', 'admin'] as const;

/** Permissions on channels of messages, what is said of them, and what their providers report: their part of the access policy. */
export const channelPermissions = {
  // The SMS gateway authenticates by the secret in the address.
  'message.report': everyone,
  // Meta authenticates by the signature of the bytes.
  'whatsAppEvent.report': everyone,
  'whatsApp.isOffered': accounts,
  'channel.list': admins,
  'channel.test': admins,
  // Patients: only their own.
  'channelConsent.list': ['patient', ...desk],
  'channelConsent.set': ['patient', ...desk],
} as const;
