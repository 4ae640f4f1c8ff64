import { Link } from 'wouter';
import styles from './jump-links.module.css';

export interface JumpLink {
  /** An anchor of the page (`#era-1976`), or the address of another way of seeing it. */
  readonly href: string;
  readonly label: string;
}

interface JumpLinksProps {
  /** What the links are ways to. */
  readonly label: string;
  readonly links: readonly JumpLink[];
  /** The `href` of what is seen; its link is marked. */
  readonly currentHref?: string | undefined;
}

/** Ways within a page: to its parts, or between the ways of seeing it, which take each other's place in the history. */
export function JumpLinks({ label, links, currentHref }: JumpLinksProps) {
  return (
    <nav className={styles.jumps} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ href, label: words }) => {
          const look = { className: styles.link, 'aria-current': href === currentHref ? ('page' as const) : undefined };
          return (
            <li key={href}>
              {href.startsWith('#') ? (
                <a {...look} href={href}>
                  {words}
                </a>
              ) : (
                <Link {...look} href={href} replace>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
