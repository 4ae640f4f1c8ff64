import './demo-tokens.css';
import './page-room.css';
import { createRoot } from 'react-dom/client';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { createCarryOut, createTokenDrawer, emailIn } from './carry-out.ts';
import { createChurchClient, createChurchWatch, type OnChange } from './church-client.ts';
import { DemoPanel } from './demo-panel.tsx';
import { type PanelEvent, panelMachine } from './panel.machine.ts';
import { createPanelMemory } from './panel-memory.ts';
import type { ChurchView, Command, CommandResult } from './panel-model.ts';

/**
 * Puts the demo panel on the page, in a root of its own at the end of the body (MOCK-03).
 * @param onChange subscribes to the parts of the church's memory that change in this tab
 * @param isReset whether the church stored in the browser could not be restored: the panel opens and says so
 */
export const mountPanel = (onChange: OnChange, isReset: boolean): void => {
  const church = createChurchClient((path, init) => fetch(path, init));
  const tokens = createTokenDrawer(() => window.sessionStorage);
  const memory = createPanelMemory(() => window.localStorage);
  const signedIn = (): string | undefined => emailIn(tokens.read());
  const carryOut = createCarryOut({ church, tokens, copy: (text) => navigator.clipboard.writeText(text) });
  const watch = createChurchWatch({ onChange, signedIn });

  const actor = createActor(
    panelMachine.provide({
      actors: {
        watch: fromCallback<PanelEvent>(({ sendBack }) => watch(sendBack)),
        read: fromPromise<ChurchView>(async () => ({ ...(await church.view()), signedIn: signedIn() })),
        carryOut: fromPromise<CommandResult, Command>(({ input }) => carryOut(input)),
      },
      actions: { reloadPage: () => window.location.reload() },
    }),
    { input: isReset ? { ...memory.read(), isOpen: true, status: { kind: 'recreated' } } : memory.read() },
  );
  actor.subscribe((snapshot) => {
    const { isOpen, part, read, status } = snapshot.context;
    // The message is kept only over a reload by the panel.
    memory.write({ isOpen, part, read, status: snapshot.matches({ church: 'leaving' }) ? status : null });
  });
  actor.start();

  const place = document.createElement('div');
  place.id = 'demo-panel';
  document.body.append(place);
  createRoot(place).render(<DemoPanel actor={actor} />);
};
