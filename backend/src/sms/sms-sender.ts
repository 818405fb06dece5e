/** The way text messages leave the house. */
export interface SmsSender {
  /**
   * Hands a one-time password over to the provider.
   * @param phone E.164
   * @throws when the provider did not take it
   */
  sendOtp(phone: string, code: string): Promise<void>;

  /**
   * Tells a number that it is no longer the sign-in name of its account (AU-9).
   * @param phone E.164
   * @throws when the provider did not take it
   */
  sendNumberChanged(phone: string): Promise<void>;

  /**
   * Tells a number that many wrong codes were tried for it today (OTP-6).
   * @param phone E.164
   * @throws when the provider did not take it
   */
  sendWrongCodes(phone: string): Promise<void>;
}
