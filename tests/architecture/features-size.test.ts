import { noEmptiedSteps, shortFeatures, shortScenarios, stepsWithoutStatuses } from './rules/features.ts';
import { fewSteps, noSelectors } from './rules/steps.ts';
import { hold } from './support/rule-spec.ts';

for (const rule of [shortScenarios, shortFeatures, noEmptiedSteps, stepsWithoutStatuses, fewSteps, noSelectors])
  hold(rule);
