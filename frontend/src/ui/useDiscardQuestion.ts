import { App } from 'antd';
import { useCallback, useRef } from 'react';

/** Asks before a form in a dialog throws away what was typed. Without anything typed it does not ask. */
export function useDiscardQuestion() {
  const { modal } = App.useApp();
  const isEdited = useRef(false);
  const setEdited = useCallback((value: boolean) => {
    isEdited.current = value;
  }, []);
  const mayDiscard = useCallback(async (): Promise<boolean> => {
    if (!isEdited.current) return true;
    return modal.confirm({
      title: 'Discard what you typed?',
      content: 'The changes have not been saved.',
      okText: 'Discard',
      okButtonProps: { danger: true },
      cancelText: 'Keep editing',
      focusable: { autoFocusButton: 'cancel' },
    });
  }, [modal]);
  return { setEdited, mayDiscard };
}
