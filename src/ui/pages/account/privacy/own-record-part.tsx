import { privacyFeature } from '@/composition/privacy.feature.ts';
import type { OwnRecord } from '@/people/domain/own-record.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { privacyMessages as messages } from '@/ui/messages/ko/privacy-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { AccountFacts } from './account-facts.tsx';
import { MemberFacts } from './member-facts.tsx';
import { OwnWritings } from './own-writings.tsx';
import styles from './privacy.module.css';

/** All that the church keeps of the user, which is one answer of the server, and the file of it. */
export function OwnRecordPart() {
  const { viewModel, retry } = useReading(useService(privacyFeature, 'record'));
  return (
    <Async
      state={viewModel}
      loading={messages.loading}
      lines={12}
      renderFailed={(reason) =>
        reason === 'unsupported' ? (
          <EmptyState sentence={messages.unsupported} next={messages.unsupportedNext} />
        ) : (
          <FailureState sentence={messages.failed} reason={reason} onRetry={retry} />
        )
      }
    >
      {(record) => (
        <>
          <Download record={record} />
          <AccountFacts account={record.account} isLinked={record.member !== undefined} />
          {record.member !== undefined && <MemberFacts entry={record.member} />}
          <OwnWritings written={record.written} prayedFor={record.prayedFor} />
        </>
      )}
    </Async>
  );
}

function Download({ record }: { readonly record: OwnRecord }) {
  const save = useService(privacyFeature, 'saveRecord');
  return (
    <div className={styles.download}>
      <Button variant="quiet" aria-describedby="download-hint" onClick={() => save(record)}>
        {messages.download}
      </Button>
      <p id="download-hint" className={styles.about}>
        {messages.downloadHint}
      </p>
    </div>
  );
}
