import { log } from '#src/log';

/** What a waiting version asks for. */
interface Listener {
  /** Called when a new version of the area waits. */
  readonly onWaiting: () => void;
}

let registration: ServiceWorkerRegistration | undefined;

/**
 * Registers the service worker of the patient's area, which keeps its pages for a visit without a connection. A build of another language
 * has its own worker, and replaces the present one at once, because the page has been loaded anew.
 */
export async function registerWorker({ onWaiting }: Listener): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const address = `${import.meta.env.BASE_URL}service-worker.js`;
    registration = await navigator.serviceWorker.register(address, { scope: '/user', updateViaCache: 'none' });
    const look = () => {
      const { waiting } = registration ?? {};
      if (!waiting || !navigator.serviceWorker.controller) return;
      if (waiting.scriptURL === navigator.serviceWorker.controller.scriptURL) onWaiting();
      else activate(waiting);
    };
    look();
    registration.addEventListener('updatefound', () => registration?.installing?.addEventListener('statechange', look));
  } catch (error) {
    log.warn('The pages could not be kept for a visit without a connection.', error);
  }
}

/** Activates the waiting version and reloads the page in it. */
export function updateWorker(): void {
  const waiting = registration?.waiting;
  if (!waiting) return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  activate(waiting);
}

function activate(worker: ServiceWorker): void {
  worker.postMessage({ type: 'SKIP_WAITING' }, []); // as serwist names it
}
