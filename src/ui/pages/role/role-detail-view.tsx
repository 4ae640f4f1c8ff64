import { useMachine } from '@xstate/react';
import { useId, useMemo } from 'react';
import { selectHolders } from '@/admin/roles/roles.machine.ts';
import { holderName, isLastAdmin, type RoleDetail, type RoleHolder } from '@/admin/roles/roles.ts';
import { rolesEntry } from '@/composition/roles.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { type Column, DataTable } from '@/ui/kit/data/data-table.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { roleName } from '@/ui/messages/ko/auth.ts';
import { countOfHolders, roleDetailMessages, roleTexts } from '@/ui/messages/ko/roles.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { AdditionDialog, RemovalDialog } from './role-holder-dialogs.tsx';
import { RoleName } from './role-name.tsx';
import styles from './roles.module.css';

/** A role with its holders; an Admin can remove it and give it (ROLE-03…05). */
export function RoleDetailIsland({ id }: { readonly id: string }) {
  const services = useServices(rolesEntry, roleTexts);
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

const nameColumn: Column<RoleHolder> = {
  header: roleDetailMessages.name,
  kind: 'rowHeader',
  cell: ({ username }) => (
    <span className={classNames(styles.words, styles.name)} translate="no">
      {username}
    </span>
  ),
};

const emailColumn: Column<RoleHolder> = {
  header: roleDetailMessages.email,
  cell: ({ email }) => <span className={classNames(styles.words, styles.email)}>{email}</span>,
};

interface RoleHoldersProps {
  readonly detail: RoleDetail;
  readonly onRetry: () => void;
  /** Both undefined for users who may not manage roles (ROUTE-07). */
  readonly onAdd: (() => void) | undefined;
  readonly onRemove: ((holder: RoleHolder) => void) | undefined;
}

/** The role's name, and a table of its holders (ROLE-03). */
function RoleHolders({ detail, onRetry, onAdd, onRemove }: RoleHoldersProps) {
  const id = useId();
  const { name, holders } = detail;
  // Others than Admins are told names alone (ROLE-03).
  const columns = onRemove === undefined ? [nameColumn] : [nameColumn, emailColumn, removalColumn(detail, onRemove)];
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id} aside={holders.kind === 'done' && countOfHolders(holders.value.length)}>
        {name === '' ? roleDetailMessages.nameless : <RoleName name={name} />}
      </PartHeading>
      <Async
        state={selectHolders(detail)}
        loading={roleDetailMessages.loading}
        empty={roleDetailMessages.empty}
        renderFailed={(reason) => (
          <FailureState sentence={roleDetailMessages.holdersFailed} reason={reason} onRetry={onRetry} />
        )}
      >
        {(rows) => <DataTable label={roleName(name)} columns={columns} rows={rows} rowKey={(holder) => holder.id} />}
      </Async>
      {onAdd !== undefined && (
        <div className={styles.step}>
          <Button onClick={onAdd}>
            <Icon name="plus" />
            <span>{roleDetailMessages.add}</span>
          </Button>
        </div>
      )}
    </section>
  );
}

function removalColumn(detail: RoleDetail, onRemove: (holder: RoleHolder) => void): Column<RoleHolder> {
  return {
    header: roleDetailMessages.actions,
    kind: 'actions',
    cell: (holder) =>
      isLastAdmin(detail, holder) ? (
        <span className={styles.kept}>{roleDetailMessages.lastAdmin}</span>
      ) : (
        <Button variant="danger" onClick={() => onRemove(holder)}>
          <Icon name="trash" />
          <span>{roleDetailMessages.remove}</span>
          <VisuallyHidden>{` ${holderName(detail, holder)}`}</VisuallyHidden>
        </Button>
      ),
  };
}
