import { familyPermissions } from './family-permissions.js';

/** The clinic's side of a conversation with a patient (companion §7), and both sides. */
const careTeam = ['physiotherapist', 'doctor', 'admin'] as const;
const careSides = ['patient', ...careTeam] as const;

/**
 * Permissions on messages between patients and the care team, on patients' consents and reminders, and on push: the part of the access
 * policy for messaging.
 */
export const carePermissions = {
  ...familyPermissions,
  // Patients: only their own conversation. Physiotherapists and doctors: those of their live plans; admins: all.
  'careThread.read': careSides,
  'careThread.list': careTeam,
  'careThread.assign': careTeam,
  'careThread.close': careTeam,
  'careMessage.send': careSides,
  'careMessage.read': careSides,
  'careMessage.withdraw': careSides,
  // Users: only family members with the right to messages.
  'carePhoto.add': ['user', ...careSides],
  'carePhoto.open': ['user', ...careSides],
  'careAnswer.list': careTeam,
  'careAnswer.save': ['physiotherapist', 'admin'],
  'careAnswer.delete': ['physiotherapist', 'admin'],
  'consent.own': ['patient'],
  'reminder.own': ['patient'],
  // Patients, and whoever a patient let in.
  'push.own': ['user', 'patient'],
} as const;
