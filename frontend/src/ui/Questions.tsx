import { Modal } from 'antd';
import { createContext, use, useCallback, type ReactNode } from 'react';

type Modals = ReturnType<typeof Modal.useModal>[0];

const ModalsContext = createContext<Modals | null>(null);

/** Around the screens that ask questions. Ant Design's own `App` would bring two kinds of notices along that no screen shows. */
export function Questions({ children }: { readonly children: ReactNode }) {
  const [modals, place] = Modal.useModal();
  return (
    <ModalsContext value={modals}>
      {place}
      {children}
    </ModalsContext>
  );
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
    async ({ isDanger = false, ...question }) =>
      modals.confirm({
        ...question,
        ...(isDanger && { okButtonProps: { danger: true } }),
        focusable: { autoFocusButton: 'cancel' },
      }),
    [modals],
  );
}
