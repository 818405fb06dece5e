import * as text from '#messages/app';
import { code } from '#messages/language';

/** Answer of GET /api/v1/push/next: what is new for the signed-in account. */
interface NextNotice {
  readonly data: { readonly title: string; readonly body: string; readonly url: string } | null;
}

/**
 * Shows what a push message announces. The message has no content, and the worker asks the server; without an answer, or signed out, the
 * notice only says that there is news.
 */
export async function showNotice(registration: ServiceWorkerRegistration): Promise<void> {
  const { title, body, url } = (await nextNotice()) ?? { title: text.news, body: '', url: '/user/today' };
  await registration.showNotification(title, { body, data: { url }, tag: url, lang: code });
}

async function nextNotice(): Promise<NextNotice['data']> {
  try {
    const response = await fetch('/api/v1/push/next', { credentials: 'same-origin' });
    if (!response.ok) return null;
    const { data } = (await response.json()) as NextNotice;
    return data;
  } catch {
    return null;
  }
}

/** Opens the address of a notice in a window of the area, else in a new one. */
export async function openNotice(clients: Clients, notice: Notification): Promise<void> {
  notice.close();
  const { url } = notice.data as { readonly url: string };
  const [window] = await clients.matchAll({ type: 'window' });
  if (!window) return void (await clients.openWindow(url));
  await window.navigate(url);
  await window.focus();
}
