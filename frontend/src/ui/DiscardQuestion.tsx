import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import * as kit from '#messages/kit';
import { useConfirm } from './ConfirmProvider';

/** What a form says of what is typed in it, and asks before it throws that away; other forms of the page have their own. */
export interface DiscardQuestion {
  readonly setEdited: (isEdited: boolean) => void;
  /** Does nothing while it is being saved. Goes on at once when nothing was typed, else when the answer is to discard it. */
  readonly discardThen: (goOn: () => void) => void;
}

/** What the forms of a page have in common, each told from the others by a name of its own. */
interface PageForms {
  readonly setEdited: (form: string, isEdited: boolean) => void;
  /** For each form that is on its way; returns what says that it has arrived. */
  readonly beginSaving: () => () => void;
  readonly discardThen: (form: string, goOn: () => void) => void;
}

/** The forms of the page around. */
export const PageContext = createContext<PageForms | null>(null);

/** Asks before a form throws away what was typed. Each form has one. */
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

/** The question of a form, for what stands in it. */
export const FormDiscardContext = createContext<DiscardQuestion | null>(null);

/** The question of the form around, for a part of it that changes by itself what is typed, such as a button that adds a row. */
export function useFormDiscard(): DiscardQuestion {
  const question = use(FormDiscardContext);
  if (!question) throw new Error('useFormDiscard needs a form around it.');
  return question;
}

/**
 * Keeps a dialog where it is while its form is on its way to the server: what is sent cannot be thrown away any more, and whoever
 * thinks it was would send it again.
 */
export function useStayWhileSaving(isSaving: boolean): void {
  const page = use(PageContext);
  useEffect(() => (isSaving ? page?.beginSaving() : undefined), [page, isSaving]);
}

/** The forms of a page, and the question whether what is typed in them may go. */
export interface HeldForms {
  readonly page: PageForms;
  /** Whether something is typed or on its way to the server. */
  readonly isHeld: () => boolean;
  /** Asks where something is typed. @param form whose text is to go; of all forms when left out, as by leaving the page */
  readonly mayDiscard: (form?: string) => Promise<boolean>;
}

/** Keeps which forms of a page hold what was typed; a reload lets the browser ask. */
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

/** Around a dialog that holds a form, where the page itself guards nothing: closing it asks. */
export function DiscardQuestionScope({ children }: { readonly children: ReactNode }) {
  return <PageContext value={useHeldForms().page}>{children}</PageContext>;
}
