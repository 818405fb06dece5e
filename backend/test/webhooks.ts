import { randomUUID } from 'node:crypto';
import { insertPatient } from './builders.js';
import { createHospitalApp, insertClient } from './hospital.js';
import { signInAdmin } from './signed-in-admin.js';
import type { TestApp, TestAppOptions } from './test-app.js';
import type { TestClient } from './test-client.js';
import { WebhookReceiver, type Told } from './webhook-receiver.js';

/** A delivery as the console lists it. */
interface Delivery {
  id: string;
  event: string;
  status: string;
  attempts: number;
  code: string | null;
  nextAttemptAt: string | null;
  deliveredAt: string | null;
}

/** An endpoint that is told of changes at a path of its own. */
export interface Listening {
  clientId: string;
  id: string;
  secret: string;
  path: string;
  /** What it was told. */
  told: () => Told[];
  deliveries: () => Promise<Delivery[]>;
}

/** A clinic, an admin, and a hospital that is told of changes. */
export interface WebhookWorld {
  app: TestApp;
  admin: TestClient;
  receiver: WebhookReceiver;
  /** An endpoint of a client, for changes of records unless told otherwise. */
  listening: (columns?: Record<string, unknown>, events?: readonly string[]) => Promise<Listening>;
  /** Changes a record of its own; the id of it. */
  change: () => Promise<string>;
  send: (now?: Date) => Promise<void>;
  /** Sends until nothing is tried any more. */
  giveUp: () => Promise<void>;
  /** Ends all endpoints, so that what one test makes of them is not told of the changes of the next. */
  endAll: () => Promise<void>;
  close: () => Promise<void>;
}

/** Some seconds from now, by the clock that decides what is due. */
export const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);

const CREATE =
  'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret endpoint { id } } }';
const DELIVERIES =
  'query ($id: ID!) { webhookDeliveries(endpointId: $id, first: 50) { id event status attempts code nextAttemptAt deliveredAt } }';

/** After the first try they try again after 5 seconds, after 300 more, and then no more. */
export async function createWebhookWorld(options: TestAppOptions = {}): Promise<WebhookWorld> {
  const receiver = await new WebhookReceiver().listen();
  const config = { outboundAllow: [receiver.host], webhookRetrySeconds: [5, 300] };
  const app = await createHospitalApp({ ...options, config });
  const { admin } = await signInAdmin(app);
  const send = (now?: Date) => app.application.sendWebhooks(now);
  return {
    app,
    admin,
    receiver,
    send,
    listening: async (columns = {}, events = ['patient.updated']) => {
      const { id: clientId } = await insertClient(app.sql, columns);
      const path = `/${randomUUID()}`;
      const input = { clientId, url: `http://${receiver.host}${path}`, events };
      const { body } = await admin.graphql<{ createWebhookEndpoint: { secret: string; endpoint: { id: string } } }>(
        CREATE,
        { input },
      );
      const { secret = '', endpoint } = body.data?.createWebhookEndpoint ?? {};
      const id = endpoint?.id ?? '';
      const deliveries = async () =>
        (await admin.graphql<{ webhookDeliveries: Delivery[] }>(DELIVERIES, { id })).body.data?.webhookDeliveries ?? [];
      return { clientId, id, secret, path, told: () => receiver.told.filter((one) => one.path === path), deliveries };
    },
    change: async () => {
      const { id } = await insertPatient(app.sql, { name: 'Sunita Yadav' });
      await app.sql("update patient set name = 'Sunita Sharma' where id = $1", [id]);
      return id;
    },
    giveUp: async () => {
      await send();
      for (const seconds of [6, 400]) await send(later(seconds));
    },
    endAll: async () => {
      receiver.answer = (response) => response.writeHead(204).end();
      await app.sql("update webhook_endpoint set ended_at = now(), end_reason = 'ENDED' where ended_at is null");
    },
    close: async () => {
      await app.close();
      receiver.close();
    },
  };
}
