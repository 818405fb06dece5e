import { useEffect, useRef, type RefObject } from 'react';

/** What is typed or chosen in. Choosing a file opens a window of the browser, so that a file's input is none. */
const fields = ':is(input, select, textarea):not(:disabled, [type="hidden"], [type="file"], [aria-hidden="true"])';

/**
 * Puts the focus on the first field of a dialog when it opens; without one on its title, from which a field that comes later takes it. Ant
 * Design would put it on the first button, which closes the dialog. Call it in the content of the dialog.
 */
export function useFirstFocus(title: RefObject<HTMLElement | null>): void {
  const isOpening = useRef(true);
  useEffect(() => {
    const heading = title.current;
    if (!isOpening.current && document.activeElement !== heading) return undefined;
    const take = () => {
      isOpening.current = false;
      const dialog = heading?.closest<HTMLElement>('[role="dialog"]');
      // Its own content may have put the focus on another field.
      if (dialog?.querySelector(':focus')?.matches(fields)) return;
      const place = firstField(dialog) ?? heading;
      place?.focus({ preventScroll: place === heading });
    };
    // Ant Design notes first what had the focus, which gets it back, and puts the dialog into the document in this turn.
    const timer = setTimeout(take);
    return () => clearTimeout(timer);
  });
}

/** Of a group of radio buttons it is the chosen one. */
function firstField(dialog: HTMLElement | null | undefined): HTMLElement | null {
  const field = dialog?.querySelector<HTMLInputElement>(fields) ?? null;
  if (field?.type !== 'radio' || !field.name) return field;
  return dialog?.querySelector<HTMLElement>(`input[name="${CSS.escape(field.name)}"]:checked`) ?? field;
}
