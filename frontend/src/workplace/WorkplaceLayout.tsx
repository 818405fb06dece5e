import { EllipsisOutlined } from '@ant-design/icons';
import { useEffect, useId, useState, type ComponentType, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/useAuth';
import { NoticeBell } from '../notices/NoticeBell';
import { paths } from '../paths';
import { cspNonce } from '../ui/layout/csp-nonce';
import { decorative } from '../ui/layout/decorative';
import { useMediaQuery } from '../ui/hooks/useMediaQuery';
import { mainId } from '../ui/layout/SkipLink';
import { formatPhone } from '../values/phone-number';
import { WorkplaceContext, type Workplace } from './workplace-context';
import styles from './WorkplaceLayout.module.css';

/** An entry of the menu. */
export interface WorkplaceEntry {
  readonly to: string;
  readonly label: string;
  readonly Icon: ComponentType<typeof decorative>;
  /** Whether only this address, and none below it, is the present page. */
  readonly isExact?: boolean;
}

interface Props {
  /** Name of the place of work, which leads to its first page. */
  readonly name: string;
  readonly home: string;
  /** The page of the own account. */
  readonly account: string;
  /** Entries that are always in sight: at most four. */
  readonly entries: readonly WorkplaceEntry[];
  /** Further entries, folded behind More on narrow screens. */
  readonly further: readonly WorkplaceEntry[];
  readonly search: ReactNode;
  readonly workplace: Workplace;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * The frame of a place of work: a side bar, or a bottom bar below 992 px, with the search and the bell above the page. The route guard wraps it. Ant Design
 * comes with the pages that need it (WorkplaceTools).
 */
export function WorkplaceLayout({ name, home, account, entries, further, search, workplace, children }: Props) {
  const { pathname } = useLocation();
  useState(cspNonce); // for the styles that icons insert
  const isWide = useMediaQuery('(min-width: 992px)');
  return (
    <WorkplaceContext value={workplace}>
      <div className={styles.shell}>
        <header className={styles.header}>
          <Link to={home} className={styles.brand}>
            {name}
          </Link>
          {search}
          <NoticeBell />
        </header>
        <nav aria-label={name} className={styles.bar}>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <Entry key={entry.to} {...entry} />
            ))}
            {isWide ? (
              further.map((entry) => <Entry key={entry.to} {...entry} />)
            ) : (
              // The key folds it after each navigation.
              <More key={pathname} entries={further} account={account} />
            )}
          </ul>
          {isWide && <Account page={account} />}
        </nav>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </WorkplaceContext>
  );
}

function Entry({ to, label, Icon, isExact = false }: WorkplaceEntry) {
  return (
    <li className={styles.entry}>
      <NavLink to={to} end={isExact} className={styles.link}>
        <Icon {...decorative} />
        <span>{label}</span>
      </NavLink>
    </li>
  );
}

/** The further entries, the account and Logout, unfolded above the bottom bar. */
function More({ entries, account }: Pick<Props, 'entries' | 'account'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isOpen) return undefined;
    const fold = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    addEventListener('keydown', fold);
    return () => removeEventListener('keydown', fold);
  }, [isOpen]);
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={entries.some(({ to }) => pathname.startsWith(to)) ? 'true' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <EllipsisOutlined {...decorative} />
        <span>More</span>
      </button>
      <div id={id} hidden={!isOpen} className={styles.more}>
        <ul className={styles.moreList}>
          {entries.map((entry) => (
            <Entry key={entry.to} {...entry} />
          ))}
        </ul>
        <Account page={account} />
      </div>
    </li>
  );
}

/** Who is signed in, their account, and the way out. */
function Account({ page }: { readonly page: string }) {
  const { user } = useAuth();
  return (
    <div className={styles.account}>
      {user && <p className={styles.who}>{user.fullName || formatPhone(user.mobileNumber)}</p>}
      <Link to={page} className={styles.logout}>
        Your account
      </Link>
      <Link to={paths.signIn} className={styles.logout}>
        Logout
      </Link>
    </div>
  );
}
