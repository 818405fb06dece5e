import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';

const CHANNEL = validationMessage('ONE_OF', { input: 'MESSAGE_CHANNEL', choices: 'SMS' });

/** Input of a test message. */
export const channelTestInput = z.object({
  channel: z.enum(['SMS'], CHANNEL),
  provider: z.string(validationMessage('REQUIRED', { input: 'PROVIDER' })),
});
