import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as privacy from '#messages/privacy';
import { paths } from '#src/paths';
import { MessageForms } from './MessageForms';
import { PolicyContact } from './PolicyContact';
import type { PolicyPart } from './PolicyPage';
import { TextMessages } from './TextMessages';

const toCookies = (words: ReactNode) => <Link to={paths.cookies}>{words}</Link>;

/** The privacy policy. Its limits and retention times are the defaults of backend/src; change them together. */
export const privacyParts: readonly PolicyPart[] = [
  {
    id: 'visitors',
    title: privacy.visitors,
    text: (
      <>
        <p>{privacy.visitorsText}</p>
        <MessageForms />
        <p>{privacy.log}</p>
      </>
    ),
  },
  {
    id: 'account',
    title: privacy.account,
    text: (
      <>
        <p>{privacy.accountText}</p>
        <ul>
          <li>{privacy.accountNumber}</li>
          <li>{privacy.accountDetails}</li>
          <li>{privacy.accountExtras}</li>
        </ul>
        <p>{privacy.photo}</p>
        <TextMessages />
      </>
    ),
  },
  {
    id: 'records',
    title: privacy.treatment,
    text: (
      <>
        <p>{privacy.treatmentText}</p>
        <ul>
          <li>{privacy.recordPerson}</li>
          <li>{privacy.recordEmergency}</li>
          <li>{privacy.recordDiagnosis}</li>
          <li>{privacy.recordPlan}</li>
          <li>{privacy.recordEntries}</li>
          <li>{privacy.recordFiles}</li>
          <li>{privacy.recordSessions}</li>
          <li>{privacy.recordPayments}</li>
        </ul>
      </>
    ),
  },
  {
    id: 'sign-in',
    title: privacy.signIn,
    text: (
      <ul>
        <li>{privacy.signInCodes}</li>
        <li>{privacy.signInCounts}</li>
        <li>{privacy.signInCookies({ link: toCookies })}</li>
        <li>{privacy.signInConsent}</li>
      </ul>
    ),
  },
  { id: 'trail', title: privacy.trail, text: <p>{privacy.trailText}</p> },
  {
    id: 'who',
    title: privacy.who,
    text: (
      <ul>
        <li>{privacy.whoYou}</li>
        <li>{privacy.whoAdmins}</li>
        <li>{privacy.whoTreats}</li>
        <li>{privacy.whoDesk}</li>
        <li>{privacy.whoFamily}</li>
        <li>{privacy.whoMessages}</li>
        <li>{privacy.whoPush}</li>
        <li>{privacy.whoLinks}</li>
        <li>{privacy.whoServers}</li>
        <li>{privacy.whoElse}</li>
      </ul>
    ),
  },
  {
    id: 'how-long',
    title: privacy.howLong,
    text: (
      <>
        <ul>
          <li>{privacy.howLongRecords}</li>
          <li>{privacy.howLongDeleted}</li>
          <li>{privacy.howLongPayments}</li>
          <li>{privacy.howLongBackups}</li>
        </ul>
        <p>{privacy.howLongLaw}</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: privacy.rights,
    text: (
      <>
        <p>{privacy.rightsText}</p>
        <PolicyContact />
      </>
    ),
  },
];
