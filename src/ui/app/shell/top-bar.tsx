import { memo } from 'react';
import { tapTarget } from '@/ui/kit/layout/text-class-names.ts';
import { wrapClassName } from '@/ui/kit/layout/wrap-class-name.ts';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { sectionNames } from '@/ui/messages/ko/page-messages.ts';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import { href, rootOf } from '../routes/href.ts';
import { Brand } from './brand.tsx';
import styles from './top-bar.module.css';
import { TopBarTools } from './top-bar-tools.tsx';

const LINKS = [
  ['intro', rootOf('vision')],
  ['people', rootOf('pastor')],
  ['sermon', href('bulletin')],
  ['communion', rootOf('events')],
  ['organizations', href('organizations')],
] as const;

interface TopBarProps {
  /** As routes are compared (`normalisePath`). */
  readonly currentPath: string;
}

/** The bar at the top: brand, the five public links from 768 px, tools (SHELL-01). It is laid out by its own width. */
export function TopBar({ currentPath }: TopBarProps) {
  return <Bar current={sectionOf(currentPath)} />;
}

/** Memoised: navigating within a section does not render it again. */
const Bar = memo(function Bar({ current }: { readonly current: string | undefined }) {
  return (
    <header className={styles.bar}>
      <div className={wrapClassName(styles.row)}>
        <Brand />
        <nav className={styles.top} aria-label={shellMessages.mainMenu}>
          {LINKS.map(([section, address]) => (
            <Link
              key={section}
              className={tapTarget}
              href={address}
              aria-current={sectionOf(address) === current ? 'true' : undefined}
            >
              {sectionNames[section]}
            </Link>
          ))}
        </nav>
        <div className={styles.tools}>
          <TopBarTools />
        </div>
      </div>
    </header>
  );
});

const sectionOf = (path: string): string | undefined => path.split('/')[1];
