import styles from './Avatar.module.css';

interface AvatarProps {
  readonly initials: string;
  readonly large?: boolean;
}

/** Initials in a circle. The name stands beside it, so that screen readers pass over this. */
export function Avatar({ initials, large = false }: AvatarProps) {
  return (
    <span aria-hidden="true" className={large ? `${styles.avatar} ${styles.large}` : styles.avatar}>
      {initials}
    </span>
  );
}
