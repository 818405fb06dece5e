import * as privacy from '#messages/privacy';
import { useClinic } from '../../brand/clinic';

/** What becomes of what is written in the forms of /contact and /about: nothing until the clinic is open (readings 58 and 63). */
export function MessageForms() {
  const { isOpen } = useClinic();
  return <p>{isOpen ? privacy.formsWhenOpen : privacy.forms}</p>;
}
