/** What the command has told the workers. @throws Error when they were started by something else */
export function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: start the scenarios by npm run test:features`);
  return value;
}
