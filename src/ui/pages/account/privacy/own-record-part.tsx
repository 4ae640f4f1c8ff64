import type { OwnRecord } from '@/people/domain/own-record.ts';
import type {
  CorrectionForm as CorrectionFormFactory,
  ProvidedCorrections,
} from '@/people/machines/provide-corrections.ts';
import type { SaveOwnRecord } from '@/people/use-cases/make-save-own-record.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { privacyMessages as messages } from '@/ui/messages/ko/privacy-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { AccountFacts } from './account-facts.tsx';
import { CorrectionsPart } from './corrections-part.tsx';
import { MemberFacts } from './member-facts.tsx';
import { OwnWritings } from './own-writings.tsx';
import styles from './privacy.module.css';

interface OwnRecordPartProps {
  readonly record: ProvidedReadOnce<OwnRecord>;
  readonly save: SaveOwnRecord;
  readonly corrections: ProvidedCorrections;
  readonly correctionForm: CorrectionFormFactory;
}

/** All data that the server has stored about the user, which is one answer, and the download of it. */
export function OwnRecordPart(props: OwnRecordPartProps) {
  const { viewModel, retry } = useReading(props.record);
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
          <Download record={record} save={props.save} />
          <AccountFacts account={record.account} isLinked={record.member !== undefined} />
          {record.member !== undefined && <MemberFacts entry={record.member} />}
          {record.member !== undefined && (
            <CorrectionsPart provided={props.corrections} makeForm={props.correctionForm} />
          )}
          <OwnWritings written={record.written} prayedFor={record.prayedFor} />
        </>
      )}
    </Async>
  );
}

interface DownloadProps extends Pick<OwnRecordPartProps, 'save'> {
  readonly record: OwnRecord;
}

function Download({ record, save }: DownloadProps) {
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
