import { BellOutlined } from '@ant-design/icons';
import { useEffect, useId, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useBackgroundReads } from '../live/useBackgroundReads';
import { log } from '../log';
import { decorative } from '../ui/layout/decorative';
import { titleCount } from '../ui/layout/title-count';
import { UnseenNoticesDocument, useUnseenNoticesQuery } from './gql/generated';
import type { NoticePanel } from './panel/NoticePanel';
import styles from './NoticeBell.module.css';

const noVariables = {};
const isOfNotices = (topic: string) => topic === 'notices';

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
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof NoticePanel>> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const isOpen = Panel !== null;
  const close = () => setPanel(null);
  const open = async () => {
    try {
      const panel = await import('./panel/NoticePanel');
      setPanel(() => panel.NoticePanel);
    } catch (error) {
      log.warn('The notices could not be loaded.', error);
    }
  };
  return (
    <div ref={place} className={styles.place}>
      <button
        type="button"
        className={styles.bell}
        aria-label={unseen > 0 ? `Notices, ${unseen} new` : 'Notices'}
        aria-expanded={isOpen}
        aria-controls={panelId}
        title="Notices"
        onClick={() => (isOpen ? close() : void open())}
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
        {Panel && <Panel place={place} onClose={close} />}
      </div>
    </div>
  );
}

/** Says politely that notices came; nothing when they were seen. */
function News({ unseen }: { readonly unseen: number }) {
  const [state, setState] = useState({ unseen, said: '' });
  if (state.unseen !== unseen) setState({ unseen, said: unseen > state.unseen ? `New notices: ${unseen}` : '' });
  return <output className={styles.news}>{state.said}</output>;
}
