import { useEffect, useRef, useState } from 'react';
import { log } from '../log';
import { notPreparedText, type PreparedFilm } from './prepared-film';

/** State of the preparation of a film. */
export type Preparation =
  | { readonly step: 'none' | 'canceled' }
  | { readonly step: 'running'; readonly percent: number }
  | { readonly step: 'done'; readonly film: PreparedFilm }
  /** The file itself can be sent, and the server decides. */
  | { readonly step: 'failed'; readonly text: string; readonly file: File };

/** Prepares chosen films in the browser, one at a time; a new one, and the end of the dialog, cancel the one before. */
export function usePreparation(onChange: (state: Preparation) => void) {
  const [state, setState] = useState<Preparation>({ step: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const set = (next: Preparation) => {
    setState(next);
    onChange(next);
  };
  const prepare = async (file: File) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    set({ step: 'running', percent: 0 });
    try {
      // Large, and needed by nobody else.
      const { prepareFilm } = await import('./prepare-film');
      const film = await prepareFilm(file, {
        signal,
        onProgress: (percent) => !signal.aborted && setState({ step: 'running', percent }),
      });
      if (!signal.aborted) set({ step: 'done', film });
    } catch (failure) {
      if (signal.aborted) return;
      log.warn('A film was not prepared.', failure);
      set({ step: 'failed', text: notPreparedText(failure), file });
    }
  };
  const cancel = () => {
    running.current?.abort();
    set({ step: 'canceled' });
  };
  return { state, prepare, cancel };
}
