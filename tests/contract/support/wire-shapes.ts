import { problem } from '../../../mock-server/openapi/schemas/parts.ts';

// What the OpenAPI document tells of the answers, and nothing else.
export * from '../../../mock-server/openapi/schemas/accounts.ts';
export * from '../../../mock-server/openapi/schemas/content.ts';
export * from '../../../mock-server/openapi/schemas/directory.ts';
export * from '../../../mock-server/openapi/schemas/me.ts';
export * from '../../../mock-server/openapi/schemas/organisation.ts';
export * from '../../../mock-server/openapi/schemas/own-record.ts';
export { problem } from '../../../mock-server/openapi/schemas/parts.ts';
export * from '../../../mock-server/openapi/schemas/people.ts';
export * from '../../../mock-server/openapi/schemas/prayers.ts';

/** A refusal that lists what is wrong, field by field. */
export const validationProblem = problem.required({ errors: true });
