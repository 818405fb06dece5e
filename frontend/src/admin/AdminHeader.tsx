import { Avatar } from 'antd';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../auth/role';
import { paths } from '../paths';
import { formatPhone } from '../phone-number';
import styles from './AdminHeader.module.css';

/** The first letters of the first and the last word of a name; empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** Who is signed in: picture or initials, full name, the label Admin, and the number. It leads to the own profile (spec §2). */
export function AdminHeader({ user }: { readonly user: CurrentUser }) {
  const { fullName, mobileNumber, avatar } = user;
  return (
    <Link to={paths.adminProfile} className={styles.link}>
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
  );
}
