import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { useAnnouncedWaiting } from './announcer.tsx';

interface WaitingProps {
  /** What is being waited for, in words that are read and not shown. */
  readonly label?: string | undefined;
  /** Its box must be positioned, for the words that are not shown. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The place of something that is on its way. */
export function Waiting({ label = kitMessages.loading, className, children }: WaitingProps) {
  useAnnouncedWaiting(label);
  return (
    <div className={className} data-waiting="">
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
