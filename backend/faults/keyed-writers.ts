import { setTimeout as wait } from 'node:timers/promises';
import type { TestClient } from '../test/test-client.js';

const RECORD = `mutation ($patientId: ID!, $key: String!) {
  recordPayment(input: { patientId: $patientId, amount: 100, method: UPI }, idempotencyKey: $key) { id } }`;

/** Writes payments until it is ended; what is not answered is sent again with the same key, as a program must (ID-1). */
export class KeyedWriters {
  /** The payment that each key was answered with. */
  readonly answered = new Map<string, string>();
  /** How often something had to be sent again. */
  again = 0;
  private isEnded = false;
  private readonly work: Promise<void[]>;

  constructor(browser: () => TestClient, patientId: string, writers: number) {
    this.work = Promise.all(Array.from({ length: writers }, (_, writer) => this.write(browser, patientId, writer)));
  }

  private async write(browser: () => TestClient, patientId: string, writer: number): Promise<void> {
    for (let n = 0; !this.isEnded; n++) {
      const key = `payment ${n} of writer ${writer}`;
      for (;;) {
        const answer = await browser()
          .graphql<{ recordPayment: { id: string } }>(RECORD, { patientId, key })
          .catch(() => undefined);
        const id = answer?.body.data?.recordPayment.id;
        if (id) {
          this.answered.set(key, id);
          break;
        }
        this.again++;
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
