/** Does something with each item, one after the other: a person has one pair of hands, and a page one address. */
export async function inTurn<Item>(items: Iterable<Item>, act: (item: Item) => Promise<unknown>): Promise<void> {
  const remaining = [...items];
  const [first] = remaining;
  if (first === undefined) return;
  await act(first);
  await inTurn(remaining.slice(1), act);
}
