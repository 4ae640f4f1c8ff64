import { useSelector } from '@xstate/react';
import { servedDialogsFeature } from '@/composition/served-dialogs.feature.ts';
import { useService } from '../island/core.tsx';
import { TextSizes } from './text-sizes.tsx';

/** Text in three sizes, for users who do not know how to enlarge it in the browser. */
export function TextSizeSwitch() {
  const setting = useService(servedDialogsFeature, 'textSize');
  const chosen = useSelector(setting, ({ context }) => context.size);
  return <TextSizes chosen={chosen} onChosen={(size) => setting.send({ type: 'size.chosen', size })} />;
}
