import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { useAnnouncedLoading } from './announcer.tsx';

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
