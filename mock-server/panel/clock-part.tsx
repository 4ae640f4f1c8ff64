import type { FormEvent } from 'react';
import { churchDate } from '../church/calendar-date.ts';
import controls from './demo-controls.module.css';
import parts from './demo-parts.module.css';
import { textOf } from './form-fields.ts';
import { dayMessages, messages } from './messages.ts';
import { PanelPart } from './panel-part.tsx';
import type { PartProps } from './panel-tools.ts';
import { StaleNotice } from './stale-notice.tsx';
import { staleSince } from './stale-records.ts';

const words = messages.clock;

/** The church's day: the real one, or a chosen one. */
export function ClockPart({ church, ...tools }: PartProps) {
  const today = churchDate(new Date(church.now));
  const move = (date: string | null): void => tools.send({ type: 'command.given', command: { kind: 'setDate', date } });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    move(textOf(new FormData(event.currentTarget), 'date'));
  };
  const mark = staleSince(church) === undefined ? undefined : <span className={parts['tag']}>{words.stale}</span>;
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
        <p className={parts['hint']}>{words.hint}</p>
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
