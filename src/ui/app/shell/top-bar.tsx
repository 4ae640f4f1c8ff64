import { memo, type ReactNode } from 'react';
import { tapTarget } from '@/ui/kit/layout/text-class-names.ts';
import { wrapClassName } from '@/ui/kit/layout/wrap-class-name.ts';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { sectionNames } from '@/ui/messages/ko/page-messages.ts';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import { href, rootOf } from '../routes/href.ts';
import { Brand } from './brand.tsx';
import styles from './top-bar.module.css';

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
  /** Shown at the end of the bar: see `top-bar-tools.tsx`. */
  readonly tools: ReactNode;
}

interface BarProps extends Pick<TopBarProps, 'tools'> {
  readonly current: string | undefined;
}

/** The bar at the top: brand, the five public links from 768 px, tools (SHELL-01). It is laid out by its own width. */
export function TopBar({ currentPath, tools }: TopBarProps) {
  return <Bar current={sectionOf(currentPath)} tools={tools} />;
}

/** Memoised: navigating within a section does not render it again. */
const Bar = memo(function Bar({ current, tools }: BarProps) {
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
        <div className={styles.tools}>{tools}</div>
      </div>
    </header>
  );
});

const sectionOf = (path: string): string | undefined => path.split('/')[1];
