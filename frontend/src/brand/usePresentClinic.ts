import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import type { AppSession } from '../auth/AppSession';
import { PresentClinicDocument } from '../gql/generated';
import { log } from '../log';

/** The browser's other tabs, which show the same clinic; opened by the first page that works with an account. */
let opened: BroadcastChannel | undefined;
const channel = () => (opened ??= new BroadcastChannel('clinic'));
const here = new EventTarget();

/** Says, in this tab and the browser's others, that the facts of the clinic were changed. */
export function clinicChanged(): void {
  here.dispatchEvent(new Event('changed'));
  channel().postMessage(null);
}

/**
 * Keeps the facts of the clinic up to date, which came with the page: reads them anew when somebody changed them in this browser, and when
 * the tab is shown again, since another admin may have. A failure keeps what was known.
 */
export function usePresentClinic(client: ApolloClient, session: AppSession): void {
  useEffect(() => {
    const read = async () => {
      try {
        const { data } = await client.query({ query: PresentClinicDocument, fetchPolicy: 'no-cache' });
        if (data) session.noteClinic(data.clinic);
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
  }, [client, session]);
}
