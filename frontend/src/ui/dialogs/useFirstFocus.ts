import { useEffect, useRef, type RefObject } from 'react';

/** Selector of editable fields. A file input is excluded, because activating it opens a window of the browser. */
const fields = ':is(input, select, textarea):not(:disabled, [type="hidden"], [type="file"], [aria-hidden="true"])';

/**
 * Focuses the first field of a dialog when it opens, or else its title until a field appears. Ant Design would focus the first button,
 * which closes the dialog. Call it in the dialog's content.
 */
export function useFirstFocus(title: RefObject<HTMLElement | null>): void {
  const isOpening = useRef(true);
  useEffect(() => {
    const heading = title.current;
    if (!isOpening.current && document.activeElement !== heading) return undefined;
    const take = () => {
      isOpening.current = false;
      const dialog = heading?.closest<HTMLElement>('[role="dialog"]');
      // The content may have focused another field.
      if (dialog?.querySelector(':focus')?.matches(fields)) return;
      const place = firstField(dialog) ?? heading;
      place?.focus({ preventScroll: place === heading });
    };
    // Wait for Ant Design, which first records the focused element to restore, and adds the dialog to the document in this task.
    const timer = setTimeout(take);
    return () => clearTimeout(timer);
  });
}

/** Returns the first field; in a radio group, the checked radio. */
function firstField(dialog: HTMLElement | null | undefined): HTMLElement | null {
  const field = dialog?.querySelector<HTMLInputElement>(fields) ?? null;
  if (field?.type !== 'radio' || !field.name) return field;
  return dialog?.querySelector<HTMLElement>(`input[name="${CSS.escape(field.name)}"]:checked`) ?? field;
}
