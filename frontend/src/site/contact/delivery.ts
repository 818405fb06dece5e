import { serverPaths } from '../../paths';
import { fetchToken, formCall, NotTaken } from './form-call';

/** The server takes no token that is younger, in milliseconds. */
const leastAge = 2_000;
/** It takes none that is older than a day. */
const mostAge = 86_000_000;

interface Token {
  readonly text: string;
  readonly fetchedAt: number;
}

/** Sends the messages of one form to an open clinic (clinic §6). */
export class Delivery {
  private token: Promise<Token> | undefined;

  constructor(private readonly form: 'CONTACT' | 'ABOUT') {}

  /** Fetches the token when somebody begins to write, so that it is old enough when they have. */
  async prepare(): Promise<Token> {
    this.token ??= fetchToken().then((text) => ({ text, fetchedAt: Date.now() }));
    try {
      return await this.token;
    } catch (error) {
      this.token = undefined;
      throw error;
    }
  }

  /**
   * Sends a message. While it is not known whether it arrived, the token stays: the same message sent again is then stored once.
   * @throws NotTaken, or whatever kept the answer away
   */
  async send(values: Readonly<Record<string, string>>): Promise<void> {
    try {
      await this.post(values);
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      const isTokenSpent = error.code === 'IDEMPOTENCY_KEY_REUSED' || 'token' in error.fields;
      if (!isTokenSpent) throw error;
      this.token = undefined;
      await this.post(values);
    }
    this.token = undefined;
  }

  private async post(values: Readonly<Record<string, string>>): Promise<void> {
    const { text, fetchedAt } = await this.freshToken();
    const early = leastAge - (Date.now() - fetchedAt);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    await formCall(serverPaths.contactMessages, { form: this.form, token: text, ...values });
  }

  private async freshToken(): Promise<Token> {
    const token = await this.prepare();
    if (Date.now() - token.fetchedAt < mostAge) return token;
    this.token = undefined;
    return this.prepare();
  }
}
