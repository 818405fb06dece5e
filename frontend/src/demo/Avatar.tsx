import styles from './Avatar.module.css';

interface AvatarProps {
  readonly initials: string;
  readonly large?: boolean;
}

/** Initials in a circle, hidden from screen readers because the name is next to it. */
export function Avatar({ initials, large = false }: AvatarProps) {
  return (
    <span aria-hidden="true" className={large ? `${styles.avatar} ${styles.large}` : styles.avatar}>
      {initials}
    </span>
  );
}
