import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as cookies from '#messages/cookies';
import { paths } from '#src/paths';
import { PolicyContact } from './PolicyContact';
import { PolicyPage, type PolicyPart } from './PolicyPage';

const code = (words: ReactNode) => <code>{words}</code>;
const toPrivacy = (words: ReactNode) => <Link to={paths.privacy}>{words}</Link>;

/**
 * Describes the defaults of backend/src/identity/auth/session.ts, backend/src/platform/limits/limits.ts and the demo; change them together.
 */
const parts: readonly PolicyPart[] = [
  {
    id: 'visitors',
    title: cookies.visitors,
    text: (
      <>
        <p>{cookies.visitorsText}</p>
        <p>{cookies.language({ code })}</p>
      </>
    ),
  },
  {
    id: 'session',
    title: cookies.signedIn,
    text: (
      <>
        <p>{cookies.session}</p>
        <ul>
          <li>{cookies.sessionName({ code })}</li>
          <li>{cookies.sessionHolds}</li>
          <li>{cookies.sessionLasts}</li>
          <li>{cookies.safe}</li>
          <li>{cookies.sessionEnds}</li>
        </ul>
        <p>{cookies.device}</p>
        <ul>
          <li>{cookies.deviceName({ code })}</li>
          <li>{cookies.deviceHolds}</li>
          <li>{cookies.deviceLasts}</li>
          <li>{cookies.safe}</li>
        </ul>
      </>
    ),
  },
  {
    id: 'tab',
    title: cookies.tab,
    text: (
      <>
        <p>{cookies.tabText}</p>
        <ul>
          <li>{cookies.tabPlace}</li>
          <li>{cookies.tabTyped}</li>
          <li>{cookies.tabDraft}</li>
          <li>{cookies.tabDemo}</li>
          <li>{cookies.tabMenu}</li>
        </ul>
        <p>{cookies.phoneText}</p>
        <ul>
          <li>{cookies.phoneDay}</li>
          <li>{cookies.phoneEntries}</li>
          <li>{cookies.phonePages}</li>
        </ul>
      </>
    ),
  },
  { id: 'not-used', title: cookies.notUsed, text: <p>{cookies.notUsedText}</p> },
  {
    id: 'questions',
    title: cookies.questions,
    text: (
      <>
        <p>{cookies.questionsText({ link: toPrivacy })}</p>
        <PolicyContact />
      </>
    ),
  },
];

/** /cookies. */
export function CookiesPage() {
  return (
    <PolicyPage
      title={cookies.title}
      lead={cookies.lead}
      description={cookies.description}
      keywords={cookies.keywords}
      path={paths.cookies}
      parts={parts}
    />
  );
}
