import type { SmsConfig } from '../../platform/config.js';
import { ConsoleSmsSender } from './console-sms-sender.js';
import { HttpSmsSender } from './http-sms-sender.js';
import type { SmsSender } from './sms-sender.js';

/** Creates the configured sender. */
export function createSmsSender(config: SmsConfig): SmsSender {
  return config.provider === 'http' ? new HttpSmsSender(config) : new ConsoleSmsSender();
}
