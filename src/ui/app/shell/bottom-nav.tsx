import { memo } from 'react';
import { PlainButton } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { bottomNavNames, shellMessages } from '@/ui/messages/ko/shell.ts';
import { href } from '../routes/href.ts';
import { matchPath } from '../routes/match.ts';
import styles from './bottom-nav.module.css';
import { DRAWER_ID } from './dialogs.tsx';

const LINKS = [
  ['home', 'home'],
  ['bulletin', 'sheet'],
  ['announcements', 'bell'],
  ['events', 'day'],
] as const;

interface BottomNavProps {
  /** As routes are compared (`normalisePath`). */
  readonly currentPath: string;
}

/** The bar at the foot of a phone, where the thumb reaches: four pages and the menu. */
export function BottomNav({ currentPath }: BottomNavProps) {
  const { page } = matchPath(currentPath);
  return <Bar current={LINKS.find(([linked]) => linked === page)?.[0]} />;
}

/** Memoised: navigating to a page that is not in it does not render it again. */
const Bar = memo(function Bar({ current }: { readonly current: (typeof LINKS)[number][0] | undefined }) {
  return (
    <nav className={styles.bar} aria-label={shellMessages.bottomNavMenu}>
      {LINKS.map(([page, icon]) => (
        <Link key={page} href={href(page)} aria-current={page === current ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{bottomNavNames[page]}</span>
        </Link>
      ))}
      {/* oxlint-disable-next-line react/forbid-component-props -- its dialog opens before any script is there */}
      <PlainButton data-opens={DRAWER_ID} aria-haspopup="dialog" aria-expanded={false}>
        <Icon name="menu" />
        <span>{shellMessages.menu}</span>
      </PlainButton>
    </nav>
  );
});
