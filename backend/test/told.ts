import type { MessageKind } from '../src/messaging/messages/message-kind.js';
import type { TestApp } from './test-app.js';

/** The numbers that something was told, in order: what stands in the outbox is sent. */
export async function told(app: TestApp, kind: MessageKind): Promise<string[]> {
  const rows = await app.sql<{ recipient: string }>('select recipient from message where kind = $1 order by id', [
    kind,
  ]);
  return rows.map(({ recipient }) => recipient);
}
