import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { useAnnouncedWaiting } from './announcer.tsx';

interface WaitingProps {
  /** Names what is loading; read aloud, not shown. */
  readonly label?: string | undefined;
  /** Its box must be positioned, because it contains hidden text. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The placeholder of content that is loading. */
export function Waiting({ label = kitMessages.loading, className, children }: WaitingProps) {
  useAnnouncedWaiting(label);
  return (
    <div className={className} data-waiting="">
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
