import type { Persona } from '../seeds/personas.ts';
import controls from './demo-controls.module.css';
import styles from './demo-rows.module.css';
import { messages } from './messages.ts';
import type { PanelTools } from './panel-tools.ts';

interface CredentialsProps extends Pick<PanelTools, 'send'> {
  readonly persona: Persona;
}

/** E-mail and password of a persona, to be typed or copied into the product's own login. */
export function Credentials({ persona, send }: CredentialsProps) {
  const { email, password, copy, credentials } = messages.people;
  const facts = [
    { label: email, value: persona.email },
    { label: password, value: persona.password },
  ];
  return (
    <details className={styles['more']}>
      <summary aria-label={`${persona.name} ${credentials}`}>{credentials}</summary>
      <dl className={styles['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles['entry']}>
              <span className={styles['value']} lang="en" translate="no">
                {value}
              </span>
              <button
                className={controls['button']}
                type="button"
                aria-label={`${persona.name} ${label} ${copy}`}
                onClick={() => send({ type: 'command.given', command: { kind: 'copy', text: value } })}
              >
                {copy}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
