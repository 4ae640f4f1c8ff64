import { useSelector } from '@xstate/react';
import type { TextSizeActor } from '@/shared/machines/start-text-size.ts';
import { TextSizes } from './text-sizes.tsx';

/** Text in three sizes, for users who do not know how to enlarge text in the browser. */
export function TextSizeSwitch({ setting }: { readonly setting: TextSizeActor }) {
  const chosen = useSelector(setting, ({ context }) => context.size);
  return <TextSizes chosen={chosen} onChosen={(size) => setting.send({ type: 'size.chosen', size })} />;
}
