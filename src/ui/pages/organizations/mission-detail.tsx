import { useMemo } from 'react';
import type { MissionSocietyFactory } from '@/organisation/machines/provide-organisation.ts';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { headcount } from '@/ui/messages/ko/counts.ts';
import { missionOffices } from '@/ui/messages/ko/office-names.ts';
import { missionMessages } from '@/ui/messages/ko/organisation-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { DescriptionBlock } from './description-block.tsx';
import { DetailState } from './detail-state.tsx';
import { NameTable } from './name-table.tsx';
import { officeRows } from './office-rows.ts';

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
