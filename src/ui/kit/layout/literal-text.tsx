import type { LiteralMessage } from '@/ui/messages/message-text.ts';
import { Message } from './message.tsx';
import text from './text.module.css';

interface LiteralTextProps {
  readonly message: LiteralMessage;
}

/** A literal sentence of the documents and what it means (ROUTE-11); one in English is set small behind the Korean. */
export function LiteralText({ message: { literal, sentence } }: LiteralTextProps) {
  if (typeof literal === 'object')
    return (
      <>
        <strong>
          <Message text={sentence} />
        </strong>
        <small className={text.small} lang="en">
          {literal.english}
        </small>
      </>
    );
  return (
    <>
      {literal !== undefined && <strong>{literal}</strong>}
      <p>
        <Message text={sentence} />
      </p>
    </>
  );
}
