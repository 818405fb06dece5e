import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useClinic } from '../brand/clinic';
import { dialAddress, phoneText } from '../brand/clinic-phone';

/** The words 'call the clinic', which lead to its contact page, or dial its number once it is open. */
export function CallTheClinic() {
  const { isOpen, phones } = useClinic();
  const [phone] = phones;
  return isOpen && phone ? (
    <a href={dialAddress(phone)}>call the clinic on {phoneText(phone)}</a>
  ) : (
    <Link to={paths.contact}>call the clinic</Link>
  );
}
