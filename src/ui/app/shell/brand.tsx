import { Link } from '@/ui/kit/navigation/link.tsx';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import { href } from '../routes/href.ts';
import styles from './brand.module.css';

const WINDOW = 'M4 44V20a16 16 0 0 1 32 0v24z';
const CROSS = 'M18.6 10.5h2.8v7.2h6.1v2.8h-6.1V34h-2.8V20.5h-6.1v-2.8h6.1z';
const RIVER = 'M8 36.5q3-3 6 0t6 0 6 0 6 0M8 40.5q3-3 6 0t6 0 6 0 6 0';

/** The church's logo and name, leading to the home page (SHELL-01). */
export function Brand() {
  return (
    <Link className={styles.brand} href={href('home')}>
      <svg className={styles.logo} viewBox="4 3 32 42" aria-hidden="true" focusable="false">
        <path className={styles.field} d={WINDOW} />
        <path className={styles.cross} d={CROSS} />
        <path className={styles.river} d={RIVER} />
      </svg>
      <span>
        {shellMessages.churchName}{' '}
        <small className={styles.spanish} lang="es">
          {shellMessages.churchNameSpanish}
        </small>
      </span>
    </Link>
  );
}
