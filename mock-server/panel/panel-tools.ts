import type { SnapshotFrom } from 'xstate';
import type { PanelEvent, panelMachine } from './panel.machine.ts';
import { type ChurchView, mailKey } from './panel-model.ts';

/** The properties of every view of the panel. */
export interface PanelTools {
  readonly state: SnapshotFrom<typeof panelMachine>;
  readonly send: (event: PanelEvent) => void;
}

export interface PartProps extends PanelTools {
  readonly church: ChurchView;
}

export const unreadCount = ({ state }: Pick<PanelTools, 'state'>): number =>
  (state.context.church?.mails ?? []).filter((mail) => !state.context.read.includes(mailKey(mail))).length;
