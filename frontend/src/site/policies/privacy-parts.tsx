import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { MessageForms } from './MessageForms';
import { PolicyContact } from './PolicyContact';
import type { PolicyPart } from './PolicyPage';
import { TextMessages } from './TextMessages';

/** The privacy policy. What it says of limits and times is what backend/src does by default; change both together. */
export const privacyParts: readonly PolicyPart[] = [
  {
    id: 'visitors',
    title: 'If you only look around',
    text: (
      <>
        <p>
          As long as you only look around, we store nothing that says who you are, and nobody counts or follows you. We
          show no advertising.
        </p>
        <MessageForms />
        <p>
          The server&apos;s technical log notes the time, the kind of page or call, how long it took and whether it
          worked. It holds no name, no phone number and no internet address.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <>
        <p>When you sign in, we keep an account with:</p>
        <ul>
          <li>your mobile number, which you sign in with, and the time of your last sign-in;</li>
          <li>
            your name, e-mail address, date of birth and gender, if you give them. You can skip that form, and we then
            know only your number;
          </li>
          <li>your nickname, country, language and time zone, and a photo if you choose one.</li>
        </ul>
        <p>
          A photo is made smaller, and hidden details such as the place where it was taken are removed. Only you and our
          admins can see it. When you replace it, the old one is deleted, usually within two hours.
        </p>
        <TextMessages />
      </>
    ),
  },
  {
    id: 'records',
    title: 'Your treatment',
    text: (
      <>
        <p>To plan and give your treatment, the clinic keeps a patient record with:</p>
        <ul>
          <li>your name, age or date of birth, gender, address, blood group and phone number;</li>
          <li>the phone number of somebody to call in an emergency;</li>
          <li>your diagnosis, earlier treatment and operations, and notes on your progress;</li>
          <li>the doctor who referred you, your physiotherapist and how many sessions are planned;</li>
          <li>
            your sessions: when, where, with whom, and whether they took place. If you missed one, the reason can be
            noted;
          </li>
          <li>
            your payments: amount, day, method and status. You do not pay on this website, and we store no card or bank
            details.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'sign-in',
    title: 'Signing in safely',
    text: (
      <ul>
        <li>
          A one-time password is valid for 5 minutes and for 5 tries. We store a scrambled form of it with your number,
          and delete both about a day after it has expired.
        </li>
        <li>
          To stop people who guess, we count codes and wrong tries for each phone number and internet address. These
          counts are deleted after about a day.
        </li>
        <li>
          While you are signed in, a cookie keeps you so, and another one remembers for 400 days that this device has
          signed in: see the <Link to={paths.cookies}>cookie policy</Link>.
        </li>
        <li>
          The box about messages on WhatsApp in the sign-in form is not stored and not sent. It allows nothing, and we
          send no offers because of it.
        </li>
      </ul>
    ),
  },
  {
    id: 'trail',
    title: 'Who did what',
    text: (
      <p>
        An audit trail notes each sign-in and each change, who opened a patient&apos;s details and who made an export:
        the account, the time, the internet address and the names of the fields that changed. It never holds what was in
        them. Nobody can change or delete its lines, admins included. They are kept without an end date so far.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who can see it',
    text: (
      <ul>
        <li>You see your own profile and sessions, and nobody else&apos;s.</li>
        <li>The clinic&apos;s admins see all records, sessions and payments, because they run the clinic with them.</li>
        <li>
          A text message service gets your mobile number and the text, such as a code, so that it can send it to you.
        </li>
        <li>Whoever runs the servers for the clinic stores the data on its behalf.</li>
        <li>
          Nobody else gets anything from this product by itself. The clinic shares reports with your doctor as part of
          your treatment. We sell no data.
        </li>
      </ul>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    text: (
      <>
        <ul>
          <li>Your account, record, sessions and payments: until the clinic removes them.</li>
          <li>
            A deleted record disappears from all lists at once, with its sessions. For 30 days an admin can bring it
            back; after that nobody can. It is not yet erased from the database by itself: ask us, and we do it.
          </li>
          <li>Payments stay after a record is deleted, for the accounts, without the patient&apos;s name on them.</li>
          <li>Backups hold a copy for as long as the clinic keeps them.</li>
        </ul>
        <p>
          Laws on medical records and accounts can ask for longer times. The clinic&apos;s lawyer will name them here.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask for',
    text: (
      <>
        <p>
          Under India&apos;s Digital Personal Data Protection Act, 2023, you can ask what we hold about you, have it
          corrected, completed or erased, take back a consent, name somebody who acts for you, and complain to us and
          then to the Data Protection Board of India.
        </p>
        <PolicyContact />
      </>
    ),
  },
];
