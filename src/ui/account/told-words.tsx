import type { ReactNode } from 'react';
import type { Told } from '../messages/account-messages.ts';

interface ToldWordsProps {
  readonly told: Told;
  readonly children?: ReactNode;
}

/** A literal sentence of the documents, then the Korean one that follows it (ROUTE-11). */
export function ToldWords({ told: { literal, english, sentence }, children }: ToldWordsProps) {
  return (
    <>
      <strong lang={english && 'en'}>{literal}</strong>
      <p>{sentence}</p>
      {children}
    </>
  );
}
