import { useEffect } from 'react';
import type { AppSession } from '../auth/AppSession';
import { fetchGraphql } from '../auth/fetch-graphql';
import type { PresentClinicQuery } from '../gql/generated';
import { log } from '../log';
import presentClinic from './present-clinic.graphql?raw';

/** Opened by the first page with an account; the other tabs show the same clinic. */
let opened: BroadcastChannel | undefined;
const channel = () => (opened ??= new BroadcastChannel('clinic'));
const here = new EventTarget();

/** Announces changed clinic facts, in this tab and the browser's others. */
export function clinicChanged(): void {
  here.dispatchEvent(new Event('changed'));
  channel().postMessage(null);
}

/**
 * Keeps the clinic facts up to date: refetches them on a change in this browser, and on focus, because another admin may have changed them.
 * On failure, the known facts stay.
 */
export function usePresentClinic(session: AppSession): void {
  useEffect(() => {
    const read = async () => {
      try {
        const { clinic } = await fetchGraphql<PresentClinicQuery>(session.fetch, 'PresentClinic', presentClinic, {});
        session.noteClinic(clinic);
      } catch (failure) {
        log.warn('The facts of the clinic could not be read.', failure);
      }
    };
    const changed = () => void read();
    const shown = () => document.visibilityState === 'visible' && changed();
    const tabs = channel();
    here.addEventListener('changed', changed);
    tabs.addEventListener('message', changed);
    document.addEventListener('visibilitychange', shown);
    return () => {
      here.removeEventListener('changed', changed);
      tabs.removeEventListener('message', changed);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [session]);
}
