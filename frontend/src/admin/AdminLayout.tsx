import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/useAuth';
import { paths, staffPaths } from '../paths';
import { AntdProvider } from '../ui/layout/AntdProvider';
import { DiscardQuestionProvider } from '../ui/dialogs/DiscardQuestionProvider';
import { ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { ConfirmProvider } from '../ui/dialogs/ConfirmProvider';
import { useClosedByBack } from '../ui/dialogs/useClosedByBack';
import { mainId } from '../ui/layout/SkipLink';
import { focusPage } from '../ui/hooks/useFocusAfterNavigation';
import { AdminHeader } from './AdminHeader';
import styles from './AdminLayout.module.css';
import { AdminSidebar } from './AdminSidebar';
import { recordSource } from '../search/record-source';
import { StaffSearch } from '../search/StaffSearch';

const source = recordSource(staffPaths.adminPatient);

/** The sidebar on narrow screens: a button opens it as a drawer; its close button, a link or a click outside closes it. */
function MobileSidebar() {
  const [open, setOpen] = useState(false);
  const hasLed = useRef(false);
  const close = (byLink: boolean) => {
    hasLed.current = byLink;
    setOpen(false);
  };
  return (
    <>
      <Button
        className={styles.toggle}
        size="large"
        icon={<MenuOutlined aria-hidden="true" />}
        aria-label="Menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      <Drawer
        open={open}
        placement="left"
        size={300}
        title="Admin console"
        closable={{ closeIcon: <CloseOutlined aria-label="Close menu" />, placement: 'end' }}
        styles={{ close: { width: 44, height: 44 }, body: { padding: 12 } }}
        onClose={() => close(false)}
        // The drawer restores focus to its button after closing; after a link, the new page takes it.
        afterOpenChange={(isOpen) => !isOpen && hasLed.current && setTimeout(focusPage)}
      >
        <DrawerContent isOpen={open} onNavigate={() => close(true)} onBack={() => close(false)} />
      </Drawer>
    </>
  );
}

interface DrawerContentProps {
  readonly isOpen: boolean;
  readonly onNavigate: () => void;
  readonly onBack: () => void;
}

/** Mounts when the drawer opens. */
function DrawerContent({ isOpen, onNavigate, onBack }: DrawerContentProps) {
  useClosedByBack(isOpen, onBack);
  return <AdminSidebar onNavigate={onNavigate} />;
}

/** Layout of the admin pages: header and sidebar. The route guard wraps it. */
export function AdminLayout() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  return (
    <AntdProvider density="dense">
      <div className={styles.shell}>
        <header className={styles.header}>
          <MobileSidebar />
          <Link to={paths.admin} className={styles.brand}>
            Admin console
          </Link>
          <StaffSearch source={source} name="Console" label="Find anything" hint="Name, phone, PT or receipt number" />
          {user && <AdminHeader user={user} />}
        </header>
        <div className={styles.sidebar}>
          <AdminSidebar />
        </div>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <ConfirmProvider>
            <DiscardQuestionProvider>
              <ErrorSlotProvider key={pathname}>
                <Outlet />
              </ErrorSlotProvider>
            </DiscardQuestionProvider>
          </ConfirmProvider>
        </main>
      </div>
    </AntdProvider>
  );
}
