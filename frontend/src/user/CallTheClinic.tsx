import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClinic } from '../brand/clinic';
import { dialAddress, phoneText } from '../brand/clinic-phone';
import { paths } from '../paths';

interface Props {
  /** Renders the sentence with the clinic's number, or 'none' if it has none; `call` wraps the link text. */
  readonly say: (values: { readonly phone: string; readonly call: (words: ReactNode) => ReactNode }) => ReactNode;
}

/** A sentence with a link to call the clinic: it dials the number of an open clinic, or else opens the contact page. */
export function CallTheClinic({ say }: Props) {
  const { isOpen, phones } = useClinic();
  const [phone] = phones;
  return isOpen && phone
    ? say({ phone: phoneText(phone), call: (words) => <a href={dialAddress(phone)}>{words}</a> })
    : say({ phone: 'none', call: (words) => <Link to={paths.contact}>{words}</Link> });
}
