import type { ConversationTexts } from '../conversation-texts';

/** Texts of a conversation for the team. */
export const teamTexts: ConversationTexts = {
  list: 'Messages with the patient',
  none: 'No messages yet.',
  noneHint: 'Write to the patient, who gets a text message about it without its content.',
  earlier: 'Show earlier messages',
  you: 'You',
  nameless: 'No name',
  readAt: ({ moment }) => `Read: ${moment}`,
  notRead: 'Not read yet',
  withdrawn: 'This message was withdrawn.',
  withdraw: 'Withdraw',
  notWithdrawn: 'Failed to withdraw the message',
  message: 'Your message',
  send: 'Send',
  sending: 'Sending…',
  notSent: 'Failed to send the message; what you wrote is still here',
  addPhoto: 'Add a photo',
  photo: ({ number }) => `Photo ${number}`,
  openPhoto: ({ number }) => `Open photo ${number}`,
  uploading: ({ percent }) => `Uploading: ${percent}%`,
  notUploaded: 'Failed to upload the photo',
  again: 'Try again',
  remove: ({ number }) => `Remove photo ${number}`,
  mostPhotos: ({ most }) => `At most ${most} photos go with a message.`,
  ended: 'You cannot write to this patient.',
};
