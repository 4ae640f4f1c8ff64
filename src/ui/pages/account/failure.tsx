import type { ReactNode } from 'react';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import type { Told } from '@/ui/messages/ko/account-messages.ts';
import { ToldMessages } from '@/ui/patterns/form/told-messages.tsx';

interface FailureProps {
  readonly told: Told;
  /** The documents call this one a warning, not an error (ACCT-10). */
  readonly mild?: boolean;
  /** Where the reader can go from here. */
  readonly children?: ReactNode;
}

/** Why a form was not accepted, read aloud at once. */
export function Failure({ told, mild = false, children }: FailureProps) {
  return (
    <Notice kind={mild ? 'info' : 'bad'} alert>
      <ToldMessages told={told}>{children}</ToldMessages>
    </Notice>
  );
}
