import { useId } from 'react';
import type { Failure } from '@/shared/domain/outcome.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Message } from '@/ui/kit/layout/message.tsx';
import {
  deletionFailures,
  dueText,
  deletionMessages as messages,
  whatGoes,
  whatStays,
} from '@/ui/messages/ko/account-deletion-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import styles from './privacy.module.css';

interface DeletionOfferProps {
  /** The user has cancelled the deletion on this page. */
  readonly hasStayed: boolean;
  readonly onAsked: () => void;
}

/** Before the request: which data is deleted, which is kept, and the button. */
export function DeletionOffer({ hasStayed, onAsked }: DeletionOfferProps) {
  return (
    <>
      {hasStayed && (
        <Notice>
          <strong>{messages.stayed}</strong>
          <p>{messages.stayedNext}</p>
        </Notice>
      )}
      <p>{messages.lead}</p>
      <div className={styles.lists}>
        <NamedList name={messages.goes} entries={whatGoes} />
        <NamedList name={messages.stays} entries={whatStays} />
      </div>
      <p>{messages.office}</p>
      <Buttons>
        <Button variant="quiet" onClick={onAsked}>
          {messages.ask}
        </Button>
      </Buttons>
    </>
  );
}

function NamedList({ name, entries }: { readonly name: string; readonly entries: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={styles.listName}>
        {name}
      </h3>
      <ul aria-labelledby={id} className={styles.list}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}

interface PendingDeletionProps {
  readonly due: Date;
  readonly isCancelling: boolean;
  /** Why the deletion could not be cancelled. */
  readonly failure: Failure | undefined;
  readonly onStay: () => void;
}

/** After the request: when the account is deleted, and the button that cancels it. */
export function PendingDeletion({ due, isCancelling, failure, onStay }: PendingDeletionProps) {
  return (
    <>
      <Notice>
        <strong>{dueText(due)}</strong>
        <p>{messages.untilThen}</p>
      </Notice>
      {failure !== undefined && (
        <Notice kind="bad" alert>
          <strong>{messages.stayFailed}</strong>
          <p>
            <Message text={deletionFailures[failure] ?? failureMessages[failure]} />
          </p>
        </Notice>
      )}
      <Buttons>
        <Button busy={isCancelling} onClick={onStay}>
          {isCancelling ? messages.staying : messages.stay}
        </Button>
      </Buttons>
    </>
  );
}
