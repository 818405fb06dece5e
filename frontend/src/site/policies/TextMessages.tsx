import { useClinic } from '../../brand/clinic';

/** What is told by text message beside codes: of an account always, of sessions and payments once the clinic is open (clinic §5). */
export function TextMessages() {
  const { isOpen } = useClinic();
  return (
    <p>
      We tell you by text message when your sign-in number was changed, and when many wrong codes were tried.
      {isOpen &&
        ' Patients are also told what happens to their sessions and payments, and reminded of sessions; on their own page they choose the language, and can switch the reminders off. We note each message with your number and what became of it.'}{' '}
      The number and the text are erased after 180 days.
    </p>
  );
}
