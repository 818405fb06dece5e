import { Modal } from 'antd';
import { createContext, use, useCallback, type ReactNode } from 'react';
import { useClosedByBack } from './useClosedByBack';

type Modals = ReturnType<typeof Modal.useModal>[0];

const ModalsContext = createContext<Modals | null>(null);

/** Provides useConfirm. Ant Design's own `App` would also load its message and notification components, which no screen uses. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [modals, place] = Modal.useModal();
  return (
    <ModalsContext value={modals}>
      {place}
      {children}
    </ModalsContext>
  );
}

/** Content of the confirm dialog; Back cancels. */
function Content({ text, onBack }: { readonly text: string; readonly onBack: () => void }) {
  // No history entry of its own: it would discard the forward entries, and the dialog may guard a step forward.
  useClosedByBack(true, onBack, false);
  return text;
}

/** Options of a confirm dialog. */
interface Question {
  readonly title: string;
  readonly content: string;
  readonly okText: string;
  /** Label of the Cancel button, which has the initial focus. */
  readonly cancelText: string;
  readonly isDanger?: boolean;
}

/** Returns a function that asks for confirmation: `if (await confirm({...}))`. */
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
