import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClinic } from '../brand/clinic';
import { dialAddress, phoneText } from '../brand/clinic-phone';
import { paths } from '../paths';

interface Props {
  /** The sentence: of the clinic's number, or 'none' while it has none, with the words that call it. */
  readonly say: (values: { readonly phone: string; readonly call: (words: ReactNode) => ReactNode }) => ReactNode;
}

/** A sentence that asks to call the clinic: its words lead to the contact page, or dial the number once the clinic is open. */
export function CallTheClinic({ say }: Props) {
  const { isOpen, phones } = useClinic();
  const [phone] = phones;
  return isOpen && phone
    ? say({ phone: phoneText(phone), call: (words) => <a href={dialAddress(phone)}>{words}</a> })
    : say({ phone: 'none', call: (words) => <Link to={paths.contact}>{words}</Link> });
}
