import { useMachine } from '@xstate/react';
import { useId } from 'react';
import type {
  CorrectionForm as CorrectionFormFactory,
  ProvidedCorrections,
} from '@/people/machines/provide-corrections.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { correctionMessages as messages } from '@/ui/messages/ko/privacy-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { OwnCorrectionEntry } from './own-correction-entry.tsx';
import styles from './privacy.module.css';

/** When a request is withdrawn, its focused button disappears with it. */
const keepFocus = keepFocusWithin();

interface CorrectionsPartProps {
  readonly provided: ProvidedCorrections;
  readonly makeForm: CorrectionFormFactory;
}

/** The member's requests to correct their entry, with the form for one. It fails independently of the page. */
export function CorrectionsPart({ provided, makeForm }: CorrectionsPartProps) {
  const [snapshot, send, list] = useMachine(provided.machine);
  const { corrections, withdrawing } = provided.select(snapshot);
  const id = useId();
  const isUnsupported = corrections.status === 'failed' && corrections.reason === 'unsupported';
  return (
    <section
      ref={keepFocus}
      tabIndex={-1}
      className={styles.corrections}
      aria-labelledby={id}
      aria-busy={withdrawing !== undefined}
    >
      <PartHeading id={id}>{messages.title}</PartHeading>
      {isUnsupported ? (
        <EmptyState sentence={messages.unsupported} next={messages.unsupportedNext} />
      ) : (
        <>
          <p>{messages.lead}</p>
          <CorrectionForm makeForm={makeForm} list={list} />
          <Async
            state={corrections}
            loading={messages.loading}
            lines={3}
            renderFailed={(reason) => (
              <FailureState sentence={messages.failed} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
            )}
          >
            {(all) => (
              <ul aria-label={messages.list}>
                {all.map((correction) => (
                  <OwnCorrectionEntry
                    key={correction.id}
                    correction={correction}
                    withdrawing={withdrawing}
                    send={send}
                  />
                ))}
              </ul>
            )}
          </Async>
        </>
      )}
    </section>
  );
}
