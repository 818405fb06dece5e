import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '../../path-of';
import { paths } from '../../paths';

/** A name that leads to the page of its patient, whose address says the number on the card. */
export function PatientLink({ number, children }: { readonly number: string; readonly children: ReactNode }) {
  return <Link to={pathOf(paths.adminPatient, number)}>{children}</Link>;
}
