import * as Radix from '@radix-ui/react-collapsible';
import type { ReactElement, ReactNode, Ref } from 'react';
import { type ButtonVariant, buttonClassName } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import styles from './collapsible.module.css';

interface CollapsibleProps {
  /** For an owner that knows whether it is open; otherwise it is closed at first. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Cannot be closed now: the content is shown. */
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Content that a button shows, where the button changes its label or does not stand above the content. Otherwise a `Disclosure`
 * does it without a script.
 */
export function Collapsible({ className, ...root }: CollapsibleProps) {
  return <Radix.Root {...root} className={classNames(styles.collapsible, className)} />;
}

interface CollapsibleTriggerProps {
  readonly variant: ButtonVariant;
  /** The label while the content is hidden. */
  readonly closed: ReactNode;
  /** The label while it is shown. */
  readonly open: ReactNode;
  /** What stands behind either label. */
  readonly behindLabel?: ReactElement;
  /** The button has an arrow that turns. */
  readonly arrow?: boolean;
  readonly className?: string | undefined;
}

/** The button that shows and hides the content. */
export function CollapsibleTrigger(props: CollapsibleTriggerProps) {
  const { variant, closed, open, behindLabel, arrow = false, className } = props;
  return (
    <Radix.Trigger className={buttonClassName({ variant, className: classNames(styles.trigger, className) })}>
      <span className={styles.whenClosed}>{closed}</span>
      <span className={styles.whenOpen}>{open}</span>
      {behindLabel}
      {arrow && <Icon name="down" className={styles.arrow} />}
    </Radix.Trigger>
  );
}

interface CollapsiblePartProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What stands in the place of the content while that is hidden. */
export function CollapsiblePreview({ className, children }: CollapsiblePartProps) {
  return <div className={classNames(styles.preview, className)}>{children}</div>;
}

interface CollapsibleContentProps extends CollapsiblePartProps {
  /** Stays mounted while it is hidden. */
  readonly mounted?: true;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The content; once it is shown, its preview is not. */
export function CollapsibleContent({ mounted, className, ...content }: CollapsibleContentProps) {
  return <Radix.Content {...content} forceMount={mounted} className={classNames(styles.content, className)} />;
}
