import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Link } from './link.tsx';
import styles from './menu.module.css';

/** The class names of the button, or summary, that folds the links of a menu. */
export const menuHeaderClassName = (className?: string): string => classNames(styles.header, className);

/** The arrow at the end of a menu's header, turned while the links are shown. */
export function MenuHeaderArrow() {
  return <Icon name="down" className={styles.arrow} />;
}

export interface NavLink {
  readonly href: string;
  readonly label: ReactNode;
}

interface NavLinksProps {
  readonly links: readonly NavLink[];
  /** The `href` of the page that is open; its link is marked (SHELL-09). */
  readonly currentHref?: string | undefined;
  readonly className?: string | undefined;
}

/** A list of links within the product. Compares addresses without regard to case, as paths match (ROUTE-04). */
export function NavLinks({ links, currentHref, className }: NavLinksProps) {
  const current = currentHref?.toLowerCase();
  return (
    <ul className={classNames(styles.links, className)}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} aria-current={href.toLowerCase() === current ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
