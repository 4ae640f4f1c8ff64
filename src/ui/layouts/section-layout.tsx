import * as Collapsible from '@radix-ui/react-collapsible';
import type { ReactNode } from 'react';
import { classNames } from '../kit/class-names.ts';
import { Icon } from '../kit/icon.tsx';
import { type NavLink, NavLinks } from '../kit/nav-links.tsx';
import styles from './section-layout.module.css';
import wrap from './wrap.module.css';

interface SectionLayoutProps {
  readonly title: string;
  readonly links: readonly NavLink[];
  readonly currentHref: string;
  readonly children: ReactNode;
}

/**
 * A section: its menu at the side, or folded above the page on small screens, open by default (SHELL-09).
 * The panel stays mounted and style sheets hide it, so that wide screens, which have no toggle, always show it.
 */
export function SectionLayout({ title, links, currentHref, children }: SectionLayoutProps) {
  return (
    <div className={classNames(wrap.wrap, styles.section)}>
      <Collapsible.Root className={styles.side} defaultOpen>
        <p className={styles.title}>{title}</p>
        <Collapsible.Trigger className={styles.toggle}>
          {title}
          <Icon name="down" className={styles.arrow} />
        </Collapsible.Trigger>
        <Collapsible.Content forceMount className={styles.panel}>
          <nav aria-label={title}>
            <NavLinks links={links} currentHref={currentHref} />
          </nav>
        </Collapsible.Content>
      </Collapsible.Root>
      <div>{children}</div>
    </div>
  );
}
