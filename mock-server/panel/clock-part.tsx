import type { FormEvent } from 'react';
import { churchDate, daysBetween } from '../church/calendar-date.ts';
import styles from './demo-panel.module.css';
import { dayMessages, messages, staleMessages } from './messages.ts';
import type { ChurchView } from './panel-model.ts';
import { PanelPart, type PartProps, textOf } from './panel-part.tsx';
import controls from './rows-and-controls.module.css';

const words = messages.clock;

/** The church's day: the real one, or a chosen one. */
export function ClockPart({ church, ...tools }: PartProps) {
  const today = churchDate(new Date(church.now));
  const move = (date: string | null): void => tools.send({ type: 'command.given', command: { kind: 'setDate', date } });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    move(textOf(new FormData(event.currentTarget), 'date'));
  };
  const mark = staleSince(church) === undefined ? undefined : <span className={styles['tag']}>{words.stale}</span>;
  return (
    <PanelPart {...tools} name="clock" mark={mark}>
      <p>
        <strong>
          <time dateTime={today}>{dayMessages(today)}</time>
        </strong>
        <br />
        {church.isClockSet ? words.moved : words.real}
      </p>
      <StaleNotice church={church} {...tools} />
      <form className={controls['form']} onSubmit={submit}>
        <div className={controls['field']}>
          <label htmlFor="demo-date">{words.label}</label>
          <input
            key={today}
            className={controls['control']}
            id="demo-date"
            type="date"
            name="date"
            defaultValue={today}
            min="1976-05-30"
            max="2099-12-31"
            required
          />
        </div>
        <p className={styles['hint']}>{words.hint}</p>
        <div className={controls['buttons']}>
          <button className={`${controls['button']} ${controls['firm']}`} type="submit">
            {words.move}
          </button>
          {church.isClockSet && (
            <button className={controls['button']} type="button" onClick={() => move(null)}>
              {words.today}
            </button>
          )}
        </div>
      </form>
    </PanelPart>
  );
}

/** Says that the records were created for another time, and offers to create them again for this day. */
function StaleNotice({ church, send }: PartProps) {
  const since = staleSince(church);
  if (since === undefined) return null;
  const refill = (): void => send({ type: 'command.given', command: { kind: 'refill', world: church.world } });
  return (
    <>
      <p>{staleMessages(since)}</p>
      <p className={styles['hint']}>{words.refillHint}</p>
      <div className={controls['buttons']}>
        <button className={controls['button']} type="button" onClick={refill}>
          {words.refill}
        </button>
      </div>
    </>
  );
}

const DAYS_IN_SIGHT = 14;

/**
 * The day for which the records were created, if it is more than two weeks from the church's today: its bulletin and
 * events are no longer shown then.
 */
export const staleSince = ({ seededOn, now }: Pick<ChurchView, 'seededOn' | 'now'>): string | undefined =>
  seededOn !== null && Math.abs(daysBetween(seededOn, churchDate(new Date(now)))) > DAYS_IN_SIGHT
    ? seededOn
    : undefined;
