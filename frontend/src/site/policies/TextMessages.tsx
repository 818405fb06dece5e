import * as privacy from '#messages/privacy';
import { useClinic } from '#src/brand/clinic';

/** Text messages besides codes: about an account always; about sessions and payments once the clinic is open. */
export function TextMessages() {
  const { isOpen } = useClinic();
  return <p>{isOpen ? privacy.textMessagesWhenOpen : privacy.textMessages}</p>;
}
