import { problem } from '../../../mock-server/openapi/documentation.ts';

// The schemas of the OpenAPI document's answers.
export * from '../../../mock-server/openapi/accounts.ts';
export * from '../../../mock-server/openapi/corrections.ts';
export * from '../../../mock-server/openapi/directory.ts';
export { problem } from '../../../mock-server/openapi/documentation.ts';
export * from '../../../mock-server/openapi/me.ts';
export * from '../../../mock-server/openapi/me.ts';
export * from '../../../mock-server/openapi/organisation.ts';
export * from '../../../mock-server/openapi/people.ts';
export * from '../../../mock-server/openapi/posts.ts';
export * from '../../../mock-server/openapi/prayers.ts';

/** A refusal that lists the errors, field by field. */
export const validationProblem = problem.required({ errors: true });
