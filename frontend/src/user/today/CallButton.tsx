import { Link } from 'react-router-dom';
import * as text from '#messages/today';
import { useClinic } from '#src/brand/clinic';
import { dialAddress } from '#src/brand/clinic-phone';
import { paths } from '#src/paths';

/** Calls the clinic, or opens the contact page if it has no number. */
export function CallButton({ isQuiet = false }: { readonly isQuiet?: boolean }) {
  const { isOpen, phones } = useClinic();
  const [phone] = phones;
  const look = isQuiet ? 'button button-quiet' : 'button';
  return isOpen && phone ? (
    <a href={dialAddress(phone)} className={look}>
      {text.callClinic}
    </a>
  ) : (
    <Link to={paths.contact} className={look}>
      {text.callClinic}
    </Link>
  );
}
