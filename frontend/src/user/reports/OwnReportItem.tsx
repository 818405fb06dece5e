import { useState } from 'react';
import * as text from '#messages/ownReports';
import { fetchAsAccount } from '#src/auth/fetch-graphql';
import { useAppSession } from '#src/auth/useAppSession';
import { dayText, momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { reportPdf } from '#src/phase-reports/report-paths';
import { useAction } from '#src/ui/hooks/useAction';
import type { OwnReportsQuery, RevokeOwnLinkMutation } from './gql/generated';
import styles from './OwnReportsPage.module.css';
import revokeOwnLink from './revoke-own-link.graphql?raw';

type Report = OwnReportsQuery['phaseReports'][number];
type ReportLink = Report['links'][number];

interface Props {
  readonly report: Report;
  /** Loads what is stored now. */
  readonly onChanged: () => Promise<void>;
}

/** A report with its links: when each was opened, and the button that revokes a live one. */
export function OwnReportItem({ report: { id, fromPhase, createdAt, links }, onChanged }: Props) {
  const name = text.phase({ number: fromPhase, day: dayText(createdAt) });
  return (
    <li>
      <p className={styles.head}>
        {name}
        <a
          href={reportPdf(id)}
          target="_blank"
          rel="noreferrer"
          className="button button-quiet"
          aria-label={`${text.open}: ${name}`}
        >
          {text.open}
        </a>
      </p>
      {links.length > 0 && (
        <ul className={styles.links} aria-label={text.linksOf({ number: fromPhase })}>
          {links.map((link) => (
            <LinkItem key={link.id} link={link} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </li>
  );
}

function LinkItem({ link, onChanged }: { readonly link: ReportLink; readonly onChanged: Props['onChanged'] }) {
  const { id, createdAt, expiresAt, revokedAt, openings } = link;
  const { fetch: send } = useAppSession();
  const { run, isBusy } = useAction({
    send: async () => {
      await fetchAsAccount<RevokeOwnLinkMutation>(send, 'RevokeOwnLink', revokeOwnLink, { id });
      await onChanged();
      return text.revoked;
    },
    failureText: (failure) => failureText(text.notSaved, failure),
  });
  const [now] = useState(() => new Date().toISOString());
  const isLive = !revokedAt && expiresAt > now;
  const [newest] = openings;
  return (
    <li>
      <p>
        {isLive
          ? text.live({ when: momentText(createdAt), until: momentText(expiresAt) })
          : text.ended({ when: momentText(revokedAt ?? expiresAt) })}{' '}
        {newest ? text.opened({ count: openings.length, when: momentText(newest.openedAt) }) : text.notOpened}
      </p>
      {isLive && (
        <button
          type="button"
          className="button button-quiet"
          aria-busy={isBusy}
          aria-label={`${text.revoke}: ${momentText(createdAt)}`}
          onClick={() => run()}
        >
          {text.revoke}
        </button>
      )}
    </li>
  );
}
