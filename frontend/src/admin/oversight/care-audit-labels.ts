/** Labels of permissions on messages between patients and the care team. */
export const careLabels = {
  'careThread.read': 'Read messages of a patient',
  'careThread.list': 'List messages of patients',
  'careThread.assign': 'Assign messages of a patient',
  'careThread.close': 'Close messages of a patient',
  'careMessage.send': 'Send a message',
  'careMessage.read': 'Mark messages as read',
  'careMessage.withdraw': 'Take back a message',
  'carePhoto.add': 'Upload a photo of a message',
  'carePhoto.open': 'Open a photo of a message',
  'careAnswer.list': 'List canned answers',
  'careAnswer.save': 'Save a canned answer',
  'careAnswer.delete': 'Delete a canned answer',
} as const;
