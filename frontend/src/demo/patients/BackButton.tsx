import { useNavigate } from 'react-router-dom';
import { paths } from '#src/paths';
import { hasAppHistory } from '#src/ui/hooks/app-history';
import styles from './BackButton.module.css';

/** Goes back to the previous page, or to the list if there is none. */
export function BackButton() {
  const navigate = useNavigate();
  const goBack = () => {
    if (hasAppHistory()) void navigate(-1);
    else void navigate(paths.demoPatients);
  };
  return (
    <button type="button" className={`button button-quiet ${styles.back}`} onClick={goBack}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          d="M20 12H5m6-7-7 7 7 7"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Back
    </button>
  );
}
