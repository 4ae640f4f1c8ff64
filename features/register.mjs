// The workers of the runner are plain Node: this lets them read TypeScript.
import { register } from 'tsx/esm/api';

register();
