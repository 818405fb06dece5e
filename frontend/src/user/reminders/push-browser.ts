/** What this browser can do about notifications. */
export type PushAbility = 'CAN' | 'NEEDS_HOME_SCREEN' | 'CANNOT' | 'BLOCKED';

/** Milliseconds to wait for the service worker, which never becomes ready where none was registered. */
const PATIENCE = 15_000;

/** Key of the account whose notifications this browser shows. */
const ACCOUNT_KEY = 'push-account';

/** Returns whether the page runs on an iPhone or iPad, which can show notifications only from the home screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Returns what this browser can do, without asking for anything. */
export function pushAbility(): PushAbility {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && typeof Notification !== 'undefined';
  if (!hasPush) return isAppleTouch() ? 'NEEDS_HOME_SCREEN' : 'CANNOT';
  const { permission } = Notification;
  return permission === 'denied' ? 'BLOCKED' : 'CAN';
}

/** Returns this browser's subscription; null without one or without a service worker. */
async function presentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/user/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns whether this browser shows notifications of an account. */
export async function isSubscribed(account: string): Promise<boolean> {
  if (pushAbility() !== 'CAN' || localStorage.getItem(ACCOUNT_KEY) !== account) return false;
  return (await presentSubscription()) !== null;
}

/** Waits for the service worker. @throws Error if none becomes ready */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no service worker')), PATIENCE);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Decodes base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

/** Subscribes with a key; a subscription with another key, such as the clinic's former one, is ended first. */
async function subscribeWith({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}

interface Subscriber {
  readonly account: string;
  readonly pushKey: string;
  /** Tells the server of the endpoint. */
  readonly send: (endpoint: string) => Promise<unknown>;
}

/**
 * Asks the person for permission, and subscribes this browser. To be called by a tap, or the browser does not ask.
 * @returns whether the person allowed it
 * @throws Error if the browser or the server could not
 */
export async function subscribeBrowser({ account, pushKey, send }: Subscriber): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const subscription = await subscribeWith(await readyWorker(), pushKey);
  try {
    await send(subscription.endpoint);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  localStorage.setItem(ACCOUNT_KEY, account);
  return true;
}

/** Tells the server that this browser shows no more notifications, and ends its subscription. */
export async function unsubscribeBrowser(send: (endpoint: string) => Promise<unknown>): Promise<void> {
  const subscription = await presentSubscription();
  if (subscription) {
    await send(subscription.endpoint);
    await subscription.unsubscribe();
  }
  localStorage.removeItem(ACCOUNT_KEY);
}
