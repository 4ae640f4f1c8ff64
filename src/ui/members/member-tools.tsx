import { MEMBER_COLUMNS, type MemberOrder, type MemberView } from '@/admin/domain/member-list.ts';
import type { MemberListEvent } from '@/admin/machines/member-list.machine.ts';
import { Button } from '../kit/button.tsx';
import { Buttons } from '../kit/buttons.tsx';
import { Icon } from '../kit/icon.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { countOfMembers, memberListMessages, orderName, saveLabel } from '../messages/member-messages.ts';
import styles from './member-tools.module.css';

interface MemberToolsProps {
  readonly view: MemberView;
  /** How many are shown, of how many. */
  readonly shown: number;
  readonly all: number;
  /** Whether the members are known at all. */
  readonly isKnown: boolean;
  readonly send: (event: MemberListEvent) => void;
  readonly onRegister: () => void;
  readonly onSave: () => void;
}

const ORDERS: readonly MemberOrder[] = MEMBER_COLUMNS.flatMap((by) => [
  { by, descending: false },
  { by, descending: true },
]);

const keyOf = ({ by, descending }: MemberOrder): string => `${by} ${descending}`;

const ORDER_OPTIONS = ORDERS.map((order) => ({ value: keyOf(order), label: orderName(order) }));

/** Registering, searching, counting, and the list as a file (MEMB-03, MEMB-07). The search stays in sight. */
export function MemberTools({ view, shown, all, isKnown, send, onRegister, onSave }: MemberToolsProps) {
  return (
    <>
      <Buttons className={styles.deeds}>
        <Button onClick={onRegister}>
          <Icon name="plus" />
          {memberListMessages.register}
        </Button>
        <Button variant="quiet" disabled={shown === 0} onClick={onSave}>
          <Icon name="sheet" />
          {saveLabel(shown, all)}
        </Button>
      </Buttons>
      <div className={styles.search}>
        <div className={styles.field}>
          <SearchField
            label={memberListMessages.search}
            sought={view.sought}
            onSought={(text) => send({ type: 'text.changed', text })}
          />
        </div>
        <output className={styles.count}>{isKnown && countOfMembers(shown, all)}</output>
      </div>
      <div className={styles.order}>
        <SelectField
          label={memberListMessages.sort}
          options={ORDER_OPTIONS}
          value={keyOf(view.order)}
          onChange={({ target }) => {
            const order = ORDERS.find((candidate) => keyOf(candidate) === target.value);
            if (order !== undefined) send({ type: 'order.chosen', order });
          }}
        />
      </div>
    </>
  );
}
