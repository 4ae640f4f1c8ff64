import { type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import header from '@/ui/kit/navigation/menu-header.module.css';
import styles from './section-layout.module.css';

interface SectionSideProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
  /** What the menu holds. */
  readonly children: ReactNode;
}

/**
 * The menu of a section: at the side, or folded above the page on small screens, open by default (SHELL-09, ORGN-03).
 * Whether it is folded is only to be seen, and stands in the button alone: style sheets hide the panel, so that wide
 * screens, which have no button, always show it. The primitive for this would be a twentieth of a page's script.
 */
export function SectionSide({ title, className, panelClassName, children }: SectionSideProps) {
  const panel = useId();
  return (
    <div className={classNames(styles.side, className)}>
      <p className={styles.title}>{title}</p>
      <button
        type="button"
        className={classNames(header.header, styles.toggle)}
        aria-expanded="true"
        aria-controls={panel}
        onClick={fold}
      >
        {title}
        <Icon name="down" className={header.arrow} />
      </button>
      <nav id={panel} className={classNames(styles.panel, panelClassName)} aria-label={title}>
        {children}
      </nav>
    </div>
  );
}

function fold({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const isOpen = currentTarget.getAttribute('aria-expanded') === 'true';
  currentTarget.setAttribute('aria-expanded', String(!isOpen));
}
