import type { ReactNode } from 'react';
import { Notice } from '../kit/notice.tsx';
import type { Told } from '../messages/account-messages.ts';
import { ToldWords } from './told-words.tsx';

interface RefusalProps {
  readonly told: Told;
  /** The documents call this one a warning, not an error (ACCT-10). */
  readonly mild?: boolean;
  /** Where the reader can go from here. */
  readonly children?: ReactNode;
}

/** Why a form was not accepted, read aloud at once. Give it a key that changes with every submit. */
export function Refusal({ told, mild = false, children }: RefusalProps) {
  return (
    <Notice kind={mild ? 'info' : 'bad'} alert>
      <ToldWords told={told}>{children}</ToldWords>
    </Notice>
  );
}
