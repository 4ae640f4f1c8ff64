import { shortFeatures, shortScenarios, stepsWithoutStatuses } from './rules/features.ts';
import { fewSteps, noSelectors } from './rules/steps.ts';
import { hold } from './support/rule-spec.ts';

for (const rule of [shortScenarios, shortFeatures, stepsWithoutStatuses, fewSteps, noSelectors]) hold(rule);
