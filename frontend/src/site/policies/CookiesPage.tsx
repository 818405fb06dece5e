import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { PolicyContact } from './PolicyContact';
import { PolicyPage, type PolicyPart } from './PolicyPage';

/** What backend/src/auth/session.ts, backend/src/limits/limits.ts and the demo area do by default; change both together. */
const parts: readonly PolicyPart[] = [
  {
    id: 'visitors',
    title: 'Without signing in: none',
    text: (
      <p>
        You can read every public page and try the demo without a cookie. That is why nothing here asks you to accept
        any.
      </p>
    ),
  },
  {
    id: 'session',
    title: 'Signed in: two cookies',
    text: (
      <>
        <p>
          When you sign in, your browser gets two cookies. The first keeps you signed in; the site cannot do without it.
        </p>
        <ul>
          <li>
            Its name is <code>__Host-sid</code>, or <code>sid</code> where the site runs without encryption, as in
            tests.
          </li>
          <li>It holds a random number, signed by our server, and nothing about you.</li>
          <li>
            It lasts up to 24 hours, and stops working after 60 minutes without use. For admins it is 12 hours and 15
            minutes, for physiotherapists and doctors 12 hours and 30 minutes.
          </li>
          <li>Scripts cannot read it (HttpOnly), and other sites cannot use it to change anything (SameSite=Lax).</li>
          <li>Logging out deletes it, and ends the session on our server too.</li>
        </ul>
        <p>
          The second keeps others from shutting you out. Anybody can ask for codes for your number, and we send only so
          many; a device on which you have signed in before has a share of its own.
        </p>
        <ul>
          <li>
            Its name is <code>__Host-device</code>, or <code>device</code> where the site runs without encryption.
          </li>
          <li>
            It holds a random number, signed by our server, and no telephone number. Our server keeps a scrambled note
            of which numbers have signed in with it.
          </li>
          <li>
            It lasts 400 days from the last sign-in, also after you log out. You can delete it at any time; the next
            sign-in makes a new one.
          </li>
          <li>Scripts cannot read it (HttpOnly), and other sites cannot use it to change anything (SameSite=Lax).</li>
        </ul>
      </>
    ),
  },
  {
    id: 'tab',
    title: 'In your browser’s tab',
    text: (
      <>
        <p>Two small notes stay in your browser until you close the tab. They are never sent to us.</p>
        <ul>
          <li>How far down each page you were, so that going back finds the place again.</li>
          <li>In the demo: which sample patient you opened last, and whether you pressed its Logout.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'not-used',
    title: 'What we do not use',
    text: (
      <p>
        No cookies for advertising or statistics, no counting of visits, no fonts, scripts or pictures of other
        companies, and no social network buttons that follow you. Links to other sites are plain links. The box about
        messages in the sign-in form stores nothing.
      </p>
    ),
  },
  {
    id: 'questions',
    title: 'Your choices and questions',
    text: (
      <>
        <p>
          You can delete or block cookies in your browser&apos;s settings. Without the first one above you cannot sign
          in; all else works. What we store on our server is in the <Link to={paths.privacy}>privacy policy</Link>.
        </p>
        <PolicyContact />
      </>
    ),
  },
];

/** /cookies (reading 63). */
export function CookiesPage() {
  return (
    <PolicyPage
      title="Cookie policy"
      lead="Two cookies, only when you sign in. None for advertising or statistics."
      description="This site uses two cookies, and only when you sign in. What they hold, how long they last, and what we do not use."
      keywords="cookie policy, session cookie, no tracking"
      path={paths.cookies}
      parts={parts}
    />
  );
}
