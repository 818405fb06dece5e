import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { PolicyContact } from './PolicyContact';
import type { PolicyPart } from './PolicyPage';

/** The terms of use. They promise nothing that the product does not do. */
export const termsParts: readonly PolicyPart[] = [
  {
    id: 'service',
    title: 'What this site is for',
    text: (
      <p>
        It tells you about physiotherapy after surgery, lets patients see their profile and progress, and lets the
        clinic plan sessions. The demo area shows sample people who do not exist.
      </p>
    ),
  },
  {
    id: 'medical',
    title: 'It does not replace your doctor',
    text: (
      <>
        <p>
          What you read here is general. It is no diagnosis, and no exercise on this site is meant for you until your
          physiotherapist says so. If your doctor tells you otherwise, follow your doctor.
        </p>
        <p>
          This is no emergency service, and messages are not read at all hours. For chest pain, trouble breathing or
          fainting, call <a href="tel:112">112</a> or go to the nearest hospital.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <ul>
        <li>You sign in with your own Indian mobile number. One number is one patient account.</li>
        <li>Never share a one-time password. Nobody of the clinic will ask you for it.</li>
        <li>Give true details, and tell us when they change: your treatment depends on them.</li>
        <li>Tell us at once if you lose your phone or your number. We can end your sessions everywhere.</li>
        <li>We can switch an account off when it is misused.</li>
      </ul>
    ),
  },
  {
    id: 'sessions',
    title: 'Sessions',
    text: (
      <p>
        A session that you ask for is a request until the clinic approves it. The clinic can change its time or
        physiotherapist, or cancel it. If you cannot come, please call as early as you can.
      </p>
    ),
  },
  {
    id: 'payments',
    title: 'Fees and payments',
    text: (
      <p>
        You pay the clinic, not this website: it takes no payments and only keeps a note of them. Ask for the fee before
        your first session.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    text: (
      <ul>
        <li>Do not try to see other people&apos;s data, to guess codes or to overload the site.</li>
        <li>Do not upload pictures that you have no right to.</li>
        <li>The texts and drawings are the clinic&apos;s. You can print pages for yourself and your doctor.</li>
      </ul>
    ),
  },
  {
    id: 'limits',
    title: 'What we cannot promise',
    text: (
      <p>
        We take care that the site is right and reachable, but it can have mistakes or be away for a time. How far the
        clinic is liable, and which law and courts apply, is for its lawyer to write here. Nothing here takes away
        rights that the law gives you.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    text: (
      <>
        <p>
          When these terms change, the date at the top changes. How we treat your data is in the{' '}
          <Link to={paths.privacy}>privacy policy</Link>.
        </p>
        <PolicyContact />
      </>
    ),
  },
];
