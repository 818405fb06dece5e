import * as privacy from '#messages/privacy';
import { useClinic } from '#src/brand/clinic';

/** What happens to messages of /contact and /about: nothing until the clinic is open. */
export function MessageForms() {
  const { isOpen } = useClinic();
  return <p>{isOpen ? privacy.formsWhenOpen : privacy.forms}</p>;
}
