import { useId, useMemo } from 'react';
import type { MissionSocietyFactory } from '@/organisation/organisation.machine.ts';
import { tableRoles } from '@/ui/kit/data/data-table.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { headcount } from '@/ui/messages/ko/grammar.ts';
import { missionMessages, missionOffices } from '@/ui/messages/ko/organisation.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './organisation.module.css';
import { DescriptionBlock, DetailState, officeRows } from './organisation-detail.tsx';

interface MissionDetailProps {
  readonly readingOf: MissionSocietyFactory;
  readonly id: string;
  /** The name in the list, shown until the society is loaded. */
  readonly name: string | undefined;
}

/** A mission society with its officers and members (ORGN-04). Its key must be the id. */
export function MissionDetail({ readingOf, id, name }: MissionDetailProps) {
  const { viewModel, retry } = useReading(useMemo(() => readingOf(id), [readingOf, id]));
  const ownName = viewModel.status === 'ready' && viewModel.value.name !== '' ? viewModel.value.name : name;
  return (
    <DetailState title={ownName ?? pageNames.mission} viewModel={viewModel} messages={missionMessages} onRetry={retry}>
      {(mission) => {
        const officers = officeRows(missionOffices, mission);
        const { members } = mission;
        if (officers.length + members.length === 0) return <EmptyState sentence={missionMessages.empty} />;
        return (
          <>
            <DescriptionBlock title={missionMessages.officers} rows={officers} />
            {members.length > 0 && (
              <NameTable
                title={missionMessages.members}
                aside={headcount(members.length)}
                header={missionMessages.memberName}
                names={members.map((member) => member.name)}
              />
            )}
          </>
        );
      }}
    </DetailState>
  );
}

interface NameTableProps {
  readonly title: string;
  readonly aside: string;
  /** The column's heading, for screen readers only. */
  readonly header: string;
  readonly names: readonly string[];
}

/** A table of names whose rows are side by side where there is room. */
function NameTable({ title, aside, header, names }: NameTableProps) {
  const id = useId();
  return (
    <section className={styles.block}>
      <PartHeading id={id} aside={aside}>
        {title}
      </PartHeading>
      <table className={styles.table} {...tableRoles.table} aria-labelledby={id}>
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>
              <VisuallyHidden>{header}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody className={styles.names} {...tableRoles.rowGroup}>
          {names.map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two members may share a name
            <tr key={`${name} ${at}`} className={styles.nameRow} {...tableRoles.row}>
              <td {...tableRoles.cell} translate="no">
                {name}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
