import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useTyped } from '#src/language/useTyped';
import { paths } from '#src/paths';
import { mainId } from '#src/ui/layout/SkipLink';
import { AppNotes } from '../offline/AppNotes';
import { AnsweredSign, answeredIn } from '../today/AnsweredSign';
import { OwnDayContext, type FrameDay } from '../today/day-context';
import { SaidSign } from '../today/SaidSign';
import { Unsent } from '../today/Unsent';
import { useOwnDay } from '../today/useOwnDay';
import { FrameTitleContext } from './FrameTitle';
import { OwnHead } from './OwnHead';
import styles from './OwnLayout.module.css';
import { tabOf } from './own-tabs';
import { planHint } from './plan-hint';
import { TabBar } from './TabBar';

/**
 * The frame of the patient's pages below /user/: a head with title, 'Something is wrong' and language, and the tabs, without the header and
 * footer of the site. It loads the day for all of them. Reported danger signs and unsent entries stand above each page except the day's
 * own, which shows them itself. The notes of the application below stay while the pages change: the browser offers the installation once.
 */
export function OwnLayout() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState<string | null>('');
  const own = useOwnDay();
  const { day, state } = own;
  const { told } = state;
  const isOfDay = tabOf(pathname) === paths.userToday;
  useDayOfPage(own, isOfDay ? paths.userToday : pathname);
  useTyped();
  const hasPlan = told ? Boolean(told.today) : planHint.get();
  useEffect(() => planHint.note(hasPlan), [hasPlan]);
  return (
    <OwnDayContext value={own}>
      <FrameTitleContext value={setTitle}>
        <div className={styles.shell}>
          <TabBar hasPlan={hasPlan} />
          <main id={mainId} tabIndex={-1} className={styles.main}>
            <OwnHead title={title} day={day} state={state} />
            {!(isOfDay && told?.today) && (
              <>
                <SaidSign state={state} />
                <AnsweredSign task={answeredIn(told)} />
                <Unsent day={day} state={state} />
              </>
            )}
            <Outlet />
            {told?.me && <AppNotes />}
          </main>
        </div>
      </FrameTitleContext>
    </OwnDayContext>
  );
}

/** Loads the day again on each further page. */
function useDayOfPage({ day }: FrameDay, page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    void day.wake();
  }, [day, page]);
}
