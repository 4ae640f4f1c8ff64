import { ChoiceRow } from './choice-row.tsx';
import { Credentials } from './credentials.tsx';
import parts from './demo-parts.module.css';
import styles from './demo-rows.module.css';
import { demoUserOf, demoUsers, personaOf } from './demo-users.ts';
import { demoUserName, demoUserWords, messages } from './messages.ts';
import { PanelPart } from './panel-part.tsx';
import type { PartProps } from './panel-tools.ts';

/** The personas to sign in as by one click, with their credentials for the login form. */
export function PeoplePart({ church, ...tools }: PartProps) {
  const current = demoUserOf(church.signedIn);
  return (
    <PanelPart {...tools} name="people">
      <p className={parts['hint']}>{messages.people.hint}</p>
      {current === undefined && <p>{messages.people.somebodyElse}</p>}
      <ul className={styles['rows']}>
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
