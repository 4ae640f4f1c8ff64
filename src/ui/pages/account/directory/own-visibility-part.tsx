import { useMemo } from 'react';
import type { OwnVisibility } from '@/people/domain/own-visibility.ts';
import type { EntriesOutdated } from '@/people/machines/directory-state.ts';
import type { ProvidedVisibility } from '@/people/machines/provide-visibility.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { visibilityMessages as messages } from '@/ui/messages/ko/directory-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './directory.module.css';
import { VisibilityForm } from './visibility-form.tsx';

interface OwnVisibilityPartProps {
  readonly visibility: ProvidedVisibility;
  readonly directory: Pick<Receiver<EntriesOutdated>, 'send'>;
}

/** The fields that the reader shows to others, folded above the list. Its failure leaves the list usable. */
export function OwnVisibilityPart({ visibility, directory }: OwnVisibilityPartProps) {
  const { viewModel, retry } = useReading(visibility.stored);
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
        {(own) => <StoredVisibility own={own} form={visibility.form} directory={directory} />}
      </Async>
    </Disclosure>
  );
}

interface StoredVisibilityProps extends Pick<ProvidedVisibility, 'form'>, Pick<OwnVisibilityPartProps, 'directory'> {
  readonly own: OwnVisibility;
}

function StoredVisibility({ own, form, directory }: StoredVisibilityProps) {
  const provided = useMemo(() => form(own, directory), [form, own, directory]);
  return <VisibilityForm own={own} provided={provided} />;
}
