import { type MouseEvent, type ReactNode, useId } from 'react';
import { PlainButton } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { wrapClassName } from '@/ui/kit/layout/page.tsx';
import { MenuHeaderArrow, menuHeaderClassName } from '@/ui/kit/navigation/menu.tsx';
import styles from './section.module.css';

interface SectionSideProps {
  readonly title: string;
  /** Whether it is one row that scrolls sideways on small screens. */
  readonly slim?: boolean;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
  /** The content of the menu. */
  readonly children: ReactNode;
}

/**
 * The menu of a section: at the side, or folded above the page on small screens, open by default (SHELL-09, ORGN-03). The
 * folded state is in the button only: style sheets hide the panel, so that wide screens, which have no button, always show it.
 * The library's primitive would add a twentieth to a page's script.
 */
export function SectionSide({ title, slim = false, className, panelClassName, children }: SectionSideProps) {
  const panel = useId();
  return (
    <div className={classNames(styles.side, slim && styles.slim, className)}>
      <p className={styles.title}>{title}</p>
      <PlainButton
        className={menuHeaderClassName(styles.toggle)}
        // oxlint-disable-next-line react/forbid-component-props -- a wide screen always shows what it folds: sheets decide
        aria-expanded="true"
        aria-controls={panel}
        onClick={toggleExpanded}
      >
        <span>{title}</span>
        <MenuHeaderArrow />
      </PlainButton>
      <nav id={panel} className={classNames(styles.panel, panelClassName)} aria-label={title}>
        {children}
      </nav>
    </div>
  );
}

/** The class names of a page with a menu at its side. */
export const sectionClassName = (className?: string): string => wrapClassName(classNames(styles.section, className));

/** Toggles the `aria-expanded` of a fold button; style sheets hide the content by it. */
export function toggleExpanded({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const isOpen = currentTarget.getAttribute('aria-expanded') === 'true';
  currentTarget.setAttribute('aria-expanded', String(!isOpen));
}
