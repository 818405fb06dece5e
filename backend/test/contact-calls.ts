import { setBackSettings } from './clinic-calls.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** The form of /contact, filled in. */
export const contactForm = {
  form: 'CONTACT',
  name: 'Asha Verma',
  phone: '+91 98765 43210',
  subject: 'Knee',
  message: 'When can I start?\nI live in Lucknow.',
};

/** The form of /about, filled in. */
export const aboutForm = {
  form: 'ABOUT',
  firstName: 'Ravi',
  lastName: 'Kumar',
  email: 'ravi@example.com',
  message: 'Hi',
};

/** Opens the clinic, behind the settings' back. */
export async function openForVisitors(app: TestApp): Promise<void> {
  await setBackSettings(app);
  await app.sql('update clinic_settings set opened_at = now()');
}

/** The answer to a form. */
interface Sent {
  message: string;
  code?: string;
  fields?: Record<string, string>;
}

/** A token as a form gets one. */
export async function tokenFrom(browser: TestClient): Promise<string> {
  const { body } = await browser.rest<{ data: { token: string } }>('GET', '/contact-messages/token');
  return body.data.token;
}

/** A token that is old enough. */
export async function tokenAtHand(app: TestApp): Promise<string> {
  const token = await tokenFrom(app.client());
  app.clock.set(new Date(app.clock.now().getTime() + 5_000));
  return token;
}

/** Sends a form. */
export async function sendForm(browser: TestClient, form: object, headers: Record<string, string> = {}) {
  return browser.rest<Sent>('POST', '/contact-messages', form, headers);
}

/** Sends a form as a visitor who took the time to fill it in; what came back. */
export async function write(app: TestApp, form: object) {
  return sendForm(app.client(), { website: '', token: await tokenAtHand(app), ...form });
}
