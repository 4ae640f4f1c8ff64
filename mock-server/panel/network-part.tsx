import type { Network } from '../control/control-schema.ts';
import controls from './demo-controls.module.css';
import { FaultForm } from './fault-form.tsx';
import { FaultList } from './fault-list.tsx';
import { messages } from './messages.ts';
import { PanelPart } from './panel-part.tsx';
import type { PartProps } from './panel-tools.ts';

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
