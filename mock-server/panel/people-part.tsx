import type { Persona } from '../seeds/personas.ts';
import styles from './demo-panel.module.css';
import { demoUserName, demoUserWords, messages } from './messages.ts';
import { demoUserOf, demoUsers, personaOf } from './panel-model.ts';
import { ChoiceRow, PanelPart, type PanelTools, type PartProps } from './panel-part.tsx';
import controls from './rows-and-controls.module.css';

/** The personas to sign in as by one click, with their credentials for the login form. */
export function PeoplePart({ church, ...tools }: PartProps) {
  const current = demoUserOf(church.signedIn);
  return (
    <PanelPart {...tools} name="people">
      <p className={styles['hint']}>{messages.people.hint}</p>
      {current === undefined && <p>{messages.people.somebodyElse}</p>}
      <ul className={controls['rows']}>
        {demoUsers.map((demoUser) => {
          const persona = demoUser === 'expiring' ? undefined : personaOf(demoUser);
          return (
            <li key={demoUser}>
              <ChoiceRow
                words={{ ...demoUserWords[demoUser], name: demoUserName(demoUser) }}
                current={demoUser === current ? messages.people.current : undefined}
                onChoose={() => tools.send({ type: 'command.given', command: { kind: 'become', demoUser } })}
              />
              {persona !== undefined && <Credentials persona={persona} send={tools.send} />}
            </li>
          );
        })}
      </ul>
    </PanelPart>
  );
}

interface CredentialsProps extends Pick<PanelTools, 'send'> {
  readonly persona: Persona;
}

/** E-mail and password of a persona, to be typed or copied into the product's own login. */
function Credentials({ persona, send }: CredentialsProps) {
  const { email, password, copy, credentials } = messages.people;
  const facts = [
    { label: email, value: persona.email },
    { label: password, value: persona.password },
  ];
  return (
    <details className={controls['more']}>
      <summary aria-label={`${persona.name} ${credentials}`}>{credentials}</summary>
      <dl className={controls['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={controls['entry']}>
              <span className={controls['value']} lang="en" translate="no">
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
