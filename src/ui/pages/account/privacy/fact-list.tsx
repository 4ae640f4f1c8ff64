import type { ReactNode } from 'react';
import type { SeenBy } from '@/people/domain/own-record.ts';
import styles from './privacy.module.css';
import { Readers } from './readers.tsx';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly seenBy: SeenBy;
}

/** The stored values by name, and who sees each. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value, seenBy }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>
            <Readers seenBy={seenBy} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
