import { useMachine } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { CountInMenu } from '@/ui/app/section/open-requests.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { countOfRequests, requestListMessages } from '@/ui/messages/ko/role-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { RoleRequestEntry } from './role-request-entry.tsx';
import styles from './roles.module.css';

/** A request goes with the button that decided on it. */
const keepFocus = keepFocusWithin();

interface RoleRequestsProps {
  /** Where a role is asked for stands beside it already. */
  readonly isAside?: boolean;
  /** Said first, as soon as it is known that none waits: it would belie one that does. */
  readonly nothing?: ReactNode;
}

/** The requests that wait: all of them for an Admin, who decides; their own for anyone else (ROLE-07). */
export function RoleRequests({ isAside = false, nothing }: RoleRequestsProps) {
  const binding = useService(rolesFeature, 'requests');
  const [snapshot, send] = useMachine(binding.machine);
  const { requests, granting, doomed, writtenOf } = binding.select(snapshot);
  const decides = useIsAdmin();
  const id = useId();
  const messages = requestListMessages;
  const count = requests.status === 'ready' ? requests.value.length : 0;
  const saysNothing = nothing !== undefined && (requests.status === 'empty' || requests.status === 'failed');
  const isUnsupported = requests.status === 'failed' && requests.reason === 'unsupported';
  return (
    <section
      ref={keepFocus}
      tabIndex={-1}
      className={styles.block}
      aria-labelledby={id}
      aria-busy={granting !== undefined}
    >
      {saysNothing && <div className={styles.step}>{nothing}</div>}
      <PartHeading id={id} aside={count > 0 ? countOfRequests(count) : undefined}>
        {decides ? messages.title : messages.mine}
      </PartHeading>
      <Async
        state={requests}
        loading={messages.loading}
        lines={3}
        empty={<p>{decides ? messages.empty : messages.mineEmpty}</p>}
        renderFailed={(reason) =>
          reason === 'unsupported' ? (
            <EmptyState sentence={messages.unsupported} next={messages.unsupportedNext} />
          ) : (
            <FailureState sentence={messages.failed} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
          )
        }
      >
        {(all) =>
          all.map((request) => (
            <RoleRequestEntry
              key={request.id}
              request={request}
              granting={granting}
              send={decides ? send : undefined}
            />
          ))
        }
      </Async>
      {decides && <CountInMenu count={count} />}
      {decides && (
        <DeclineDialog request={doomed} written={doomed === undefined ? '' : writtenOf(doomed.id)} send={send} />
      )}
      {!decides && !isAside && !saysNothing && !isUnsupported && (
        <div className={styles.step}>
          <ButtonLink variant="quiet" href={href('requestRole')}>
            {messages.request}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
