import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import * as kit from '#messages/kit';
import { useConfirm } from './ConfirmProvider';

/** Tracks unsaved input of one form, and asks before it is discarded. */
export interface DiscardQuestion {
  readonly setEdited: (isEdited: boolean) => void;
  /**
   * Calls `goOn` at once if the form has no unsaved input, otherwise after the user agrees to discard it. Does nothing while the form is
   * saving.
   */
  readonly discardThen: (goOn: () => void) => void;
}

/** State shared by the forms of a page, keyed by form id. */
interface PageForms {
  readonly setEdited: (form: string, isEdited: boolean) => void;
  /** Marks a form as saving; returns a function that marks it as done. */
  readonly beginSaving: () => () => void;
  readonly discardThen: (form: string, goOn: () => void) => void;
}

/** The page's form state. */
export const PageContext = createContext<PageForms | null>(null);

/** Registers a form that asks before unsaved input is discarded. Call it once per form. */
export function useDiscardQuestion(): DiscardQuestion {
  const page = use(PageContext);
  if (!page) throw new Error('useDiscardQuestion needs a DiscardQuestionProvider around it.');
  const form = useId();
  useEffect(() => () => page.setEdited(form, false), [page, form]);
  return useMemo(
    () => ({
      setEdited: (isEdited: boolean) => page.setEdited(form, isEdited),
      discardThen: (goOn: () => void) => page.discardThen(form, goOn),
    }),
    [page, form],
  );
}

/** The DiscardQuestion of the surrounding form. */
export const FormDiscardContext = createContext<DiscardQuestion | null>(null);

/** Returns the DiscardQuestion of the surrounding form, for a control that edits values itself, such as a button that adds a row. */
export function useFormDiscard(): DiscardQuestion {
  const question = use(FormDiscardContext);
  if (!question) throw new Error('useFormDiscard needs a form around it.');
  return question;
}

/**
 * Keeps a dialog open while its form is saving: a request cannot be discarded once it is sent, and a user who believed so would send it
 * twice.
 */
export function useStayWhileSaving(isSaving: boolean): void {
  const page = use(PageContext);
  useEffect(() => (isSaving ? page?.beginSaving() : undefined), [page, isSaving]);
}

/** The forms of a page with the confirmation before unsaved input is discarded. */
export interface HeldForms {
  readonly page: PageForms;
  /** Whether a form has unsaved input or is saving. */
  readonly isHeld: () => boolean;
  /**
   * Asks if there is unsaved input.
   * @param form the form to discard; all forms if omitted, as when the page is left
   */
  readonly mayDiscard: (form?: string) => Promise<boolean>;
}

/** Tracks which forms of a page have unsaved input. On reload, the browser asks. */
export function useHeldForms(): HeldForms {
  const confirm = useConfirm();
  const edited = useRef(new Set<string>());
  const saving = useRef(0);
  const mayDiscard = useCallback(
    async (form?: string) => {
      if (saving.current > 0) return false;
      const going = [...edited.current].filter((one) => !form || one === form);
      if (going.length === 0) return true;
      const isSure = await confirm({
        title: kit.discardTitle,
        content: kit.notSaved,
        okText: kit.discard,
        cancelText: kit.keepEditing,
        isDanger: true,
      });
      if (isSure) for (const one of going) edited.current.delete(one);
      return isSure;
    },
    [confirm],
  );
  const page = useMemo<PageForms>(
    () => ({
      setEdited: (form, isEdited) => {
        if (isEdited) edited.current.add(form);
        else edited.current.delete(form);
      },
      beginSaving: () => {
        saving.current++;
        return () => {
          saving.current--;
        };
      },
      discardThen: (form, goOn) => void mayDiscard(form).then((isSure) => isSure && goOn()),
    }),
    [mayDiscard],
  );

  useEffect(() => {
    const letBrowserAsk = (event: BeforeUnloadEvent) => {
      if (edited.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', letBrowserAsk);
    return () => window.removeEventListener('beforeunload', letBrowserAsk);
  }, []);

  const isHeld = useCallback(() => edited.current.size > 0 || saving.current > 0, []);
  return { page, isHeld, mayDiscard };
}

/** Provides the discard confirmation to a dialog on a page that has none: closing the dialog asks. */
export function DiscardQuestionScope({ children }: { readonly children: ReactNode }) {
  return <PageContext value={useHeldForms().page}>{children}</PageContext>;
}
