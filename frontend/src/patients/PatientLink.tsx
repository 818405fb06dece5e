import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '../path-of';
import { paths } from '../paths';

/** A link to a patient's page by the PT number. */
export function PatientLink({ number, children }: { readonly number: string; readonly children: ReactNode }) {
  return <Link to={pathOf(paths.adminPatient, number)}>{children}</Link>;
}
