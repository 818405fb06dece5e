import {
  createContext,
  Fragment,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router-dom';
import * as kit from '#messages/kit';
import { useConfirm } from './Questions';

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

const PageContext = createContext<PageForms | null>(null);

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

/** Around the pages whose dialogs hold forms: leaving with Back asks as closing the dialog does, and a reload lets the browser ask. */
export function DiscardQuestionProvider({ children }: { readonly children: ReactNode }) {
  const confirm = useConfirm();
  const { pathname } = useLocation();
  const [discards, setDiscards] = useState(0);
  const edited = useRef(new Set<string>());
  const saving = useRef(0);
  /** @param form whose typed text is to go; of all forms when left out, as by leaving the page */
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

  // Who is no longer signed in is sent away by a replacement, and is not asked.
  const blocker = useBlocker(
    ({ historyAction }) => (edited.current.size > 0 || saving.current > 0) && historyAction !== NavigationType.Replace,
  );
  const settle = useEffectEvent((isSure: boolean) => {
    if (blocker.state !== 'blocked') return;
    if (!isSure) {
      blocker.reset();
      return;
    }
    // On the same page the dialog would stay open.
    if (blocker.location.pathname === pathname) setDiscards((count) => count + 1);
    blocker.proceed();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void mayDiscard().then((isSure) => settle(isSure));
  }, [blocker.state, mayDiscard]);

  useEffect(() => {
    const letBrowserAsk = (event: BeforeUnloadEvent) => {
      if (edited.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', letBrowserAsk);
    return () => window.removeEventListener('beforeunload', letBrowserAsk);
  }, []);

  return (
    <PageContext value={page}>
      <Fragment key={discards}>{children}</Fragment>
    </PageContext>
  );
}
