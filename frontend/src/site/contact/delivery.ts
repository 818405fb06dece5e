import { serverPaths } from '../../paths';
import { fetchToken, formCall, NotTaken } from './form-call';

/** The server takes no token that is younger, in milliseconds. */
const leastAge = 2_000;

interface Token {
  readonly text: string;
  readonly fetchedAt: number;
}

function isTokenSpent(error: unknown): boolean {
  return error instanceof NotTaken && (error.code === 'IDEMPOTENCY_KEY_REUSED' || 'token' in error.fields);
}

/** Sends the messages of one form to an open clinic (clinic §6). */
export class Delivery {
  private token: Promise<Token> | undefined;

  constructor(private readonly form: 'CONTACT' | 'ABOUT') {}

  /** Fetches the token when somebody begins to write, so that it is old enough when they have. What goes wrong is said when they send. */
  readonly begin = () => void this.prepare().catch(() => undefined);

  /**
   * Sends a message. While it is not known whether it arrived, the token stays: the same message sent again is then stored once.
   * One that the server takes no more, being used or older than a day, is replaced.
   * @throws NotTaken, or whatever kept the answer away
   */
  async send(values: Readonly<Record<string, string>>): Promise<void> {
    try {
      await this.post(values);
    } catch (error) {
      if (!isTokenSpent(error)) throw error;
      this.token = undefined;
      await this.post(values);
    }
    this.token = undefined;
  }

  private prepare(): Promise<Token> {
    this.token ??= fetchToken().then(
      (text) => ({ text, fetchedAt: Date.now() }),
      (error: unknown) => {
        this.token = undefined;
        throw error;
      },
    );
    return this.token;
  }

  private async post(values: Readonly<Record<string, string>>): Promise<void> {
    const { text, fetchedAt } = await this.prepare();
    const early = leastAge - (Date.now() - fetchedAt);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    await formCall(serverPaths.contactMessages, { form: this.form, token: text, ...values });
  }
}
