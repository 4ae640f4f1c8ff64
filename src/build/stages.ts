/** What a page needs, by the names of the modules in the manifest. */
interface Needed {
  /** The modules of a server that is part of the program, in the order in which they run; else none. */
  readonly server: readonly string[];
  readonly page: readonly string[];
  /** What shows the answer of the page's early call. */
  readonly early: readonly string[];
  readonly core: string;
  /** The islands that wait for no dialog. */
  readonly inPage: readonly string[];
  readonly islands: readonly string[];
  readonly dialogs: string;
}

/**
 * The stages in which a page's files are fetched after its first paint. The page's code comes before the core, so that React
 * hydrates it while that loads. Hydration waits for a server that is part of the program (`beside-page.ts`), which therefore
 * comes first: the code that fills it has a stage of its own, and so has the rest, which loads while it is filled. A page
 * without islands runs the core only after the first interaction (`first-interaction.ts`), but preloads it: the browser may be
 * offline by then. Dialogs, which open over the page, may load last.
 */
export function stagesOf({
  server,
  page,
  early,
  core,
  inPage,
  islands,
  dialogs,
}: Needed): readonly (readonly string[])[] {
  const [filling, ...answering] = server;
  return [
    ...(filling === undefined ? [] : [[filling], answering]),
    [...page, ...early],
    [core, ...inPage],
    [...islands, dialogs],
  ];
}
