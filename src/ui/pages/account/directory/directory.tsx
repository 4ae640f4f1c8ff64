import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DirectoryZone } from '@/people/domain/directory-entry.ts';
import type { directoryMachine } from '@/people/machines/directory.machine.ts';
import type { DirectoryViewModel } from '@/people/machines/provide-directory.ts';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { useActorEvents } from '@/ui/kit/focus/use-actor-events.ts';
import { Form } from '@/ui/kit/forms/form.tsx';
import { SearchBar } from '@/ui/kit/forms/search-bar.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { memberCount, directoryMessages as messages, ownZoneOnly } from '@/ui/messages/ko/directory-messages.ts';
import styles from './directory.module.css';
import { DirectoryFailure } from './directory-failure.tsx';
import { DirectoryMembers, entryId } from './directory-members.tsx';

/** The button that shows all disappears when it is pressed. */
const keepFocus = keepFocusWithin();

interface DirectoryProps {
  readonly viewModel: DirectoryViewModel;
  readonly actor: ActorRefFrom<typeof directoryMachine>;
  /** The reader's own zone; undefined without one. */
  readonly ownZone: DirectoryZone | undefined;
}

/** The list with its search: by name, initial consonants or zone (MINE-03). */
export function Directory({ viewModel, actor, ownZone }: DirectoryProps) {
  const { send } = actor;
  const { text, zone, list, isReading } = viewModel;
  const id = useId();
  useActorEvents(actor, ({ first }) => {
    if (first !== undefined) takeFocus(document.getElementById(entryId(first)));
  });
  return (
    <section ref={keepFocus} tabIndex={-1} aria-labelledby={id}>
      <PartHeading id={id}>{messages.list}</PartHeading>
      <Form className={styles.search} onSubmitted={() => send({ type: 'search.submitted' })}>
        <SearchBar
          label={messages.search}
          hint={messages.searchHint}
          searchText={text}
          onSearchTextChange={(typed) => send({ type: 'text.changed', text: typed })}
          count={list === undefined || isReading ? '' : memberCount(list.entries.length, !list.hasMore)}
        />
        {ownZone !== undefined && (
          <SelectField
            label={messages.whose}
            value={zone === undefined ? 'members' : 'zone'}
            options={[
              { value: 'members', label: messages.everybody },
              { value: 'zone', label: ownZoneOnly(ownZone.name) },
            ]}
            onChange={({ target }) =>
              send({ type: 'zone.chosen', zone: target.value === 'zone' ? ownZone : undefined })
            }
          />
        )}
      </Form>
      {list === undefined && isReading && <Skeleton label={messages.reading} lines={8} />}
      {list === undefined && !isReading && (
        <DirectoryFailure sentence={messages.failed} viewModel={viewModel} send={send} />
      )}
      {list !== undefined && <DirectoryMembers list={list} viewModel={viewModel} send={send} />}
    </section>
  );
}
