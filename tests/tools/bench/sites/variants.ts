/**
 * The same page as plain HTML, only for its first paint: no script, no preload of one, no sheet beside the inlined
 * rules, no marks for a program. It keeps its pictures.
 */
export function floorHtml(prerendered: string): string {
  return prerendered
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|prefetch|stylesheet)"[^>]*>/g, '')
    .replaceAll(/(<[a-z][^<>]*?)(?:\s+data-[\w-]+(?:="[^"]*")?)+(?=[\s/>])/g, '$1');
}

/** The same page with an empty root until its scripts have run. @throws Error when the page has no root */
export function clientOnlyHtml(prerendered: string): string {
  const emptied = prerendered.replace(/<div id="root"[^>]*>.*<\/div>(?=<\/body>)/s, '<div id="root"></div>');
  if (emptied === prerendered) throw new Error('The page has no root to empty');
  return emptied;
}
