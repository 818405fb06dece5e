import { setTimeout as wait } from 'node:timers/promises';
import type { TestClient } from '../test/test-client.js';

const RECORD = `mutation ($patientId: ID!, $key: String!) {
  recordPayment(input: { patientId: $patientId, amount: 100, method: UPI }, idempotencyKey: $key) { id } }`;

/** Sends one payment; answers its id, or why there is none. */
async function send(browser: TestClient, payment: object): Promise<{ id?: string | undefined; failure: string }> {
  try {
    const { status, body } = await browser.graphql<{ recordPayment: { id: string } }>(RECORD, payment);
    return { id: body.data?.recordPayment.id, failure: String(status) };
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return { failure: code ?? String(error) };
  }
}

/** Writes payments until it is ended; what is not answered is sent again with the same key, as a program must (ID-1). */
export class KeyedWriters {
  /** The payment that each key was answered with. */
  readonly answered = new Map<string, string>();
  /** How often something had to be sent again, by why: the status that it was answered with, or how the connection failed. */
  readonly failures = new Map<string, number>();
  private isEnded = false;
  private readonly work: Promise<void[]>;

  constructor(browser: () => TestClient, patientId: string, writers: number) {
    this.work = Promise.all(Array.from({ length: writers }, (_, writer) => this.write(browser, patientId, writer)));
  }

  /** How often something had to be sent again. */
  get again(): number {
    return [...this.failures.values()].reduce((sum, times) => sum + times, 0);
  }

  private async write(browser: () => TestClient, patientId: string, writer: number): Promise<void> {
    for (let n = 0; !this.isEnded; n++) {
      const key = `payment ${n} of writer ${writer}`;
      for (;;) {
        const { id, failure } = await send(browser(), { patientId, key });
        if (id) {
          this.answered.set(key, id);
          break;
        }
        this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
        await wait(50);
      }
    }
  }

  /** Ends the writers, each after its present payment. */
  async end(): Promise<void> {
    this.isEnded = true;
    await this.work;
  }
}
