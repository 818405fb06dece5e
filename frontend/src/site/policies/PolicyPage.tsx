import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { base } from '#messages/language';
import * as policy from '#messages/policy';
import { addressIn } from '#src/paths';
import { Prose } from '../Prose';
import { SiteHead } from '#src/brand/SiteHead';
import styles from './PolicyPage.module.css';

/** A section of a policy, with its anchor id. */
export interface PolicyPart {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}

const strong = (words: ReactNode) => <strong>{words}</strong>;
const time = (words: ReactNode) => <time dateTime="2026-11-21">{words}</time>;

interface PolicyPageProps {
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly keywords: string;
  readonly path: string;
  readonly parts: readonly PolicyPart[];
}

/** A policy, marked as a draft, with date, translation note, table of contents and sections. */
export function PolicyPage({ title, lead, description, keywords, path, parts }: PolicyPageProps) {
  const toEnglish = (words: ReactNode) => (
    <a href={addressIn('', path)} hrefLang="en">
      {words}
    </a>
  );
  return (
    <Prose title={title} lead={lead}>
      <SiteHead title={title} description={description} keywords={keywords} path={path} />
      {base !== '' && <p className={styles.draft}>{policy.translation({ link: toEnglish })}</p>}
      <p className={styles.draft}>{policy.draft({ strong, time })}</p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{policy.contents}</h2>
          <ol>
            {parts.map((part) => (
              <li key={part.id}>
                <Link to={{ hash: part.id }} onClick={() => document.getElementById(part.id)?.focus()}>
                  {part.title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.parts}>
          {parts.map((part) => (
            <section key={part.id} aria-labelledby={part.id}>
              <h2 id={part.id} tabIndex={-1}>
                {part.title}
              </h2>
              {part.text}
            </section>
          ))}
        </div>
      </div>
    </Prose>
  );
}
