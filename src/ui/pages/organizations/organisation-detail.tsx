import { type ReactNode, useId } from 'react';
import type { Person } from '@/organisation/organisation.ts';
import type { ReadOnceViewModel } from '@/shared/reading.machine.ts';
import { FactTable } from '@/ui/kit/data/data-table.tsx';
import type { NamedValue } from '@/ui/kit/data/named-values.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Spinner } from '@/ui/kit/feedback/loading.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { PersonName } from '@/ui/kit/layout/text.tsx';
import { type OfficeNames, organisationMessages, titleOf } from '@/ui/messages/ko/organisation.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import styles from './organisation.module.css';

interface DetailStateProps<Value> {
  /** The full name, or the part of it that is known. */
  readonly title: string;
  readonly viewModel: ReadOnceViewModel<Value>;
  readonly messages: { readonly loading: string; readonly failed: string };
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/**
 * A detail under its title, which is also the document's; a spinner while it loads, and a retry button when it fails.
 */
export function DetailState<Value>({ title, viewModel, messages, onRetry, children }: DetailStateProps<Value>) {
  return (
    <>
      <title>{titleOf(title)}</title>
      <PageHead title={title} over={organisationMessages.over} />
      <Async
        state={viewModel}
        loading={<Spinner label={messages.loading} />}
        renderFailed={(reason) => <FailureState sentence={messages.failed} reason={reason} onRetry={onRetry} />}
      >
        {children}
      </Async>
    </>
  );
}

interface DescriptionBlockProps {
  readonly title: string;
  /** The id for links within the page. */
  readonly anchor?: string | undefined;
  readonly aside?: string | undefined;
  readonly rows: readonly NamedValue[];
}

/** Offices with their holders, under a heading; nothing when there are no holders. */
export function DescriptionBlock({ title, anchor, aside, rows }: DescriptionBlockProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={styles.block} id={anchor}>
      <PartHeading id={id} aside={aside}>
        {title}
      </PartHeading>
      <FactTable labelledBy={id} rows={rows} />
    </section>
  );
}

/** A row for every office with a holder; several holders are side by side (ORGN-04, ORGN-06…08). */
export function officeRows<Group extends object>(names: OfficeNames<Group>, group: Group): readonly NamedValue[] {
  const holders = new Map<string, unknown>(Object.entries(group));
  return Object.entries<string | undefined>(names).flatMap(([office, name = '']) => {
    const value = namesOf(holders.get(office));
    return value === '' ? [] : [{ name, value: <PersonName>{value}</PersonName> }];
  });
}

function namesOf(holder: unknown): string {
  const people = Array.isArray(holder) ? holder : [holder];
  return people.flatMap((person: unknown) => (isPerson(person) ? [person.name] : [])).join(', ');
}

function isPerson(value: unknown): value is Person {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}
