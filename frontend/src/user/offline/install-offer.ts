import { useEffect, useState } from 'react';

/** The event by which Chromium offers the installation of a page; it has no type in TypeScript's library. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const DISMISSED = 'install-dismissed';

/** Offers the installation where the browser can, until the patient dismisses it on this phone. */
export function useInstallOffer() {
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  const [isDismissed, setDismissed] = useState(() => stored() !== null);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault(); // the browser's own bar
      setOffer(event as InstallEvent);
    };
    const forget = () => setOffer(null);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', forget);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', forget);
    };
  }, []);
  const install = async () => {
    await offer?.prompt();
    setOffer(null); // an event prompts once
  };
  const dismiss = () => {
    setDismissed(true);
    try {
      localStorage.setItem(DISMISSED, 'yes');
    } catch {
      // Without storage, the offer comes again with the next visit.
    }
  };
  return { offer, isDismissed, install, dismiss };
}

function stored(): string | null {
  try {
    return localStorage.getItem(DISMISSED);
  } catch {
    return null;
  }
}

/** Whether the page runs in a browser of iPhone or iPad, which installs it by its Share menu only, and is not installed. */
export function canInstallByHand(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
