import { useSearch } from '@/ui/kit/navigation/location.ts';
import { BackToParts } from './back-to-parts.tsx';
import { committeeIn, partIn } from './part-address.ts';
import { PartEditor } from './part-editor.tsx';
import { PartFailure } from './part-failure.tsx';
import { PartList } from './part-list.tsx';

interface OrganisationManagementIslandProps {
  /** The last segment of the address; undefined on the list of parts. */
  readonly segment: string | undefined;
}

/** The list of parts, or the editor of the part in the address. */
export function OrganisationManagementIsland({ segment }: OrganisationManagementIslandProps) {
  const search = useSearch();
  if (segment === undefined) return <PartList />;
  const part = partIn(segment);
  if (part !== undefined) {
    return <PartEditor part={part} committee={part.kind === 'department' ? committeeIn(search) : undefined} />;
  }
  return (
    <>
      <BackToParts committee={undefined} />
      <PartFailure reason="notFound" onRetry={undefined} />
    </>
  );
}
