import type { ServiceIdentifier } from 'inversify';

/** The name of a service in the container. A plain `Symbol.for` would narrow to `symbol` and lose the service's type. */
export const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol.for(name);
