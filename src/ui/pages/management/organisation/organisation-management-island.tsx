import { useSearch } from 'wouter';
import { committeeIn, partIn } from './part-address.ts';
import { PartEditor } from './part-editor.tsx';
import { PartFailure } from './part-failure.tsx';
import { PartList } from './part-list.tsx';
import { ToParts } from './to-parts.tsx';

interface OrganisationManagementIslandProps {
  /** What the address names; absent where the parts are chosen from. */
  readonly segment: string | undefined;
}

/** The parts to choose from, or the one that the address names. */
export function OrganisationManagementIsland({ segment }: OrganisationManagementIslandProps) {
  const search = useSearch();
  if (segment === undefined) return <PartList />;
  const part = partIn(segment);
  if (part !== undefined) {
    return <PartEditor part={part} committee={part.kind === 'department' ? committeeIn(search) : undefined} />;
  }
  return (
    <>
      <ToParts committee={undefined} />
      <PartFailure reason="notFound" onRetry={undefined} />
    </>
  );
}
