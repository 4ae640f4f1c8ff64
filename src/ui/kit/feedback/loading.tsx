import type { ReactNode } from 'react';
import { Message, VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import type { EnglishText } from '@/ui/messages/message-text.ts';
import { useAnnouncedLoading } from './announcer.tsx';
import styles from './loading.module.css';

interface LoadingRegionProps {
  /** Names what is loading; read aloud, not shown. */
  readonly label?: string | undefined;
  /** Its box must be positioned, because it contains hidden text. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The placeholder of content that is loading. */
export function LoadingRegion({ label = kitMessages.loading, className, children }: LoadingRegionProps) {
  useAnnouncedLoading(label);
  return (
    <div className={className} data-loading="">
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}

interface OutlineProps {
  /** How many lines; the first stands for a heading. */
  readonly lines?: number | undefined;
}

interface SkeletonProps extends OutlineProps {
  /** Names what is loading; read aloud. */
  readonly label?: string | undefined;
}

/** The outline of content that is loading. */
export function Skeleton({ label, lines }: SkeletonProps) {
  return (
    <LoadingRegion label={label} className={styles.place}>
      <Outline lines={lines} />
    </LoadingRegion>
  );
}

/** The outline alone, where another skeleton already announces what is loading. */
export function Outline({ lines = 4 }: OutlineProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}

interface SpinnerProps {
  /** The sentence beside the turning ring. */
  readonly label?: string;
  /** The English text of the documents: shown after the label, not read aloud. */
  readonly literal?: EnglishText;
}

/** A line that says what is loading; announced when it takes long. */
export function Spinner({ label = kitMessages.loading, literal }: SpinnerProps) {
  useAnnouncedLoading(label);
  return (
    <SilentSpinner>
      <span>
        <span>{label}</span> {literal !== undefined && <Message text={literal} />}
      </span>
    </SilentSpinner>
  );
}

/** The line without an announcement, for a container that is read as a whole when it opens. */
export function SilentSpinner({ children = kitMessages.loading }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.loading} data-loading="">
      <span className={styles.spinner} aria-hidden="true" />
      {children}
    </div>
  );
}
