import { useId } from 'react';
import type { RoleDetail, RoleHolder } from '@/admin/domain/role-register.ts';
import { selectHolders } from '@/admin/machines/provide-role-detail.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { type Column, DataTable } from '@/ui/kit/data/data-table.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { roleName } from '@/ui/messages/ko/auth-messages.ts';
import { countOfHolders, roleDetailMessages as messages } from '@/ui/messages/ko/role-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { RoleName } from './role-name.tsx';
import styles from './roles.module.css';

interface RoleHoldersProps {
  readonly detail: RoleDetail;
  readonly onRetry: () => void;
  /** Both undefined for users who may not manage roles (ROUTE-07). */
  readonly onAdd: (() => void) | undefined;
  readonly onRemove: ((holder: RoleHolder) => void) | undefined;
}

const facts: readonly Column<RoleHolder>[] = [
  {
    header: messages.name,
    kind: 'rowHeader',
    cell: ({ username }) => <span className={classNames(styles.words, styles.name)}>{username}</span>,
  },
  {
    header: messages.email,
    cell: ({ email }) => <span className={classNames(styles.words, styles.email)}>{email}</span>,
  },
];

/** The role's name, and a table of its holders (ROLE-03). */
export function RoleHolders({ detail, onRetry, onAdd, onRemove }: RoleHoldersProps) {
  const id = useId();
  const { name, holders } = detail;
  const columns = onRemove === undefined ? facts : [...facts, removal(onRemove)];
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id} aside={holders.kind === 'done' && countOfHolders(holders.value.length)}>
        {name === '' ? messages.nameless : <RoleName name={name} />}
      </PartHeading>
      <Async
        state={selectHolders(detail)}
        loading={messages.loading}
        empty={messages.empty}
        renderFailed={(reason) => <FailureState sentence={messages.holdersFailed} reason={reason} onRetry={onRetry} />}
      >
        {(rows) => <DataTable label={roleName(name)} columns={columns} rows={rows} rowKey={(holder) => holder.id} />}
      </Async>
      {onAdd !== undefined && (
        <div className={styles.step}>
          <Button onClick={onAdd}>
            <Icon name="plus" />
            {messages.add}
          </Button>
        </div>
      )}
    </section>
  );
}

function removal(onRemove: (holder: RoleHolder) => void): Column<RoleHolder> {
  return {
    header: messages.actions,
    kind: 'actions',
    cell: (holder) => (
      <Button variant="danger" onClick={() => onRemove(holder)}>
        <Icon name="trash" />
        {messages.remove}
        <VisuallyHidden> {holder.username}</VisuallyHidden>
      </Button>
    ),
  };
}
