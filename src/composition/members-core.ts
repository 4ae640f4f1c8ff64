import type { Core } from '../ui/core.tsx';
import * as views from '../ui/shell/core-views.tsx';
import { type ContainerSettings, createContainer } from './container.ts';
import { openFeatures } from './features.ts';

/** The members' core in one piece, so that it travels as one. */
export function openCore(settings: ContainerSettings): Core {
  const container = createContainer(settings);
  return { container, views, features: openFeatures(container) };
}
