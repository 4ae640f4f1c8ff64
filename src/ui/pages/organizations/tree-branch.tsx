import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { menuGroupMachine } from '@/shared/machines/menu-group.machine.ts';
import { href } from '@/ui/app/routes/href.ts';
import { MenuGroup } from '@/ui/kit/navigation/menu-group.tsx';
import { SubjectIcon, type SubjectIconName } from '@/ui/patterns/subject/subject-icon.tsx';

interface TreeBranchProps {
  readonly title: string;
  readonly icon: SubjectIconName;
  readonly children: ReactNode;
}

/** On the pages of this section, the branches begin open. */
const SECTION = href('organizations');

/** A group of the list; a click on its header opens or closes it (ORGN-09). */
export function TreeBranch({ title, icon, children }: TreeBranchProps) {
  const [snapshot, send] = useMachine(menuGroupMachine, { input: { linkPaths: [SECTION], path: SECTION } });
  return (
    <MenuGroup
      title={title}
      icon={<SubjectIcon name={icon} />}
      open={snapshot.hasTag('open')}
      onHeaderClick={() => send({ type: 'header.clicked' })}
    >
      {children}
    </MenuGroup>
  );
}
