import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '../path-of';
import { useWorkplace } from '../workplace/workplace-context';

/** A link to a patient's page by the PT number, in the area that shows it. */
export function PatientLink({ number, children }: { readonly number: string; readonly children: ReactNode }) {
  const { patient } = useWorkplace();
  return <Link to={pathOf(patient, number)}>{children}</Link>;
}
