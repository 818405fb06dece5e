import { insertAdmin } from './builders.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** An admin who has signed in, and the id of the account. */
export async function signInAdmin(app: TestApp): Promise<{ admin: TestClient; adminId: string }> {
  const { id, phone } = await insertAdmin(app.sql);
  return { admin: await app.signIn(phone, 'admin'), adminId: id };
}
