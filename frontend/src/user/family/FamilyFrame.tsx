import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import * as text from '#messages/family';
import { roleOf } from '#src/auth/role';
import { useAuth } from '#src/auth/useAuth';
import { LanguageSwitch } from '#src/language/LanguageSwitch';
import { useTyped } from '#src/language/useTyped';
import { paths } from '#src/paths';
import { mainId } from '#src/ui/layout/SkipLink';
import { FrameTitleContext } from '../frame/FrameTitle';
import { OwnLayout } from '../frame/OwnLayout';
import styles from './Family.module.css';

/** The frame of the family's pages: a patient's own, with tabs; for others, who have no day of their own, title and language alone. */
export function FamilyFrame() {
  const { user } = useAuth();
  return user && roleOf(user) === 'patient' ? <OwnLayout /> : <PlainFrame />;
}

function PlainFrame() {
  const [title, setTitle] = useState<string | null>('');
  useTyped();
  return (
    <FrameTitleContext value={setTitle}>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <div className={styles.head}>
          {title !== null && (
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
          )}
          <div className={styles.links}>
            <Link to={paths.user} className="button button-quiet">
              {text.myPage}
            </Link>
            <LanguageSwitch className={styles.language} />
          </div>
        </div>
        <Outlet />
      </main>
    </FrameTitleContext>
  );
}
