import { createIsland } from '../island/island.ts';
import { IslandSlot } from '../island/island-slot.tsx';
import { TextSizes } from './text-sizes.tsx';

const island = createIsland(() => import('./text-size-switch.tsx').then((module) => module.TextSizeSwitch));

/** The sizes of the letters, which wait for what keeps them. */
export function TextSizeSlot() {
  return <IslandSlot island={island} props={{}} waiting={<TextSizes />} failed={<TextSizes />} />;
}
