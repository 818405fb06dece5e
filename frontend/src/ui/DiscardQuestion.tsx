import {
  createContext,
  Fragment,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router-dom';
import * as kit from '#messages/kit';
import { useConfirm } from './Questions';

/** What a form in a dialog says of what is typed in it, and asks before it throws that away. */
export interface DiscardQuestion {
  readonly setEdited: (isEdited: boolean) => void;
  /** For each form that is on its way; returns what says that it has arrived. */
  readonly beginSaving: () => () => void;
  /** Does nothing while it is being saved. Goes on at once when nothing was typed, else when the answer is to discard it. */
  readonly discardThen: (goOn: () => void) => void;
}

const DiscardContext = createContext<DiscardQuestion | null>(null);

/** Asks before a form in a dialog throws away what was typed. One dialog at a time has one. */
export function useDiscardQuestion(): DiscardQuestion {
  const question = use(DiscardContext);
  if (!question) throw new Error('useDiscardQuestion needs a DiscardQuestionProvider around it.');
  useEffect(() => () => question.setEdited(false), [question]);
  return question;
}

/**
 * Keeps a dialog where it is while its form is on its way to the server: what is sent cannot be thrown away any more, and whoever
 * thinks it was would send it again.
 */
export function useStayWhileSaving(isSaving: boolean): void {
  const question = use(DiscardContext);
  useEffect(() => (isSaving ? question?.beginSaving() : undefined), [question, isSaving]);
}

/** Around the pages whose dialogs hold forms: leaving with Back asks as closing the dialog does, and a reload lets the browser ask. */
export function DiscardQuestionProvider({ children }: { readonly children: ReactNode }) {
  const confirm = useConfirm();
  const { pathname } = useLocation();
  const [discards, setDiscards] = useState(0);
  const isEdited = useRef(false);
  const saving = useRef(0);
  const mayDiscard = useCallback(async () => {
    if (saving.current > 0) return false;
    if (!isEdited.current) return true;
    const isSure = await confirm({
      title: kit.discardTitle,
      content: kit.notSaved,
      okText: kit.discard,
      cancelText: kit.keepEditing,
      isDanger: true,
    });
    if (isSure) isEdited.current = false;
    return isSure;
  }, [confirm]);
  const question = useMemo(
    () => ({
      setEdited: (value: boolean) => {
        isEdited.current = value;
      },
      beginSaving: () => {
        saving.current++;
        return () => {
          saving.current--;
        };
      },
      discardThen: (goOn: () => void) => void mayDiscard().then((isSure) => isSure && goOn()),
    }),
    [mayDiscard],
  );

  // Who is no longer signed in is sent away by a replacement, and is not asked.
  const blocker = useBlocker(
    ({ historyAction }) => (isEdited.current || saving.current > 0) && historyAction !== NavigationType.Replace,
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
      if (isEdited.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', letBrowserAsk);
    return () => window.removeEventListener('beforeunload', letBrowserAsk);
  }, []);

  return (
    <DiscardContext value={question}>
      <Fragment key={discards}>{children}</Fragment>
    </DiscardContext>
  );
}
