/** The writes that have no answer yet, by what they change: whoever opens that again waits for it before it is read (REL-18). */
export interface WritesUnderWay {
  readonly begin: <Answer>(subject: string, write: Promise<Answer>) => Promise<Answer>;
  /** Resolves when nothing that changes the subject is under way, however it ended. */
  readonly ended: (subject: string) => Promise<void>;
}

/** Made once for each kind of thing, where it outlives the page that shows one. */
export function makeWritesUnderWay(): WritesUnderWay {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    begin: async (subject, write) => {
      const last = Promise.allSettled([underWay.get(subject), write]);
      underWay.set(subject, last);
      try {
        return await write;
      } finally {
        if (underWay.get(subject) === last) underWay.delete(subject);
      }
    },
    ended: async (subject) => {
      await underWay.get(subject);
    },
  };
}
