import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as terms from '#messages/terms';
import { paths } from '#src/paths';
import { PolicyContact } from './PolicyContact';
import type { PolicyPart } from './PolicyPage';

const call = (words: ReactNode) => <a href="tel:112">{words}</a>;
const toPrivacy = (words: ReactNode) => <Link to={paths.privacy}>{words}</Link>;

/** The terms of use. They must not promise more than the product does. */
export const termsParts: readonly PolicyPart[] = [
  { id: 'service', title: terms.service, text: <p>{terms.serviceText}</p> },
  {
    id: 'medical',
    title: terms.medical,
    text: (
      <>
        <p>{terms.medicalText}</p>
        <p>{terms.emergency({ call })}</p>
      </>
    ),
  },
  {
    id: 'account',
    title: terms.account,
    text: (
      <ul>
        <li>{terms.accountNumber}</li>
        <li>{terms.accountCode}</li>
        <li>{terms.accountTruth}</li>
        <li>{terms.accountLost}</li>
        <li>{terms.accountOff}</li>
      </ul>
    ),
  },
  { id: 'sessions', title: terms.sessions, text: <p>{terms.sessionsText}</p> },
  { id: 'payments', title: terms.payments, text: <p>{terms.paymentsText}</p> },
  {
    id: 'fair-use',
    title: terms.fairUse,
    text: (
      <ul>
        <li>{terms.fairUseData}</li>
        <li>{terms.fairUsePictures}</li>
        <li>{terms.fairUseTexts}</li>
      </ul>
    ),
  },
  { id: 'limits', title: terms.limits, text: <p>{terms.limitsText}</p> },
  {
    id: 'changes',
    title: terms.changes,
    text: (
      <>
        <p>{terms.changesText({ link: toPrivacy })}</p>
        <PolicyContact />
      </>
    ),
  },
];
