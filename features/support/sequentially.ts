/** Calls `act` for each item, one after the other. */
export async function sequentially<Item>(items: Iterable<Item>, act: (item: Item) => Promise<unknown>): Promise<void> {
  const remaining = [...items];
  const [first] = remaining;
  if (first === undefined) return;
  await act(first);
  await sequentially(remaining.slice(1), act);
}
