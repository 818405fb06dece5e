import { Modal } from 'antd';
import { createContext, use, useCallback, type ReactNode } from 'react';
import { useClosedByBack } from './useClosedByBack';

type Modals = ReturnType<typeof Modal.useModal>[0];

const ModalsContext = createContext<Modals | null>(null);

/** Around the screens that ask questions. Ant Design's own `App` would bring two kinds of notices along that no screen shows. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [modals, place] = Modal.useModal();
  return (
    <ModalsContext value={modals}>
      {place}
      {children}
    </ModalsContext>
  );
}

/** What a question says. Back leaves everything as it is. */
function Content({ text, onBack }: { readonly text: string; readonly onBack: () => void }) {
  // Without room of its own: it may be asked before a step forward, which an entry here would end.
  useClosedByBack(true, onBack, false);
  return text;
}

/** A question with two answers. */
interface Question {
  readonly title: string;
  readonly content: string;
  readonly okText: string;
  /** Leaves everything as it is; it has the focus. */
  readonly cancelText: string;
  readonly isDanger?: boolean;
}

/** Asks before something that a slip could do: `if (await confirm({...}))`. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const modals = use(ModalsContext);
  if (!modals) throw new Error('useConfirm needs Questions around it.');
  return useCallback(
    ({ isDanger = false, content, ...question }) =>
      new Promise((resolve) => {
        const keep = () => {
          shown.destroy();
          resolve(false);
        };
        const shown = modals.confirm({
          ...question,
          content: <Content text={content} onBack={keep} />,
          ...(isDanger && { okButtonProps: { danger: true } }),
          focusable: { autoFocusButton: 'cancel' },
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        });
      }),
    [modals],
  );
}
