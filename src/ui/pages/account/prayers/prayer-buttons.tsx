import { canPrayFor, isOpen, type Prayer, type PrayerAction } from '@/people/domain/prayer.ts';
import type { PrayersEvent } from '@/people/machines/prayers-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { focusNeighbour } from '@/ui/kit/focus/focus-neighbour.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { prayerMessages as messages, prayerName } from '@/ui/messages/ko/prayer-messages.ts';

interface PrayerButtonsProps {
  readonly prayer: Prayer;
  readonly isBusy: boolean;
  readonly isAdmin: boolean;
  readonly send: (event: PrayersEvent) => void;
}

/** The actions of a reader, of the writer and of an Admin. */
export function PrayerButtons({ prayer, isBusy, isAdmin, send }: PrayerButtonsProps) {
  const act = (kind: Exclude<PrayerAction['kind'], 'hide'>) => () =>
    send({ type: 'action.asked', prayer, action: { kind } });
  const { isMine, isAnswered, hasPrayedToday, hiddenReason } = prayer;
  const which = <VisuallyHidden> {prayerName(prayer)}</VisuallyHidden>;
  return (
    <Buttons>
      {canPrayFor(prayer) && (
        <Button
          variant="quiet"
          aria-pressed={hasPrayedToday}
          busy={isBusy}
          onClick={hasPrayedToday ? undefined : act('pray')}
        >
          {hasPrayedToday && <Icon name="check" />}
          {hasPrayedToday ? messages.prayedToday : messages.pray}
          {which}
        </Button>
      )}
      {isMine && (
        <Button variant="quiet" busy={isBusy} onClick={act(isAnswered ? 'reopen' : 'answer')}>
          {isAnswered ? messages.reopen : messages.answer}
          {which}
        </Button>
      )}
      {isMine && (
        <Button variant="bare" onClick={() => send({ type: 'edit.asked', prayer })}>
          {messages.edit}
          {which}
        </Button>
      )}
      {isAdmin && isOpen(prayer) && (
        <Button variant="bare" busy={isBusy} onClick={() => send({ type: 'hiding.asked', prayer })}>
          {messages.hide}
          {which}
        </Button>
      )}
      {isAdmin && hiddenReason !== undefined && (
        <Button variant="bare" busy={isBusy} onClick={act('unhide')}>
          {messages.unhide}
          {which}
        </Button>
      )}
      {isMine && (
        <Button
          variant="danger"
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, 'article');
            send({ type: 'removal.asked', prayer });
          }}
        >
          <Icon name="trash" />
          {messages.remove}
          {which}
        </Button>
      )}
    </Buttons>
  );
}
