import type { SmsSender } from './sms-sender.js';

/** Prints each code on standard output, for development; production refuses to start with it. */
export class ConsoleSmsSender implements SmsSender {
  async sendOtp(phone: string, code: string): Promise<void> {
    console.log(`OTP for ${phone}: ${code}`);
  }

  async sendNumberChanged(phone: string): Promise<void> {
    console.log(`Message for ${phone}: the sign-in number of your account was changed`);
  }

  async sendWrongCodes(phone: string): Promise<void> {
    console.log(`Message for ${phone}: many wrong codes were tried for your account today`);
  }
}
