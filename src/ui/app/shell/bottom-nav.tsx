import { Link } from 'wouter';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { bottomNavLinks, shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import styles from './bottom-nav.module.css';
import { DRAWER_ID } from './drawer-id.ts';

interface BottomNavProps {
  /** As routes are compared (`normalisePath`). */
  readonly currentPath: string;
}

/** The bar at the foot of a phone, where the thumb reaches: four pages and the menu. */
export function BottomNav({ currentPath }: BottomNavProps) {
  const current = currentPath === '/home' ? '/' : currentPath;
  return (
    <nav className={styles.thumb} aria-label={shellMessages.bottomNavMenu}>
      {bottomNavLinks.map(({ href, label, icon }) => (
        <Link key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
      <button type="button" data-opens={DRAWER_ID} aria-haspopup="dialog" aria-expanded={false}>
        <Icon name="menu" />
        {shellMessages.menu}
      </button>
    </nav>
  );
}
