import { useConfirm } from '../ui/Questions';

/** Whether a session may be marked as completed, which is for good: a slip on one that has not begun is asked about. */
export function useMayComplete(): (session: { readonly appointmentDate: string }) => Promise<boolean> {
  const confirm = useConfirm();
  return async ({ appointmentDate }) => Date.parse(appointmentDate) <= Date.now() || confirm(aheadQuestion);
}

const aheadQuestion = {
  title: 'This session has not begun yet.',
  content: 'Mark it as completed all the same?',
  okText: 'Mark completed',
  cancelText: 'Keep scheduled',
};
