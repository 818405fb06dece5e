import type { SmsConfig } from '../../platform/sms-config.js';
import { ConsoleProvider } from './console-provider.js';
import { ExotelProvider } from './exotel-provider.js';
import { HttpProvider } from './http-provider.js';
import { Msg91Provider } from './msg91-provider.js';
import type { SmsProvider } from './sms-provider.js';

/** Creates the configured providers, in the order in which they are asked. */
export function createSmsProviders({ providers, timeoutSeconds }: SmsConfig): SmsProvider[] {
  return providers.map((config) => {
    switch (config.provider) {
      case 'console':
        return new ConsoleProvider();
      case 'http':
        return new HttpProvider(config, timeoutSeconds);
      case 'exotel':
        return new ExotelProvider(config, timeoutSeconds);
      case 'msg91':
        return new Msg91Provider(config, timeoutSeconds);
    }
  });
}
