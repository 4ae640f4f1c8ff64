import { useMemo } from 'react';
import { subscriptionEntry } from '@/composition/subscription.ts';
import type { Failure } from '@/shared/outcome.ts';
import type { ReadOnceViewModel } from '@/shared/reading.machine.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { Button, buttonClassName } from '@/ui/kit/actions/button.tsx';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { useSpokenStatus } from '@/ui/kit/feedback/announcer.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { ExternalLink } from '@/ui/kit/navigation/link.tsx';
import { subscriptionMessages } from '@/ui/messages/ko/calendar.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';

/** The ways to subscribe to the calendar of events, where the server has such a calendar. */
export function SubscriptionIsland() {
  const services = useServices(subscriptionEntry);
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
              <span>{subscriptionMessages.google}</span>
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

function spokenStatusOf(viewModel: ReadOnceViewModel<string>): string | undefined {
  if (viewModel.status === 'ready') return subscriptionMessages.lead;
  const isLacking = viewModel.status === 'failed' && viewModel.reason === 'unsupported';
  return isLacking ? subscriptionMessages.lacking : undefined;
}

function NoAddress({ reason, onRetry }: { readonly reason: Failure; readonly onRetry: () => void }) {
  if (reason === 'unsupported') return <p>{subscriptionMessages.lacking}</p>;
  return <FailureState sentence={subscriptionMessages.failed} reason={reason} onRetry={onRetry} />;
}

/** The `webcal:` address of a calendar, which calendar programs open. */
export const webcalAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** The address at which Google's calendar subscribes to a calendar. */
export const googleAddress = (address: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalAddress(address))}`;
