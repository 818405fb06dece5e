import { PageTitle } from '../ui/PageTitle';

/** /patient-signup: the profile form after the first sign-up (spec §2). */
export function PatientSignupPage() {
  return <PageTitle title="Complete your profile" />;
}
