import { z } from 'zod';
import { messageChannels } from '../../identity/index.js';
import { validationMessage } from '../../platform/errors/reason.js';

const CHANNEL = validationMessage('ONE_OF', { input: 'MESSAGE_CHANNEL', choices: messageChannels.join(', ') });

/** Input of a test message. */
export const channelTestInput = z.object({
  channel: z.enum(messageChannels, CHANNEL),
  provider: z.string(validationMessage('REQUIRED', { input: 'PROVIDER' })),
});
