import { App } from 'antd';

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
  const { modal } = App.useApp();
  return async ({ isDanger = false, ...question }) =>
    modal.confirm({
      ...question,
      ...(isDanger && { okButtonProps: { danger: true } }),
      focusable: { autoFocusButton: 'cancel' },
    });
}
