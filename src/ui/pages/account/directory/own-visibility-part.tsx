import { useMemo } from 'react';
import { directoryFeature } from '@/composition/directory.feature.ts';
import type { OwnVisibility } from '@/people/domain/own-visibility.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { visibilityMessages as messages } from '@/ui/messages/ko/directory-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './directory.module.css';
import { VisibilityForm } from './visibility-form.tsx';

/** What the reader opens of themselves, folded above the list. It fails by itself. */
export function OwnVisibilityPart() {
  const { stored } = useService(directoryFeature, 'visibility');
  const { viewModel, retry } = useReading(stored);
  return (
    <Disclosure arrow className={styles.own} summaryClassName={styles.summary} summary={messages.heading}>
      <Async
        state={viewModel}
        loading={messages.loading}
        lines={5}
        renderFailed={(reason) =>
          reason === 'unsupported' ? (
            <EmptyState sentence={messages.unsupported} />
          ) : (
            <FailureState sentence={messages.failed} reason={reason} onRetry={retry} />
          )
        }
      >
        {(own) => <StoredVisibility own={own} />}
      </Async>
    </Disclosure>
  );
}

function StoredVisibility({ own }: { readonly own: OwnVisibility }) {
  const { form } = useService(directoryFeature, 'visibility');
  const provided = useMemo(() => form(own), [form, own]);
  return <VisibilityForm own={own} provided={provided} />;
}
