import { problem } from '../../../mock-server/openapi/schemas/parts.ts';

// The schemas of the OpenAPI document's answers.
export * from '../../../mock-server/openapi/schemas/accounts.ts';
export * from '../../../mock-server/openapi/schemas/content.ts';
export * from '../../../mock-server/openapi/schemas/corrections.ts';
export * from '../../../mock-server/openapi/schemas/directory.ts';
export * from '../../../mock-server/openapi/schemas/me.ts';
export * from '../../../mock-server/openapi/schemas/organisation.ts';
export * from '../../../mock-server/openapi/schemas/own-record.ts';
export { problem } from '../../../mock-server/openapi/schemas/parts.ts';
export * from '../../../mock-server/openapi/schemas/people.ts';
export * from '../../../mock-server/openapi/schemas/prayers.ts';

/** A refusal that lists the errors, field by field. */
export const validationProblem = problem.required({ errors: true });
