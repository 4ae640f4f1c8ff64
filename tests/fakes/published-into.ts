/** Notes what a form publishes, for a reader whom nobody leads to it. */
export const publishedInto =
  <Item>(published: Item[]) =>
  (item: Item) => {
    published.push(item);
    return () => undefined;
  };
