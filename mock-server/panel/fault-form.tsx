import type { FormEvent } from 'react';
import controls from './demo-controls.module.css';
import parts from './demo-parts.module.css';
import { readFault } from './form-fields.ts';
import { callAreas } from './known-calls.ts';
import { messages, outcomeMessages } from './messages.ts';
import type { PanelTools } from './panel-tools.ts';

const words = messages.network;

/** Chooses a call that is to fail, how, and how often. */
export function FaultForm({ send }: Pick<PanelTools, 'send'>) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fault = readFault(new FormData(event.currentTarget));
    send({ type: 'command.given', command: { kind: 'addFault', fault } });
  };
  return (
    <form className={controls['form']} onSubmit={submit} aria-labelledby="demo-fault">
      <h4 className={parts['subheading']} id="demo-fault">
        {words.faultHeading}
      </h4>
      <div className={controls['field']}>
        <label htmlFor="demo-call">{words.call}</label>
        <select className={controls['control']} id="demo-call" name="call">
          {callAreas.map(({ label, calls }) => (
            <optgroup key={label} label={label}>
              {calls.map((call) => (
                <option key={call.label} value={`${call.method} ${call.path}`}>
                  {call.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className={controls['field']}>
        <label htmlFor="demo-outcome">{words.outcome}</label>
        <select className={controls['control']} id="demo-outcome" name="outcome" defaultValue="500">
          {Object.entries(outcomeMessages).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <fieldset>
        <legend className={controls['legend']}>{words.often}</legend>
        <label className={controls['choice']}>
          <input type="radio" name="often" value="once" defaultChecked />
          {words.once}
        </label>
        <label className={controls['choice']}>
          <input type="radio" name="often" value="always" />
          {words.always}
        </label>
      </fieldset>
      <button className={`${controls['button']} ${controls['firm']}`} type="submit">
        {words.add}
      </button>
    </form>
  );
}
