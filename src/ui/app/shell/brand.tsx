import { logo } from '@/church/logo.ts';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import { href } from '../routes/href.ts';
import styles from './brand.module.css';

/** The church's logo and name, leading to the home page (SHELL-01). */
export function Brand() {
  return (
    <Link className={styles.brand} href={href('home')}>
      <svg className={styles.logo} viewBox={logo.viewBox} aria-hidden="true" focusable="false">
        {logo.shapes.map(({ drawn, path }) => (
          <path key={path} className={styles[drawn]} d={path} />
        ))}
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
