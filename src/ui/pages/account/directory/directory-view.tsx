import { useMachine } from '@xstate/react';
import { directoryEntry } from '@/composition/directory.ts';
import type { ProvidedDirectory, ProvidedVisibility } from '@/people/directory.machine.ts';
import type { DirectoryZone } from '@/people/directory.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { directoryMessages as messages } from '@/ui/messages/ko/directory.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { Directory } from './directory-list.tsx';
import { OwnVisibilityPart } from './own-visibility.tsx';

/**
 * For linked members: the fields that they show to others, and the list (MINE-03). Other users are told how to request
 * the link.
 */
export function DirectoryIsland() {
  const services = useServices(directoryEntry);
  const { viewModel, retry } = useReading(services.reader);
  return (
    <Async
      state={viewModel}
      loading={messages.opening}
      lines={8}
      empty={
        <EmptyState sentence={messages.unlinked} next={messages.unlinkedNext}>
          <ButtonLink href={href('myChurch')}>{messages.toMyChurch}</ButtonLink>
        </EmptyState>
      }
      renderFailed={(reason) =>
        reason === 'unsupported' ? (
          <EmptyState sentence={messages.unsupported} />
        ) : (
          <FailureState sentence={messages.notOpened} reason={reason} onRetry={retry} />
        )
      }
    >
      {({ zone }) => (
        <DirectoryWithOwnPart provided={services.directory} visibility={services.visibility} ownZone={zone} />
      )}
    </Async>
  );
}

interface DirectoryWithOwnPartProps {
  readonly provided: ProvidedDirectory;
  readonly visibility: ProvidedVisibility;
  readonly ownZone: DirectoryZone | undefined;
}

/** The list shows the reader, too, as their settings say. */
function DirectoryWithOwnPart({ provided, visibility, ownZone }: DirectoryWithOwnPartProps) {
  const { machine, input, select } = provided;
  const [snapshot, , directory] = useMachine(machine, { input: input(ownZone) });
  return (
    <>
      <OwnVisibilityPart visibility={visibility} directory={directory} />
      <Directory viewModel={select(snapshot)} actor={directory} ownZone={ownZone} />
    </>
  );
}
