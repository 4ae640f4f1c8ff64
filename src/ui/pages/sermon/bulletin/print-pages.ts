/**
 * Opens the browser's own print dialog once every page is there: those further down are fetched only when they come into
 * sight, and would be missing on paper. A page that cannot be fetched holds up none of the others.
 * @param place what the pages stand in
 */
export async function printPages(place: ParentNode | null): Promise<void> {
  const pages = [...(place?.querySelectorAll('img') ?? [])];
  for (const page of pages) page.loading = 'eager';
  await Promise.allSettled(pages.map((page) => page.decode()));
  window.print();
}
