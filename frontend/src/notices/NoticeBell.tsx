import { BellOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useBackgroundReads } from '../live/useBackgroundReads';
import { log } from '../log';
import { decorative } from '../ui/layout/decorative';
import { titleCount } from '../ui/layout/title-count';
import { UnseenNoticesDocument, useUnseenNoticesQuery } from './gql/generated';
import styles from './NoticeBell.module.css';

const noVariables = {};
const isOfNotices = (topic: string) => topic === 'notices';
const most = 99;

/** Says a number of unseen notices; 99 stands for more, too. */
const counted = (unseen: number): string => {
  if (unseen >= most) return `${most} or more new notices`;
  return unseen === 1 ? '1 new notice' : `${unseen} new notices`;
};

/** The bell: the number of notices that came since it was opened, also in the document's title, and a panel that lists them. */
export function NoticeBell() {
  // The header remounts on some pages: the cached count is shown until the response.
  const { data } = useUnseenNoticesQuery();
  useBackgroundReads(UnseenNoticesDocument, noVariables, isOfNotices);
  const unseen = data?.teamNotices.unseen ?? 0;
  useEffect(() => {
    titleCount.set(unseen);
    return () => titleCount.set(0);
  }, [unseen]);
  const { key } = useLocation();
  // A navigation closes the panel.
  return <Bell key={key} unseen={unseen} />;
}

function Bell({ unseen }: { readonly unseen: number }) {
  const { Panel, toggle, close } = usePanel();
  const place = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const isOpen = Panel !== null;
  const leave = useEffectEvent((event: KeyboardEvent | PointerEvent) => {
    if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isWithin(place.current, event.target)) return;
    close();
    if (event instanceof KeyboardEvent) place.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    addEventListener('keydown', leave);
    addEventListener('pointerdown', leave);
    return () => {
      removeEventListener('keydown', leave);
      removeEventListener('pointerdown', leave);
    };
  }, [isOpen]);
  return (
    <div ref={place} className={styles.place}>
      <button
        type="button"
        className={styles.bell}
        aria-label={unseen > 0 ? `Notices, ${unseen} new` : 'Notices'}
        aria-expanded={isOpen}
        aria-controls={panelId}
        title="Notices"
        onClick={toggle}
      >
        <BellOutlined {...decorative} />
        {unseen > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unseen}
          </span>
        )}
      </button>
      <News unseen={unseen} />
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {Panel && <Panel />}
      </div>
    </div>
  );
}

/** Says politely that notices came; nothing when they were seen. */
function News({ unseen }: { readonly unseen: number }) {
  const [state, setState] = useState({ unseen, said: '' });
  if (state.unseen !== unseen) setState({ unseen, said: unseen > state.unseen ? counted(unseen) : '' });
  return <output className={styles.news}>{state.said}</output>;
}

const isWithin = (place: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Node && place?.contains(target) === true;

/** The panel, whose code loads when it is first opened. */
function usePanel() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  const close = () => setPanel(null);
  const open = async () => {
    try {
      const { NoticePanel } = await import('./NoticePanel');
      setPanel(() => NoticePanel);
    } catch (error) {
      log.warn('The notices could not be loaded.', error);
    }
  };
  return { Panel, close, toggle: () => (Panel ? close() : void open()) };
}
