import { useMemo } from 'react';
import { calendarFeedFeature } from '@/composition/calendar-feed.feature.ts';
import { googleAddress, webcalAddress } from '@/content/domain/feed-links.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { useSpokenStatus } from '@/ui/kit/feedback/use-spoken-status.ts';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { ExternalLink } from '@/ui/kit/navigation/external-link.tsx';
import { subscriptionMessages } from '@/ui/messages/ko/subscription-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';

/** The ways to subscribe to the calendar of events, where the server has such a calendar. */
function SubscriptionAddress({ services }: HasServices<typeof calendarFeedFeature>) {
  const { viewModel, retry } = useReading(useMemo(() => services.address(), [services]));
  useSpokenStatus(spokenStatusOf(viewModel));
  return (
    <Async
      state={viewModel}
      loading={subscriptionMessages.loading}
      lines={3}
      renderFailed={(reason) => <NoAddress reason={reason} onRetry={retry} />}
    >
      {(address) => (
        <>
          <p>{subscriptionMessages.lead}</p>
          <Buttons>
            <ExternalLink href={googleAddress(address)} className={buttonClassName({ variant: 'quiet' })}>
              {subscriptionMessages.google}
            </ExternalLink>
            <ButtonLink variant="quiet" href={webcalAddress(address)}>
              {subscriptionMessages.apple}
            </ButtonLink>
            <Button variant="quiet" onClick={() => void services.copy(address)}>
              {subscriptionMessages.copy}
            </Button>
          </Buttons>
          <TextField
            label={subscriptionMessages.address}
            hint={subscriptionMessages.addressHint}
            value={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </>
      )}
    </Async>
  );
}

export const SubscriptionIsland = withServices(calendarFeedFeature, SubscriptionAddress);

function spokenStatusOf(viewModel: ReadOnceViewModel<string>): string | undefined {
  if (viewModel.status === 'ready') return subscriptionMessages.lead;
  const isLacking = viewModel.status === 'failed' && viewModel.reason === 'unsupported';
  return isLacking ? subscriptionMessages.lacking : undefined;
}

function NoAddress({ reason, onRetry }: { readonly reason: Failure; readonly onRetry: () => void }) {
  if (reason === 'unsupported') return <p>{subscriptionMessages.lacking}</p>;
  return <FailureState sentence={subscriptionMessages.failed} reason={reason} onRetry={onRetry} />;
}
