/** Records what a form publishes. */
export const publishedInto =
  <Item>(published: Item[]) =>
  (item: Item) => {
    published.push(item);
  };
