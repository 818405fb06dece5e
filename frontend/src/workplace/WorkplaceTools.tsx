import type { ReactNode } from 'react';
import { AntdProvider } from '../ui/layout/AntdProvider';
import { ConfirmProvider } from '../ui/dialogs/ConfirmProvider';
import { DiscardQuestionProvider } from '../ui/dialogs/DiscardQuestionProvider';

/** What the forms and dialogs of a place of work need: Ant Design, confirmations, and the question before input is discarded. */
export function WorkplaceTools({ children }: { readonly children: ReactNode }) {
  return (
    <AntdProvider density="roomy">
      <ConfirmProvider>
        <DiscardQuestionProvider>{children}</DiscardQuestionProvider>
      </ConfirmProvider>
    </AntdProvider>
  );
}
