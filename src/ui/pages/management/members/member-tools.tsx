import { useMachine } from '@xstate/react';
import { memo, useId } from 'react';
import type { MemberListEvent } from '@/admin/members/member-list.machine.ts';
import {
  columnOrders,
  filterValues,
  MEMBER_FILTERS,
  type MemberColumn,
  type MemberFilter,
  type MemberOrder,
  type MemberView,
  UNASSIGNED,
} from '@/admin/members/member-list.ts';
import { type FoldsEvent, foldsMachine } from '@/shared/folds.machine.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { FoldButton } from '@/ui/kit/actions/fold-button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { SearchField } from '@/ui/kit/forms/search-field.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import {
  countOfMembers,
  filterChoices,
  memberColumns,
  memberListMessages,
  narrowingLabel,
  orderName,
  saveLabel,
} from '@/ui/messages/ko/members.ts';
import styles from './members.module.css';

interface MemberToolsProps {
  readonly view: MemberView;
  /** The number of members that match. */
  readonly shown: number;
  readonly all: number;
  readonly columns: readonly MemberColumn[];
  /** The duties and zones of the members; empty where the list does not contain them. */
  readonly places: Readonly<Record<MemberFilter, readonly string[]>>;
  /** Whether the members are loaded. */
  readonly isKnown: boolean;
  readonly isLoading: boolean;
  readonly send: (event: MemberListEvent) => void;
  readonly onRegister: () => void;
  readonly onSave: () => void;
}

/** The key of the tools that a phone folds away at first. */
const REST = 'rest';
const FOLDED = { folded: [REST] };

const keyOf = ({ by, descending }: MemberOrder): string => `${by} ${descending}`;

/**
 * The tools of the list: register, search, count, and save as a file (MEMB-03, MEMB-07). The search stays visible. On a
 * phone, filters and order are folded above it, so that the first members are on the first screen.
 */
export function MemberTools(props: MemberToolsProps) {
  const { view, shown, all, columns, places, isKnown, isLoading, send, onRegister, onSave } = props;
  const [folds, fold] = useMachine(foldsMachine, { input: FOLDED });
  const rest = useId();
  const isFolded = folds.context.folded.includes(REST);
  return (
    <>
      <Actions
        duty={view.duty}
        zone={view.zone}
        rest={rest}
        isFolded={isFolded}
        fold={fold}
        shown={shown}
        all={all}
        onRegister={onRegister}
        onSave={onSave}
      />
      <div className={styles.search}>
        <div className={classNames(styles.filters, isFolded && styles.folded)} id={rest}>
          <Narrowing
            duty={view.duty}
            zone={view.zone}
            order={view.order}
            columns={columns}
            places={places}
            isLoading={isLoading}
            send={send}
          />
        </div>
        <div className={styles.field}>
          <SearchField
            label={memberListMessages.search}
            searchText={view.searchText}
            onSearchTextChange={(text) => send({ type: 'text.changed', text })}
          />
        </div>
        <output className={styles.count}>{isKnown && countOfMembers(shown, all)}</output>
      </div>
    </>
  );
}

interface ActionsProps
  extends Pick<MemberView, MemberFilter>,
    Pick<MemberToolsProps, 'shown' | 'all' | 'onRegister' | 'onSave'> {
  /** The id of the tools that are folded. */
  readonly rest: string;
  readonly isFolded: boolean;
  readonly fold: (event: FoldsEvent) => void;
}

/** Memoised: they change with the list, which may follow a typed letter later. */
const Actions = memo(function Actions(props: ActionsProps) {
  const { rest, isFolded, fold, shown, all, onRegister, onSave, ...chosen } = props;
  return (
    <Buttons className={styles.toolActions}>
      <Button onClick={onRegister} data-opens-registration>
        <Icon name="plus" />
        <span>{memberListMessages.register}</span>
      </Button>
      <FoldButton
        variant="quiet"
        className={styles.more}
        open={!isFolded}
        controls={rest}
        onClick={() => fold({ type: 'fold.toggled', id: REST })}
      >
        {narrowingLabel(MEMBER_FILTERS.map((filter) => placeName(filter, chosen[filter])))}
      </FoldButton>
      <Button variant="quiet" className={classNames(isFolded && styles.folded)} disabled={shown === 0} onClick={onSave}>
        <Icon name="sheet" />
        <span>{saveLabel(shown, all)}</span>
      </Button>
    </Buttons>
  );
});

type NarrowingProps = Omit<MemberView, 'searchText'> &
  Pick<MemberToolsProps, 'columns' | 'places' | 'isLoading' | 'send'>;

/**
 * Filters and order. Memoised: a letter that is typed into the search changes none of their options. While the members
 * load, a filter has its place: the search beside it does not move.
 */
const Narrowing = memo(function Narrowing({ order, columns, places, isLoading, send, ...chosen }: NarrowingProps) {
  return (
    <>
      {MEMBER_FILTERS.filter((filter) => isLoading || places[filter].length > 0).map((filter) => (
        <div key={filter} className={styles.filter}>
          <SelectField
            label={memberColumns[filter]}
            prompt={filterChoices[filter][0]}
            options={filterValues(places[filter], chosen[filter]).map((value) => ({
              value,
              label: placeName(filter, value),
            }))}
            value={chosen[filter]}
            disabled={isLoading}
            onChange={({ target }) => send({ type: 'place.chosen', filter, place: target.value })}
          />
        </div>
      ))}
      <div className={styles.order}>
        <OrderField order={order} columns={columns} send={send} />
      </div>
    </>
  );
});

type OrderFieldProps = Pick<NarrowingProps, 'order' | 'columns' | 'send'>;

/** The order, for screens on which the columns have no headings to press. */
function OrderField({ order: chosen, columns, send }: OrderFieldProps) {
  const orders = columnOrders(columns);
  return (
    <SelectField
      label={memberListMessages.sort}
      options={orders.map((order) => ({ value: keyOf(order), label: orderName(order) }))}
      value={keyOf(chosen)}
      onChange={({ target }) => {
        const order = orders.find((candidate) => keyOf(candidate) === target.value);
        if (order !== undefined) send({ type: 'order.chosen', order });
      }}
    />
  );
}

/** The value of a filter as text; '' when it is not set. */
function placeName(filter: MemberFilter, place: string): string {
  return place === UNASSIGNED ? filterChoices[filter][1] : place;
}
