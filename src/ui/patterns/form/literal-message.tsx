import type { ReactNode } from 'react';
import text from '@/ui/kit/layout/text.module.css';
import type { LiteralMessage } from '@/ui/messages/ko/account-messages.ts';

interface LiteralMessageProps {
  readonly message: LiteralMessage;
  readonly children?: ReactNode;
}

/** A literal sentence of the documents and what it means (ROUTE-11); one in English is set small behind the Korean. */
export function LiteralMessageText({ message: { literal, english, sentence }, children }: LiteralMessageProps) {
  return (
    <>
      {english === true ? (
        <>
          <strong>{sentence}</strong>
          <small className={text.small} lang="en">
            {literal}
          </small>
        </>
      ) : (
        <>
          <strong>{literal}</strong>
          <p>{sentence}</p>
        </>
      )}
      {children}
    </>
  );
}
