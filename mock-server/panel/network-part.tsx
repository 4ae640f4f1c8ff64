import type { FormEvent } from 'react';
import { areas } from '../api/areas.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { type Fault, faultSchema, type Network } from '../control/control-schema.ts';
import styles from './demo-panel.module.css';
import { faultMessages, messages, outcomeMessages } from './messages.ts';
import { PanelPart, type PanelTools, type PartProps, textOf } from './panel-part.tsx';
import controls from './rows-and-controls.module.css';

const words = messages.network;

/** As slow as a third-generation mobile network: every answer is two seconds late. */
const slow: Network = { latencyMs: 2000, offline: false };

const lines: readonly { readonly name: string; readonly hint?: string; readonly network: Network }[] = [
  { name: words.normal, network: { latencyMs: 0, offline: false } },
  { name: words.slow, hint: words.slowHint, network: slow },
  { name: words.offline, hint: words.offlineHint, network: { latencyMs: 0, offline: true } },
];

const isSame = (one: Network, other: Network): boolean =>
  one.offline === other.offline && (one.offline || one.latencyMs === other.latencyMs);

/** The network's state, and the calls with a fault. */
export function NetworkPart({ church, ...tools }: PartProps) {
  return (
    <PanelPart {...tools} name="network">
      <fieldset>
        <legend className={controls['legend']}>{words.legend}</legend>
        {lines.map(({ name, hint, network }) => (
          <label key={name} className={controls['choice']}>
            <input
              type="radio"
              name="demo-line"
              checked={isSame(network, church.network)}
              onChange={() => tools.send({ type: 'command.given', command: { kind: 'setNetwork', network } })}
            />
            <span>
              {name} {hint !== undefined && <small>{hint}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <FaultForm send={tools.send} />
      <FaultList send={tools.send} faults={church.faults} />
    </PanelPart>
  );
}

/** Chooses a call that is to fail, how, and how often. */
function FaultForm({ send }: Pick<PanelTools, 'send'>) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fault = readFault(new FormData(event.currentTarget));
    send({ type: 'command.given', command: { kind: 'addFault', fault } });
  };
  return (
    <form className={controls['form']} onSubmit={submit} aria-labelledby="demo-fault">
      <h4 className={styles['subheading']} id="demo-fault">
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

/**
 * Reads the fields `call` (`GET Announcement`), `outcome` (a status or the name of a mode) and `often` (`once`, `always`).
 * @throws when they name no fault that the control knows.
 */
export const readFault = (fields: FormData): Fault => {
  const [method, path] = textOf(fields, 'call').split(' ');
  const outcome = textOf(fields, 'outcome');
  const status = Number(outcome);
  return faultSchema.parse({
    method,
    path,
    ...(fields.get('often') === 'once' ? { times: 1 } : {}),
    ...(Number.isNaN(status) ? { mode: outcome } : { mode: 'status', status }),
  });
};

interface FaultListProps extends Pick<PanelTools, 'send'> {
  readonly faults: readonly Fault[];
}

/** The calls with a fault, each with a button that removes it. */
function FaultList({ faults, send }: FaultListProps) {
  return (
    <>
      <h4 className={styles['subheading']} id="demo-faults">
        {words.active}
      </h4>
      {faults.length === 0 && <p className={styles['hint']}>{words.none}</p>}
      {faults.length > 0 && (
        <ul className={controls['rows']} aria-labelledby="demo-faults">
          {faults.map((fault, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list may contain the same fault twice
            <li key={index} className={controls['fault']}>
              <span>
                {labelOf(fault)} <small>{faultMessages(fault)}</small>
              </span>
              <button
                className={controls['button']}
                type="button"
                aria-label={`${labelOf(fault)} ${words.remove}`}
                onClick={() => send({ type: 'command.given', command: { kind: 'removeFault', fault } })}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One call that the panel can make fail. */
interface KnownCall {
  readonly method: string;
  /** The part after `/api/`; `{id}` stands for a number or a name. */
  readonly path: string;
  readonly label: string;
}

interface CallArea {
  readonly label: string;
  readonly calls: readonly KnownCall[];
}

const callOf = ({ method, path, flag, faultPath, label }: Endpoint): KnownCall => ({
  method: method.toUpperCase(),
  path: `${faultPath ?? path}${flag === undefined ? '' : `?${flag}=true`}`,
  label,
});

/** Every call of the product, grouped as its pages are. */
export const callAreas: readonly CallArea[] = Object.values(areas).map(({ label, endpoints }) => ({
  label,
  calls: Object.values<Endpoint>(endpoints).map(callOf),
}));

/** The label of a call with a fault; an unknown one, set from outside, is named by its address. */
export const labelOf = ({ method, path }: { readonly method?: string | undefined; readonly path: string }): string =>
  callAreas
    .flatMap(({ calls }) => calls)
    .find((call) => call.method === method && call.path.toLowerCase() === path.toLowerCase())?.label ??
  `${method ?? ''} ${path}`.trim();
