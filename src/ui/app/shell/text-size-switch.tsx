import { useSelector } from '@xstate/react';
import { textSizeFeature } from '@/composition/text-size.feature.ts';
import { useService } from '../island/core.tsx';
import { TextSizes } from './text-sizes.tsx';

/** Letters in three sizes, for whoever does not know how to make them larger in the browser. */
export function TextSizeSwitch() {
  const setting = useService(textSizeFeature, 'setting');
  const chosen = useSelector(setting, ({ context }) => context.size);
  return <TextSizes chosen={chosen} onChosen={(size) => setting.send({ type: 'size.chosen', size })} />;
}
