import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { roleDetailMessages } from '@/ui/messages/ko/role-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { AdditionDialog } from './addition-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { RoleHolders } from './role-holders.tsx';
import styles from './roles.module.css';

/** A role with its holders; an Admin can remove it and give it (ROLE-03…05). */
function RoleDetail({ services, id }: { readonly id: string } & HasServices<typeof rolesFeature>) {
  const provided = useMemo(() => services.detail(id), [services, id]);
  const [snapshot, send, page] = useMachine(provided.machine);
  const { detail: role, removalCandidate, isRemoving, isAdding } = provided.select(snapshot);
  const manages = useIsAdmin();
  const retry = () => send({ type: 'retry.asked' });
  const messages = roleDetailMessages;
  const toList = (
    <ButtonLink variant="quiet" href={href('manageRoles')}>
      {messages.toList}
    </ButtonLink>
  );

  return (
    <Async
      state={role}
      loading={messages.loading}
      lines={6}
      renderFailed={(reason) =>
        reason === 'notFound' ? (
          <ErrorState sentence={messages.missing} next={messages.missingNext}>
            {toList}
          </ErrorState>
        ) : (
          <FailureState sentence={messages.failed} reason={reason} onRetry={retry} />
        )
      }
    >
      {(detail) => (
        <>
          <RoleHolders
            detail={detail}
            onRetry={retry}
            onAdd={manages ? () => send({ type: 'addition.asked' }) : undefined}
            onRemove={manages ? (holder) => send({ type: 'removal.asked', holder }) : undefined}
          />
          <div className={styles.step}>{toList}</div>
          {manages && (
            <>
              <RemovalDialog
                detail={detail}
                removalCandidate={removalCandidate}
                busy={isRemoving}
                onConfirmed={() => send({ type: 'removal.confirmed' })}
                onClosed={() => send({ type: 'question.closed' })}
              />
              <AdditionDialog
                open={isAdding}
                roleId={id}
                role={detail.name}
                additionForm={services.additionForm}
                candidates={services.candidates}
                page={page}
              />
            </>
          )}
        </>
      )}
    </Async>
  );
}

export const RoleDetailIsland = withServices(rolesFeature, RoleDetail);
