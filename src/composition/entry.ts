import type { ServiceIdentifier } from 'inversify';

/** Gets a service: of the core by its token, or one that entries share, which the first call in a tab makes. */
export type Get = <Service>(asked: ServiceIdentifier<Service> | Shared<Service>) => Service;

/** A service that several entries share. It carries its own factory, so that its code loads with those that name it. */
export interface Shared<Service> {
  readonly token: ServiceIdentifier<Service>;
  readonly make: (get: Get) => Service;
}

/** @param name its own: two services of one name would be one */
export const shared = <Service>(name: string, make: Shared<Service>['make']): Shared<Service> => ({
  token: Symbol.for(name),
  make,
});

/**
 * What views may ask for, by name: how each service is made, once in a tab, when it is first read. It loads with the view that
 * imports it, and with it all that its services need besides the core.
 * @typeParam Given what only views have, such as the words of a toast: the view passes it
 */
export type Entry<Services extends object, Given = unknown> = {
  readonly [Name in keyof Services]: (get: Get, given: Given) => Services[Name];
};

export const entry = <Services extends object, Given = unknown>(
  makers: Entry<Services, Given>,
): Entry<Services, Given> => makers;

/** The services of an entry by name: `ServicesOf<typeof membersEntry>`. */
export type ServicesOf<Offering> = {
  readonly [Name in keyof Offering]: Offering[Name] extends (...args: never) => infer Service ? Service : never;
};

/** What is passed with an entry: nothing, where its services need nothing of a view. */
export type Needed<Given> = unknown extends Given ? readonly [] : readonly [given: Given];

/** Gets the services of an entry: always the same object. What is given first is kept. */
export type GetServices = <Services extends object, Given>(
  makers: Entry<Services, Given>,
  ...given: Needed<Given>
) => Services;
