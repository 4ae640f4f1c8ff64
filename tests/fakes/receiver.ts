import { createActor, type EventObject, fromCallback } from 'xstate';
import type { Receiver } from '@/shared/actors.machine.ts';

/** An actor that calls a function with every event that it is sent. */
export const receiving = <News extends EventObject>(hear: (news: News) => void): Receiver<News> =>
  createActor(fromCallback<News>(({ receive }) => receive(hear))).start();
