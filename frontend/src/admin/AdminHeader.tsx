import { Avatar } from 'antd';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../auth/role';
import { NoticeBell } from '../notices/NoticeBell';
import { initialsOf } from '../values/initials';
import { staffPaths } from '../paths';
import { formatPhone } from '../values/phone-number';
import styles from './AdminHeader.module.css';

/** The bell, and the signed-in admin: picture or initials, name, role and number. Links to the profile. */
export function AdminHeader({ user }: { readonly user: CurrentUser }) {
  const { fullName, mobileNumber, avatar } = user;
  return (
    <>
      <NoticeBell />
      <Link to={staffPaths.adminProfile} className={styles.link}>
        <Avatar size={40} src={avatar} alt="" className={styles.avatar}>
          <span aria-hidden="true">{initialsOf(fullName) || 'A'}</span>
        </Avatar>
        <span className={styles.lines}>
          {fullName && <strong className={styles.name}>{fullName}</strong>}{' '}
          <span className={styles.details}>
            <span>Admin</span> <span className={styles.phone}>{formatPhone(mobileNumber)}</span>
          </span>
        </span>
      </Link>
    </>
  );
}
