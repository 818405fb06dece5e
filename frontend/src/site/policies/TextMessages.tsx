import * as privacy from '#messages/privacy';
import { useClinic } from '../../brand/clinic';

/** What is told by text message beside codes: of an account always, of sessions and payments once the clinic is open (clinic §5). */
export function TextMessages() {
  const { isOpen } = useClinic();
  return <p>{isOpen ? privacy.textMessagesWhenOpen : privacy.textMessages}</p>;
}
