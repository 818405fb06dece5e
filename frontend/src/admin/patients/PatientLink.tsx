import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';

/** A name that leads to the page of its patient. */
export function PatientLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return <Link to={paths.adminPatientOf(id)}>{children}</Link>;
}
