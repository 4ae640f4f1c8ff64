import { type MouseEvent, type ReactNode, useId } from 'react';
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
 * Whether it is folded is only to be seen, and stands in the button alone: style sheets hide the panel, so that wide
 * screens, which have no button, always show it. The primitive for this would be a twentieth of a page's script.
 */
export function SectionLayout({ title, links, currentHref, children }: SectionLayoutProps) {
  const panel = useId();
  return (
    <div className={classNames(wrap.wrap, styles.section)}>
      <div className={styles.side}>
        <p className={styles.title}>{title}</p>
        <button type="button" className={styles.toggle} aria-expanded="true" aria-controls={panel} onClick={fold}>
          {title}
          <Icon name="down" className={styles.arrow} />
        </button>
        <nav id={panel} className={styles.panel} aria-label={title}>
          <NavLinks links={links} currentHref={currentHref} />
        </nav>
      </div>
      <div>{children}</div>
    </div>
  );
}

function fold({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const isOpen = currentTarget.getAttribute('aria-expanded') === 'true';
  currentTarget.setAttribute('aria-expanded', String(!isOpen));
}
